import { useCallback, useEffect, useState } from 'react';
import type { AnyGame } from '../face/game.ts';
import { isMissingPart } from '../faults/missing-part.ts';
import { reloadOnce } from '../faults/reload-once.ts';
import { type Rulebook, rulebookOf } from './read-rulebook.ts';

interface Read {
  readonly book: Rulebook | null;
  /** Why nothing of it could be loaded. */
  readonly error: { readonly thrown: unknown } | null;
}

const NOT_YET: Read = { book: null, error: null };

/** The rulebook of a game; null until it has come, also when another was there before. `again` asks for what is missing. */
export function useRulebook(game: AnyGame): Read & { readonly again: () => void } {
  const [read, setRead] = useState<(Read & { readonly id: string }) | null>(null);
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Read): void => (isWanted ? setRead({ id: game.id, ...found }) : undefined);
    const load = async (): Promise<void> => {
      try {
        const book = await rulebookOf(game);
        // Its other parts may be of a version that is gone: then the page gets the newer one, with all of them.
        if (isWanted && isMissingPart(book.fault?.thrown) && (await reloadOnce()) === 'reloads') return;
        show({ book, error: null });
      } catch (thrown) {
        show({ book: null, error: { thrown } });
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [game, tries]);
  return { ...(read?.id === game.id ? read : NOT_YET), again };
}
