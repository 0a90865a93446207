import { brokenWorlds, type FuzzMoment } from '@sandtable/kernel/testing';
import type { Limanowa, LimanowaSystem } from '../model/state.ts';

/** One world in so many is also played to its end. */
const PLAYED_EVERY = 10;

/** The laws of imagined worlds for every audience, at one moment in so many. */
export function soundWorlds(
  system: LimanowaSystem,
  { state, random }: Pick<FuzzMoment<Limanowa>, 'state' | 'random'>,
  every: number,
): readonly string[] {
  if (random.below(every) > 0) return [];
  const audiences = [...new Set(state.corps.map(({ seat }) => seat)), 'spectator', 'referee'];
  return brokenWorlds(system, state, { audiences, random, playsOn: random.below(PLAYED_EVERY) === 0 });
}
