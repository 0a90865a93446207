import type { View } from '../../model/battle/state.ts';

/** about so many spaces of the Mission Track are a round. */
const SPACES_A_ROUND = 4;

/** What time it is for a captain: which round of how many. Against the AI the Mission Track is the clock (S2.7a). */
export interface Clock {
  readonly round: number;
  readonly rounds: number;
}

export function clockOf({ terms, solo, round }: View): Clock {
  if (terms.solo === null || solo === null) return { round, rounds: terms.rounds };
  const rounds = Math.ceil((terms.solo.length - 1) / SPACES_A_ROUND);
  const left = Math.max(1, Math.ceil((terms.solo.length - solo.marker) / SPACES_A_ROUND));
  return { round: rounds - left + 1, rounds };
}

/** How many rounds are left, this one included. */
export function roundsLeft(view: View): number {
  const { round, rounds } = clockOf(view);
  return rounds - round + 1;
}
