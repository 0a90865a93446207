import type { AnswerTo } from '@sandtable/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import { askServer, ServerError } from '../server/ask.ts';

type ChangedRules = NonNullable<AnswerTo<'GET /api/matches/:id/changed'>['changed']>;
type Decision = 'goOn' | 'end';

interface ChangedMatchProps {
  readonly match: string;
  onDone(): void;
}

/** For a match that cannot be opened: asks whether the rules have changed; if so, its players decide whether it goes on or ends. */
export function ChangedMatch({ match, onDone }: ChangedMatchProps) {
  const [changed, setChanged] = useState<ChangedRules | null>(null);
  const [problem, setProblem] = useState('');
  const isAsked = changed !== null;
  const hear = useCallback(
    async (asking: Promise<{ readonly changed: ChangedRules | null }>) => {
      try {
        const answer = await asking;
        setProblem('');
        setChanged(answer.changed);
        if (isAsked && answer.changed === null) onDone();
      } catch (error) {
        // Observers do not decide.
        if (isAsked) setProblem(error instanceof ServerError ? error.message : String(error));
      }
    },
    [isAsked, onDone],
  );
  useEffect(() => {
    const look = (): void => void hear(askServer('GET /api/matches/:id/changed', { id: match }));
    if (!isAsked) look();
    // The others may agree while this page is open.
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [match, isAsked, hear]);
  if (changed === null) return null;
  const choose = (how: Decision): void =>
    void hear(askServer('POST /api/matches/:id/changed', { id: match, body: { from: changed.from, how } }));
  return <ChangedChoice changed={changed} problem={problem} onChoose={choose} />;
}

const LOOK_MS = 15_000;

interface ChangedChoiceProps {
  readonly changed: ChangedRules;
  readonly problem: string;
  onChoose(how: Decision): void;
}

export function ChangedChoice({ changed: { from, people }, problem, onChoose }: ChangedChoiceProps) {
  const hasAgreed = people.some((person) => person.isMine && person.hasAgreed);
  const missing = people.filter((person) => !person.hasAgreed && !person.isMine).map(({ name }) => name);
  return (
    <section aria-label="The rules have changed">
      <p role="status">{stateWords(from, hasAgreed ? missing : null)}</p>
      {problem === '' ? null : <p role="alert">{problem}</p>}
      <div className="page-actions">
        {from === 0 || hasAgreed ? null : (
          <Button onClick={() => onChoose('goOn')}>Go on from before move {from}</Button>
        )}
        <Button tone="alarm" onClick={() => onChoose('end')}>
          End the match
        </Button>
      </div>
    </section>
  );
}

/** `missing`: the players still to decide, once the viewer has agreed. */
function stateWords(from: number, missing: readonly string[] | null): string {
  if (from === 0) return 'If anybody ends it, nobody has won.';
  if (missing !== null) return `You agree to go on from before move ${from}. Still asked: ${missing.join(', ')}.`;
  return `If all agree, it goes on from before move ${from}, and what was said since is set aside. If anybody ends it, nobody has won.`;
}
