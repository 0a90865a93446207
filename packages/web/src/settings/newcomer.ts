import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { canStore, persistAs, storedFlag, storedList, storedValue } from '../ui/stored.ts';

const finished = storedValue('sandtable/finished', storedFlag);

/** Whether no match or lesson was ever finished in this browser. Without localStorage everybody counts as experienced. */
export function isBeginner(): boolean {
  return canStore() && !finished.read();
}

export function noteFinished(): void {
  if (isBeginner()) finished.write(true);
}

const metSchema = storedList(z.string());

interface MetStore {
  /** Tips that were shown, by game and name: `bear/check`. */
  readonly met: readonly string[];
  meet(mark: string): void;
  /** All tips will be shown again. */
  forget(): void;
}

/** Which tips this browser has shown: each is shown once. */
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
