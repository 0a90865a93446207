import { brokenWorlds, type FuzzMoment } from '@sandtable/kernel/testing';
import type { Bear, BearSystem } from '../model/battle/state.ts';

/** One world in so many is also played to its end. */
const PLAYED_EVERY = 10;

/** The laws of imagined worlds for every audience, at one moment in so many. */
export function soundWorlds(
  system: BearSystem,
  { state, random }: Pick<FuzzMoment<Bear>, 'state' | 'random'>,
  every: number,
): readonly string[] {
  if (random.below(every) > 0) return [];
  const audiences = [...new Set(state.players.map(({ seat }) => seat)), 'spectator', 'referee'];
  return brokenWorlds(system, state, { audiences, random, playsOn: random.below(PLAYED_EVERY) === 0 });
}
