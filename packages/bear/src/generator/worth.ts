import { typeOf } from '../model/battle/battle.ts';
import type { UnitId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';

// What things are worth in VP, for bots that draft. Rough, and only to be weighed against each other.

/** One CAP in one round. */
export const CAP_ROUND = 0.22;

/** Points of a counter that make a VP. */
const POINTS_A_VP = 36;

export function roundsToPlay({ view }: Seen): number {
  return view.terms.rounds;
}

/** The less, the later they come. */
export function worthOfUnits(seen: Seen, units: readonly UnitId[], round = 1): number {
  const rounds = roundsToPlay(seen);
  const share = Math.max(0, rounds - round + 1) / rounds;
  return units.reduce((sum, unit) => sum + typeOf(seen, unit).points / POINTS_A_VP, 0) * share;
}
