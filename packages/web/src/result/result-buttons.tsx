import type { Seating } from '@sandtable/session';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { downloadMatch } from '../link/files.ts';
import type { Moment } from '../link/link.ts';
import { GAMES } from '../games/games.ts';
import { beginMatch } from '../games/open-match.ts';
import { freshSeed } from '../link/seed.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { rematchPlan, swappedSeats } from './rematch.ts';

/** Once more, from the other side, back to the board, or away. */
export function ResultButtons({ moment }: { readonly moment: Moment }) {
  const store = usePlayStore();
  const link = usePlay((state) => state.link);
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const again = async (seats: Seating): Promise<void> => {
    const plan = rematchPlan(moment.view, seats, freshSeed());
    if (plan === null) return;
    setStarting(true);
    const linked = await beginMatch(GAMES[0], plan);
    setStarting(false);
    if (linked.ok) navigate(`/play/${linked.match.id}`);
  };
  const swapped = swappedSeats(link.seating);
  const isOff = isStarting || moment.view.terms.mission === null;
  return (
    <div className="result-buttons">
      <Button tone="main" disabled={isOff} onClick={() => void again(link.seating)}>
        Play again
      </Button>
      {swapped === null ? null : (
        <Button disabled={isOff} onClick={() => void again(swapped)}>
          Swap sides
        </Button>
      )}
      <Button onClick={() => store.setState({ isResultOpen: false, tab: 'log' })}>Look at the board</Button>
      <Button onClick={() => void link.save().then((text) => downloadMatch(`match ${link.id}`, text))}>
        Export the match
      </Button>
      <LinkButton href="/">To the start</LinkButton>
    </div>
  );
}
