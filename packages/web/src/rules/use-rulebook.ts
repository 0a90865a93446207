import { useEffect, useState } from 'react';
import { rulebook, type Rulebook } from './rulebook.ts';

/** The rulebook; null until it has come. */
export function useRulebook(): Rulebook | null {
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    let isWanted = true;
    void rulebook().then((found) => (isWanted ? setBook(found) : undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  return book;
}
