import { create } from 'zustand';
import { myShelf } from '../link/idb-shelf.ts';
import type { Summary } from '../link/summary.ts';
import { readKept, writeKept } from '../settings/kept.ts';
import { readTally, type Tally, withMatches } from './tally.ts';

const KEY = 'sandtable/tally';

interface TallyStore {
  readonly tally: Tally;
  /** Whoever has read the list of matches tells it, so that a match counts even when it is deleted. */
  note(matches: readonly Summary[]): void;
}

/** What has been played in this browser, also of matches that are gone. */
export const useTallyStore = create<TallyStore>()((change) => ({
  tally: readTally(readKept(KEY)),
  note: (matches) =>
    change(({ tally }) => {
      const next = withMatches(tally, matches);
      if (next !== tally) writeKept(KEY, next);
      return { tally: next };
    }),
}));

/** Brings the tally up to date with the matches on the shelf. One that cannot be read has nothing new. */
export async function refreshTally(): Promise<void> {
  const listed = await myShelf()
    .list()
    .catch(() => null);
  if (listed !== null) useTallyStore.getState().note(listed.matches);
}
