import { listed } from '@sandtable/kernel';
import { useState } from 'react';
import { isPerson } from '../link/seating.ts';
import { draftIn } from '../match/modes.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { endMatch } from '../match/turn-actions.ts';
import { useBlind } from '../match/use-blind.ts';
import { Button, LinkButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/dialog.tsx';

export function EndMatch() {
  const { id, local } = usePlay((state) => state.sitting);
  const isBlind = useBlind();
  return (
    <>
      {local === null || isBlind ? null : <LinkButton href={`/print/match/${id}`}>Print for a table</LinkButton>}
      <Ending />
    </>
  );
}

/** The player to move may resign for the side, a player with their own screen at any time; players at one screen may agree to a draw. */
function Ending() {
  const store = usePlayStore();
  const [isOpen, setOpen] = useState(false);
  const { asks, seat, position } = usePlay((state) => state.moment);
  const { seating, isWatched, local, isHere } = usePlay((state) => state.sitting);
  const isDraft = usePlay((state) => draftIn(state) !== null);
  const seats = Object.keys(seating);
  const own = seats.filter((each) => position.sideOf(each) === position.sideOf(seat));
  const isToSay = local === null ? asks !== null && isHere(seat) : asks === seat;
  // Whoever has partners at other screens leaves instead of resigning for them.
  const hasPartner = local === null && own.some((each) => isPerson(seating, each) && !isHere(each));
  if (hasPartner || !isToSay || isWatched || isDraft || own.length === seats.length) return null;
  const end = (table: 'resign' | 'draw', by: readonly string[]): void => {
    setOpen(false);
    void endMatch(store, { table, by });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>End the match…</Button>
      <Dialog open={isOpen} title="End the match?" onClose={() => setOpen(false)}>
        <p>This cannot be taken back. The match and its log are kept.</p>
        <div className="more-deeds">
          <Button tone="alarm" onClick={() => end('resign', own)}>
            Resign as {listed(own.map(position.seatName))}
          </Button>
          {seats.every(isHere) ? <Button onClick={() => end('draw', seats)}>All agree to a draw</Button> : null}
        </div>
      </Dialog>
    </>
  );
}
