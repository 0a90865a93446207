import type { Seat } from '@sandtable/kernel';
import { useContext, useEffect, useRef, useState } from 'react';
import { Analyst } from '../match/app-context.ts';
import { usePlay } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { GameId } from '../ui/page.ts';
import { orderText, type Verdict, verdictOf } from './chance-words.ts';
import { judgeDecision } from './course-job.ts';
import './analysis.css';

interface MistakeButtonProps {
  /** Who decided; null if the entry on the screen cannot be judged. */
  readonly seat: Seat | null;
  /** Why it cannot be judged; empty if it can. */
  readonly bar: string;
  /** The entry, and the one it answered. */
  readonly seq: number;
  readonly before: number;
}

type Answer =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'trouble'; readonly text: string };

/** Plays out what was said and what the general would have said, and answers in one sentence. */
export function MistakeButton({ seat, bar, seq, before }: MistakeButtonProps) {
  const sitting = usePlay((state) => state.sitting);
  const analyst = useContext(Analyst);
  const game = useContext(GameId);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const stop = useRef(() => {});
  useEffect(
    () => () => {
      stop.current();
      setAnswer(null);
    },
    [seat, seq],
  );
  if (analyst === null) return null;
  const ask = (judged: Seat): void => {
    stop.current();
    setAnswer({ kind: 'working', done: 0 });
    const wish = { sitting, seat: judged, before, seq, start: () => analyst(game) };
    let isWanted = true;
    const tell = (text: Answer): void => void (isWanted && setAnswer(text));
    const end = judgeDecision(wish, ({ done, answer: found, trouble }) => {
      if (trouble !== null) return tell({ kind: 'trouble', text: trouble });
      if (found === null) return tell({ kind: 'working', done });
      const { compared } = found;
      const explain = async (): Promise<void> => {
        const [known] = await sitting.known({ from: before, to: before, eyes: judged });
        const other = compared === null || known === undefined ? '' : orderText(known.shown().position, compared.other);
        tell({ kind: 'verdict', verdict: verdictOf(compared, other) });
      };
      return void explain().catch((error: unknown) => tell({ kind: 'trouble', text: String(error) }));
    });
    stop.current = () => {
      isWanted = false;
      end();
    };
  };
  const isOff = seat === null || answer?.kind === 'working';
  return (
    <>
      <Button
        aria-disabled={isOff}
        data-why={seat === null ? bar : 'It is being worked out'}
        data-testid="mistake"
        onClick={() => (isOff ? undefined : ask(seat))}
      >
        Was that a mistake?
      </Button>
      <p role="status" className="judged" data-testid="judged" data-empty={answer === null || undefined}>
        {answer?.kind === 'working' ? <progress max={1} value={answer.done} aria-label="Working it out" /> : null}
        {answer?.kind === 'verdict' ? (
          <>
            <b>{answer.verdict.head}.</b> {answer.verdict.text}
          </>
        ) : null}
        {answer?.kind === 'trouble' ? answer.text : null}
      </p>
    </>
  );
}
