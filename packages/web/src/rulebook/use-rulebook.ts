import { useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { type Rulebook, rulebookOf } from './read-rulebook.ts';

/** The rulebook of a game; null until it has come, also when another was there before. */
export function useRulebook(game: AnyGame): Rulebook | null {
  const [read, setRead] = useState<{ readonly id: string; readonly book: Rulebook } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void rulebookOf(game).then((book) => (isWanted ? setRead({ id: game.id, book }) : undefined));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return read?.id === game.id ? read.book : null;
}
