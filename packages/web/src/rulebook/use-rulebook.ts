import { useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { type Rulebook, rulebookOf } from './read-rulebook.ts';

/** The rulebook of a game; null until it has come. */
export function useRulebook(game: AnyGame): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    let isWanted = true;
    void rulebookOf(game).then((found) => (isWanted ? setBook(found) : undefined));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return book;
}
