import { randomOf } from '@sandtable/kernel';
import { OPTIONS } from '../model/options.ts';
import type { BearSystem } from '../model/battle/state.ts';

/** A match to be played at random: its options and its seed. */
export interface MatchSample {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

/** A match of this firefight with every option drawn by the seed. */
export function sampleMatch(system: BearSystem, mission: string, seed: string): MatchSample {
  const random = randomOf(seed, `options of ${mission}`);
  const options: Record<string, string> = { mission };
  for (const [name, values] of Object.entries(OPTIONS)) options[name] = random.pick<string>(values);
  // BG.6: a firefight over a seam hex cannot be played with seams closed.
  if (!system.options(options).ok) options['joinedHalfHexes'] = 'playable';
  // S2.1: only one economy against the AI.
  if (!system.options(options).ok) options['economy'] = 'spentCheck';
  return { options, seed };
}
