import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { myShelf } from '../link/my-shelf.ts';
import type { Summary } from '../link/summary.ts';
import { persistAs } from '../ui/stored.ts';
import { readTally, type Tally, withMatches } from './tally.ts';

interface TallyStore {
  readonly tally: Tally;
  /** Adds these matches, so that they count even when they are deleted. */
  note(matches: readonly Summary[]): void;
}

/** What has been played in this browser, including matches that were deleted. */
export const useTallyStore = create<TallyStore>()(
  persist(
    (change, get) => ({
      tally: {},
      note: (matches) => {
        const { tally } = get();
        const next = withMatches(tally, matches);
        if (next !== tally) change({ tally: next });
      },
    }),
    persistAs(
      'sandtable/tally',
      ({ tally }) => tally,
      (stored) => ({ tally: readTally(stored) }),
    ),
  ),
);

/** Brings the tally up to date with the matches on the shelf. One that cannot be read has nothing new. */
export async function refreshTally(): Promise<void> {
  const listed = await myShelf()
    .list()
    .catch(() => null);
  if (listed !== null) useTallyStore.getState().note(listed.matches);
}
