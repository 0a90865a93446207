import { useCallback, useEffect, useState } from 'react';
import { aside } from '../games/set-aside.ts';
import { myShelf } from '../link/idb-shelf.ts';
import { type ShelfList, shelfError } from '../link/shelf.ts';
import { noteMatches } from '../missions/tally.ts';

interface Matches extends ShelfList {
  /** The list was read, successfully or not. */
  readonly isKnown: boolean;
  /** The browser's error if the list cannot be read. */
  readonly trouble: string | null;
  remove(key: IDBValidKey): void;
  reload(): void;
}

const NONE: ShelfList = { matches: [], unreadable: [] };

export function useMatches(): Matches {
  const [listed, setListed] = useState(NONE);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isKnown, setKnown] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    try {
      const found = await myShelf().list();
      setListed(found);
      noteMatches(found.matches);
      setTrouble(null);
    } catch (error) {
      setTrouble(shelfError(error).message);
    }
    setKnown(true);
  }, []);
  useEffect(() => void load(), [load]);
  const remove = useCallback(
    (key: IDBValidKey): void => {
      myShelf()
        .remove(key)
        .then(() => {
          if (typeof key === 'string') aside.drop(key);
          return load();
        })
        .catch((error: unknown) => setTrouble(shelfError(error).message));
    },
    [load],
  );
  const reload = useCallback(() => void load(), [load]);
  return { ...listed, isKnown, trouble, remove, reload };
}
