import { type Given } from '@sandtable/kernel';
import { useEffect, useState } from 'react';
import type { WhyModel } from '../face/table.ts';
import { usePlayStore } from '../match/play-context.tsx';
import { Button } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFail } from '../ui/loading.tsx';
import { CardPick } from './card-pick.tsx';
import { DicePick } from './dice-pick.tsx';
import type { OpenWant } from './hand-asking.ts';
import { useHand } from './hand-room.tsx';

export function WantSheet({ want: { number, model, isAi, isBegun, refusal } }: { readonly want: OpenWant }) {
  const hand = useHand();
  const store = usePlayStore();
  const [isWhy, setWhy] = useState(false);
  const { title, text, ask, dice, choices, field, hexes, isTie = false } = model;
  useEffect(() => {
    store.setState({ called: hexes });
    return () => store.setState({ called: [] });
  }, [store, hexes]);
  const give = (values: readonly Given[]): void => hand.give(values);
  const count = dice?.count ?? 1;
  return (
    <section className="hand-sheet" aria-label="Wanted from your table" data-want={number}>
      <h2>{title}</h2>
      {text === '' ? null : <p className="hand-text">{text}</p>}
      {title === ask ? null : <p className="hand-ask">{ask}</p>}
      {refusal === '' ? null : (
        <p className="hand-refusal" role="alert">
          {refusal}
        </p>
      )}
      {dice === null ? (
        <CardPick key={number} choices={choices} field={field} isTie={isTie} onPick={(value) => give([value])} />
      ) : (
        <DicePick key={number} count={dice.count} sides={dice.sides} onPick={give} />
      )}
      <div className="hand-buttons">
        <Button data-does="forMe" onClick={() => give(Array.from({ length: count }, () => null))}>
          {dice !== null ? 'Roll for me' : isTie ? 'Choose for me' : 'Draw for me'}
        </Button>
        {isAi && isBegun ? <Button onClick={() => setWhy(true)}>Why?</Button> : null}
        {isBegun ? (
          <Button onClick={() => hand.startAgain()}>Enter it again</Button>
        ) : isAi ? null : (
          <Button onClick={() => hand.cancel()}>Take it back</Button>
        )}
      </div>
      {isWhy ? <WhyNow onClose={() => setWhy(false)} /> : null}
    </section>
  );
}

function WhyNow({ onClose }: { readonly onClose: () => void }) {
  const hand = useHand();
  const fail = useFail();
  const [why, setWhy] = useState<WhyModel | null>(null);
  useEffect(() => {
    hand.why().then(setWhy, fail);
  }, [hand, fail]);
  return (
    <Dialog open={why !== null} onClose={onClose} title="Why?">
      {why === null ? null : (
        <>
          <ul className="hand-why">
            {why.lines().map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {why.proof()}
        </>
      )}
    </Dialog>
  );
}
