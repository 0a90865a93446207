import type { Sentence } from '@sandtable/kernel';
import type { TurnButton, TurnButtons as Buttons } from '../face/speech.ts';
import { askedOf, sentOf } from '../match/asked.ts';
import { wordsIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import type { PlayStore } from '../match/play-store.ts';
import { confirm, say } from '../match/saying-actions.ts';
import { takeBack } from '../match/turn-actions.ts';
import { Button } from '../ui/buttons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { whyNoUndo } from './undo-words.ts';

const NONE: Buttons = { usual: [], last: null };

/** Undo at one end, orders of one word in the middle, what ends the turn at the other. Where there are none their places stay. */
export function TurnButtons() {
  // Also while something is being said: whoever wants to pass need not take it back first.
  const position = usePlay((state) => (askedOf(state) ?? sentOf(state))?.saying.position ?? null);
  const moment = usePlay((state) => state.moment);
  const isPast = usePlay(({ look }) => look.kind !== 'now');
  const { over } = usePlay((state) => state.sitting.habits);
  const store = usePlayStore();
  const why = isPast ? 'You are looking at a past entry' : whyNoUndo(moment, over);
  const { usual, last } = position?.turnButtons() ?? NONE;
  return (
    <div className="turn-buttons">
      <Tooltip text={why ?? 'Take back your last action'}>
        <Button
          aria-disabled={why !== null}
          data-testid="undo"
          data-does={`undo ${moment.seq}`}
          aria-describedby="act-note"
          onClick={() => void (why === null && takeBack(store))}
        >
          Undo
        </Button>
      </Tooltip>
      {usual.length === 0 ? <span className="turn-free" /> : null}
      {usual.map((button) => (
        <OneWord key={button.words.join(' ')} button={button} seq={moment.seq} />
      ))}
      {last === null ? <span className="turn-free" /> : <OneWord button={last} seq={moment.seq} />}
    </div>
  );
}

/** It is nobody's: whoever was chosen is let go. */
function sayAlone(store: PlayStore, words: Sentence): void {
  store.setState({ unit: -1 });
  say(store, words);
}

interface OneWordProps {
  readonly button: TurnButton;
  readonly seq: number;
}

/** It says its word; the main button does it. By the keyboard the same key on it does, so that nobody has to walk there. */
function OneWord({ button: { words, label, aside, tip, isAlarming }, seq }: OneWordProps) {
  const store = usePlayStore();
  const isSaid = usePlay((state) => wordsIn(state).join(' ') === words.join(' '));
  const button = (
    <Button
      tone={isAlarming ? 'alarm' : 'normal'}
      data-say={words.join(' ')}
      data-does={`${words.join(' ')} ${seq}`}
      aria-pressed={isSaid}
      onClick={({ detail }) => {
        if (!isSaid) sayAlone(store, words);
        else if (detail === 0) confirm(store);
      }}
    >
      {label}
      {aside === '' ? null : (
        <>
          {' '}
          <span className="soft">{aside}</span>
        </>
      )}
    </Button>
  );
  return tip === null ? button : <Tooltip text={tip}>{button}</Tooltip>;
}
