import { OPTIONS, type View } from '@sandtable/bear';
import type { TablePlan } from '../link/open-table.ts';
import type { Seating } from '@sandtable/session';

/** The same firefight with the same rules and people, but other dice; null for one that came from no mission. */
export function rematchPlan({ terms, options }: View, seats: Seating, seed: string): TablePlan | null {
  if (terms.mission === null) return null;
  const kept = Object.entries(options).filter(
    ([name, value]) => Object.hasOwn(OPTIONS, name) && typeof value === 'string',
  );
  return {
    mission: terms.mission,
    options: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    seats,
    seed,
  };
}
