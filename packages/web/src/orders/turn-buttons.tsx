import type { TurnButton, TurnButtons as Buttons } from '../face/speech.ts';
import { askedAfresh } from '../match/asked.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { sayOrConfirm } from '../match/saying-actions.ts';
import { takeBack } from '../match/turn-actions.ts';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { whyNoUndo } from './undo-words.ts';

const NONE: Buttons = { usual: [], last: null };

/** What is always there: undo at one end, orders of one word in the middle, what ends the turn at the other, well apart. */
export function TurnButtons() {
  // Also while something is being said: whoever wants to pass need not take it back first.
  const asked = usePlay(askedAfresh);
  const moment = usePlay((state) => state.moment);
  const { over } = usePlay((state) => state.sitting.habits);
  const store = usePlayStore();
  const why = whyNoUndo(moment, over);
  const { usual, last } = asked?.saying.position.turnButtons() ?? NONE;
  return (
    <>
      <div className="turn-buttons">
        <Tooltip text={why ?? 'Take back your last action'}>
          <Button
            aria-disabled={why !== null}
            data-testid="undo"
            aria-describedby="why-no-undo"
            onClick={() => void (why === null && takeBack(store))}
          >
            Undo
          </Button>
        </Tooltip>
        {usual.map((button) => (
          <OneWord key={button.words.join(' ')} button={button} />
        ))}
        <span className="turn-gap" />
        {last === null ? null : <OneWord button={last} />}
      </div>
      <p id="why-no-undo" className="turn-why">
        {why === null ? '' : `No undo: ${lowered(why)}`}
      </p>
    </>
  );
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function OneWord({ button: { words, label, aside, tip, isAlarming } }: { readonly button: TurnButton }) {
  const store = usePlayStore();
  const button = (
    <Button
      tone={isAlarming ? 'alarm' : 'normal'}
      data-say={words.join(' ')}
      onClick={() => sayOrConfirm(store, words)}
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
