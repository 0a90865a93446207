import { randomOf } from '@sandtable/kernel';
import { OPTIONS } from '../model/options.ts';
import type { BearSystem } from '../model/battle/state.ts';

/** A match to be played at random: which firefight, how the switches are set, and by which chance. */
export interface MatchSample {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** A match of this firefight with every switch of the rules drawn by the seed. */
export function sampleMatch(system: BearSystem, mission: string, seed: string): MatchSample {
  const random = randomOf(seed, `options of ${mission}`);
  const options: Record<string, string> = { mission };
  for (const [name, values] of Object.entries(OPTIONS)) options[name] = random.pick<string>(values);
  // BG.6: a firefight over a hex of a seam cannot be played where those are closed.
  if (!system.options(options).ok) options['joinedHalfHexes'] = 'playable';
  // S2.1: against the AI there is but one economy.
  if (!system.options(options).ok) options['economy'] = 'spentCheck';
  return { options, seed };
}
