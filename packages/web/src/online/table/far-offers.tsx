import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { FarState } from '../../link/far-state.ts';
import { playerName } from '../../link/seating.ts';
import { readLog } from '../../match/log-pages.ts';
import { setUpIn } from '../../match/modes.ts';
import { usePlay, usePlayStore } from '../../match/play-context.tsx';
import { standingLog } from '../../match/screen-moment.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { FarHandle } from './far-handle.ts';
import { EntryText } from './entry-text.tsx';

type Offer = FarState['offers'][number];

const OFFERED: Readonly<Record<Offer['what'], (name: string) => string>> = {
  draw: (name) => `${name} offers a draw`,
  takeBack: (name) => `${name} asks to take back`,
  resign: (name) => `${name} asks you to resign together`,
};
const AGREE = { draw: 'Agree to a draw', resign: 'Agree to resign' } as const;

interface OffersProps {
  readonly link: FarHandle;
}

/** Offers by others that this person has not answered. They stand whatever is played meanwhile. */
export function FarOffers({ link }: OffersProps) {
  const offers = useStore(link.far, (state) => state.offers);
  const { seating, isHere } = usePlay((state) => state.sitting);
  const [later, setLater] = useState<string | null>(null);
  const open = offers.find(
    ({ seat, what }) => !isHere(seat) && !offers.some((other) => other.what === what && isHere(other.seat)),
  );
  const isPlayer = Object.keys(seating).some((seat) => isHere(seat));
  // One dialog at a time.
  const isReading = usePlay((state) => setUpIn(state) !== null);
  if (open === undefined || !isPlayer || isReading) return null;
  const key = `${open.what} ${open.to} ${open.seat}`;
  const name = playerName(seating, open.seat);
  const title = OFFERED[open.what](name);
  if (later === key)
    return (
      <Button className="far-offer" onClick={() => setLater(null)}>
        {title}…
      </Button>
    );
  const answer = (isAgreed: boolean): void => {
    const { what, to } = open;
    void (isAgreed ? link.offer(what, what === 'takeBack' ? to : undefined) : link.decline(what));
  };
  return (
    <Dialog open title={title} onClose={() => setLater(key)}>
      {open.what === 'draw' ? <p>If you agree, the match ends, and nobody wins.</p> : null}
      {open.what === 'resign' ? (
        <p>If all on your side agree, it resigns: the match ends, and the others win.</p>
      ) : null}
      {open.what === 'takeBack' ? <TakenBack to={open.to} /> : null}
      <div className="offer-answers">
        <Button onClick={() => answer(false)}>{open.what === 'draw' ? 'Refuse and play on' : 'Refuse'}</Button>
        <Button onClick={() => answer(true)}>
          {open.what === 'takeBack' ? `Agree, back to ${open.to}` : AGREE[open.what]}
        </Button>
      </div>
      <Button tone="plain" className="offer-later" onClick={() => setLater(key)}>
        Answer later
      </Button>
    </Dialog>
  );
}

function TakenBack({ to }: { readonly to: Offer['to'] }) {
  const store = usePlayStore();
  const log = usePlay((state) => state.log);
  const { seq, position } = usePlay((state) => state.moment);
  useEffect(() => void readLog(store, to), [store, to]);
  const entries = standingLog(log, seq).filter((entry) => entry.seq > to);
  return (
    <>
      <ol className="taken-back">
        {entries.map((entry) => (
          <li key={entry.seq} data-side={entry.speaker === null ? undefined : position.sideOf(entry.speaker)}>
            <b>{entry.seq}</b>{' '}
            {entry.events.length === 0 ? (
              <span className="soft">nothing that you saw</span>
            ) : (
              <EntryText entry={entry} />
            )}
          </li>
        ))}
      </ol>
      <p>These moves go. Dice that were seen do not come again: the next rolls are new ones.</p>
    </>
  );
}

/** What a player can offer the others: a draw, or to take back the player's last order with all that came after it. */
export function FarDeeds({ link }: OffersProps) {
  const offers = useStore(link.far, (state) => state.offers);
  const { sitting, moment, log } = usePlay((state) => state);
  const [isOpen, setOpen] = useState(false);
  const isPlayer = sitting.isHere(moment.seat) && moment.outcome === null && moment.asks !== null;
  const isAlone = Object.keys(sitting.seating).every((seat) => sitting.isHere(seat) || !isPerson(seat));
  if (!isPlayer || isAlone) return null;
  const last = standingLog(log, moment.seq).findLast(({ speaker }) => sitting.isHere(speaker))?.seq;
  const isOffered = (what: Offer['what']): boolean => offers.some((offer) => offer.what === what);
  const hasBots = Object.values(sitting.seating).some(({ kind }) => kind !== 'person');
  return (
    <>
      {last === undefined || moment.undo.granted || isOffered('takeBack') ? null : (
        <Button onClick={() => setOpen(true)}>Ask to take back…</Button>
      )}
      {hasBots || isOffered('draw') ? null : <Button onClick={() => void link.offer('draw')}>Offer a draw</Button>}
      <Dialog open={isOpen && last !== undefined} title="Ask to take back?" onClose={() => setOpen(false)}>
        <TakenBack to={(last ?? 1) - 1} />
        <p>Everybody at the table has to agree.</p>
        <Button
          tone="main"
          onClick={() => {
            setOpen(false);
            void link.offer('takeBack', (last ?? 1) - 1);
          }}
        >
          Ask, back to {(last ?? 1) - 1}
        </Button>
      </Dialog>
    </>
  );

  function isPerson(seat: string): boolean {
    return sitting.seating[seat]?.kind === 'person';
  }
}
