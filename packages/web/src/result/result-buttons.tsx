import type { Seating } from '@sandtable/session';
import { useContext, useState } from 'react';
import { useLocation } from 'wouter';
import type { Rematch } from '../face/result.ts';
import { downloadMatch } from '../link/files.ts';
import { freshSeed } from '../link/seed.ts';
import { Begin } from '../match/app-context.ts';
import { usePlay, usePlayStore } from '../match/play-context.tsx';
import { Button, LinkButton } from '../ui/buttons.tsx';

export function ResultButtons({ rematch: { options, opposite } }: { readonly rematch: Rematch }) {
  const begin = useContext(Begin);
  const store = usePlayStore();
  const sitting = usePlay((state) => state.sitting);
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const again = async (seats: Seating): Promise<void> => {
    if (options === null) return;
    setStarting(true);
    const id = await begin({ options, seats, seed: freshSeed() }).finally(() => setStarting(false));
    if (id !== null) navigate(`/play/${id}`);
  };
  const swapped = swappedSeats(sitting.seating, opposite);
  const isOff = isStarting || options === null;
  return (
    <div className="result-buttons">
      <Button tone="main" disabled={isOff} onClick={() => void again(sitting.seating)}>
        Play again
      </Button>
      {swapped === null ? null : (
        <Button disabled={isOff} onClick={() => void again(swapped)}>
          Swap sides
        </Button>
      )}
      <Button onClick={() => store.setState({ isResultOpen: false, tab: 'log' })}>Look at the board</Button>
      <Button onClick={() => void sitting.save().then((text) => downloadMatch(`match ${sitting.id}`, text))}>
        Export the match
      </Button>
      <LinkButton href="/">Home</LinkButton>
    </div>
  );
}

/** The people of each side on the other side; null if nobody can swap: the AI keeps its side. */
export function swappedSeats(seats: Seating, opposite: Rematch['opposite']): Seating | null {
  const swapped = Object.keys(seats).flatMap((seat) => {
    const holder = seats[opposite[seat] ?? ''];
    return holder === undefined ? [] : [[seat, holder] as const];
  });
  const isWhole = swapped.length === Object.keys(seats).length;
  const isOther = swapped.some(([seat, holder]) => JSON.stringify(holder) !== JSON.stringify(seats[seat]));
  return isWhole && isOther ? Object.fromEntries(swapped) : null;
}
