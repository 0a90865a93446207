import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { canStore, persistAs, storedFlag, storedList, storedValue } from '../ui/stored.ts';

const finished = storedValue('sandtable/finished', storedFlag);

/** Whether no match or lesson was ever finished in this browser. Without localStorage every player counts as experienced. */
export function isBeginner(): boolean {
  return canStore() && !finished.read();
}

export function noteFinished(): void {
  if (isBeginner()) finished.write(true);
}

/** Matches that had suggestions or a quiet screen because they were early, by id. */
const advised = storedValue('sandtable/advised', storedList(z.string()));
const MOST_ADVISED = 3;

/** Whether a match is one of the first three in this browser; counts it. */
export function isEarlyMatch(id: string): boolean {
  const ids = advised.read();
  if (ids.includes(id)) return true;
  return canStore() && ids.length < MOST_ADVISED && advised.write([...ids, id]);
}

/** Briefings that were read, by game and mission. */
const briefed = storedValue('sandtable/briefed', storedList(z.string()));

export function isBriefed(mission: string): boolean {
  return briefed.read().includes(mission);
}

export function noteBriefed(mission: string): void {
  if (!isBriefed(mission)) briefed.write([...briefed.read(), mission]);
}

const metSchema = storedList(z.string());

interface MetStore {
  /** Tips that were shown, by game and name: `bear/check`. */
  readonly met: readonly string[];
  meet(mark: string): void;
  /** All tips will be shown again. */
  forget(): void;
}

/** Each tip is shown once per browser. */
export const useMet = create<MetStore>()(
  persist(
    (change) => ({
      met: [],
      meet: (mark) => change(({ met }) => ({ met: met.includes(mark) ? met : [...met, mark] })),
      forget: () => change({ met: [] }),
    }),
    persistAs(
      'sandtable/met',
      ({ met }) => met,
      (stored) => ({ met: metSchema.parse(stored) }),
    ),
  ),
);
