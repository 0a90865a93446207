import { passNews } from '../bear/speech/confirm.ts';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { type Asked, askedAfresh } from '../match/asked.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { sayOrConfirm } from '../match/saying-actions.ts';
import { takeBack } from '../match/turn-actions.ts';
import { whyNoUndo } from './undo-words.ts';

/** What is always there: undo at one end, Stall in the middle, Pass at the other, well apart. */
export function TurnButtons() {
  // Also while something is being said: whoever wants to pass need not take it back first.
  const asked = usePlay(askedAfresh);
  const moment = usePlay((state) => state.moment);
  const store = usePlayStore();
  const why = whyNoUndo(moment);
  const buttons = asked?.clickables.buttons ?? [];
  const stall = buttons.find(({ choice }) => choice.word === 'stall');
  const pass = buttons.find(({ choice }) => choice.word === 'pass');
  const others = buttons.filter(
    (entry) => entry !== stall && entry !== pass && entry.choice.kind === 'verb' && entry.words.length === 1,
  );
  const isTurn = moment.pending?.key === 'turn';
  return (
    <>
      <div className="turn-buttons">
        <Tooltip text={why ?? 'Takes your last entry back'}>
          <Button
            aria-disabled={why !== null}
            data-testid="undo"
            aria-describedby="why-no-undo"
            onClick={() => void (why === null && takeBack(store))}
          >
            Undo
          </Button>
        </Tooltip>
        {isTurn
          ? others.map((entry) => (
              <Button
                key={entry.choice.word}
                data-say={entry.choice.word}
                onClick={() => sayOrConfirm(store, entry.words)}
              >
                {entry.label}
              </Button>
            ))
          : null}
        {stall === undefined || !isTurn ? null : (
          <Button data-say="stall" onClick={() => sayOrConfirm(store, stall.words)}>
            Stall <span className="soft">1 CAP</span>
          </Button>
        )}
        <span className="turn-gap" />
        {pass === undefined || !isTurn || asked === null ? null : (
          <PassButton asked={asked} onPass={() => sayOrConfirm(store, pass.words)} />
        )}
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

function PassButton({ asked, onPass }: { readonly asked: Asked; readonly onPass: () => void }) {
  const { endsRound, caps, ap } = passNews(asked.saying);
  const lost = [...(caps > 0 ? [`${caps} ${caps === 1 ? 'CAP' : 'CAPs'}`] : []), ...(ap > 0 ? [`${ap} AP`] : [])];
  const text = `${endsRound ? 'This ends the round' : 'You may act again later in the round'}${lost.length === 0 ? '' : `; lost: ${lost.join(' and ')}`}`;
  return (
    <Tooltip text={text}>
      <Button tone={endsRound ? 'alarm' : 'normal'} data-say="pass" onClick={onPass}>
        Pass{endsRound ? ': ends the round' : ''}
      </Button>
    </Tooltip>
  );
}
