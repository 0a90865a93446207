import { useCallback, useEffect, useState } from 'react';
import { myShelf } from '../link/my-shelf.ts';
import type { Summary } from '../link/summary.ts';
import { shelfError } from '../link/shelf.ts';
import { useTallyStore } from '../missions/tally-store.ts';

interface Matches {
  /** The last played first. */
  readonly list: readonly Summary[];
  /** Why nothing can be read, in the browser's words; null if all is well. */
  readonly trouble: string | null;
  remove(id: string): void;
}

/** The matches that this browser keeps. */
export function useMatches(): Matches {
  const [list, setList] = useState<readonly Summary[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      const found = await myShelf().list();
      setList(found);
      useTallyStore.getState().note(found);
      setTrouble(null);
    } catch (error) {
      setTrouble(shelfError(error).message);
    }
  }, []);
  useEffect(() => void load(), [load]);
  const remove = useCallback(
    (id: string): void => {
      myShelf()
        .remove(id)
        .then(load, (error: unknown) => setTrouble(shelfError(error).message));
    },
    [load],
  );
  return { list, trouble, remove };
}
