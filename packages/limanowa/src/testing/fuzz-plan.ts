import { randomOf } from '@sandtable/kernel';
import { DICE, LEVELS } from '../model/pack.ts';
import { SIDES } from '../model/forces.ts';

/** A random match: mission, switches and seed. */
interface MatchSample {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** Draws every switch from the seed. */
export function sampleMatch(mission: string, seed: string): MatchSample {
  const random = randomOf(seed, `options of ${mission}`);
  const flag = (): boolean => random.below(2) === 0;
  return {
    options: {
      mission,
      level: random.pick(LEVELS),
      die: random.pick(DICE),
      players: random.pick([2, 3, 4]),
      shared: random.pick(SIDES),
      concentricBonus: flag(),
      aiWoundsFromArtillery: flag(),
    },
    seed,
  };
}
