import type { Seating } from '@sandtable/session';
import { useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { Rematch } from '../face/result.ts';
import { downloadMatch } from '../link/files.ts';
import { gameNamed } from '../games/games.ts';
import { beginMatch } from '../games/open-match.ts';
import { freshSeed } from '../link/seed.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { GameId } from '../ui/game-id.ts';
import { swappedSeats } from './swapped-seats.ts';

/** Once more, from the other side, back to the board, or away. */
export function ResultButtons({ rematch: { options, opposite } }: { readonly rematch: Rematch }) {
  const game = gameNamed(useContext(GameId));
  const store = usePlayStore();
  const link = usePlay((state) => state.link);
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const again = async (seats: Seating): Promise<void> => {
    if (options === null) return;
    setStarting(true);
    const linked = await beginMatch(game, { options, seats, seed: freshSeed() });
    setStarting(false);
    if (linked.ok) navigate(`/play/${linked.match.id}`);
  };
  const swapped = swappedSeats(link.seating, opposite);
  const isOff = isStarting || options === null;
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
