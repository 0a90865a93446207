import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persistAs, storedRecord } from '../ui/stored.ts';
import { hasYou } from './seating.ts';
import type { Summary } from './summary.ts';

/** The best score of each mission at each grade, for games with a record sheet. */
export type Bests = Readonly<Record<string, Readonly<Record<string, number>>>>;

const LARGEST = 99;
const bestsSchema = storedRecord(storedRecord(z.int().check(z.minimum(0), z.maximum(LARGEST))));

/** Reads what was stored or imported and drops what is damaged. */
export function readBests(stored: unknown): Bests {
  return bestsSchema.parse(stored);
}

/** The better of both for each mission and grade; the same object if nothing is better. */
export function betterOf(bests: Bests, others: Bests): Bests {
  const changed = new Map<string, Record<string, number>>();
  for (const [mission, grades] of Object.entries(others))
    for (const [grade, points] of Object.entries(grades)) {
      const known = changed.get(mission) ?? bests[mission] ?? {};
      const best = known[grade];
      if (best === undefined || best < points) changed.set(mission, { ...known, [grade]: points });
    }
  return changed.size === 0 ? bests : { ...bests, ...Object.fromEntries(changed) };
}

/** LS5c: what these matches score. Only missions that you accomplished by the printed rules count. */
export function scoredIn(matches: readonly Summary[]): Bests {
  let bests: Bests = {};
  for (const { mission, scored, asks, rules, seating } of matches)
    if (mission !== null && scored !== undefined && asks === null && rules.length === 0 && hasYou(seating))
      bests = betterOf(bests, { [mission]: { [scored.grade]: scored.points } });
  return bests;
}

interface BestsStore {
  readonly bests: Bests;
  /** Nothing is ever removed: a score stays when its match is deleted. */
  add(others: Bests): void;
}

export const useBestsStore = create<BestsStore>()(
  persist(
    (change, get) => ({
      bests: {},
      add: (others) => {
        const { bests } = get();
        const next = betterOf(bests, others);
        if (next !== bests) change({ bests: next });
      },
    }),
    persistAs(
      'sandtable/bests',
      ({ bests }) => bests,
      (stored) => ({ bests: readBests(stored) }),
    ),
  ),
);
