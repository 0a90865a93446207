// Plays whole matches of Limanowa, every mission and level, and compares each figure shown with a plan with the rolls that follow it.
import { botsFor } from '../../packages/limanowa/src/bots/bots.ts';
import { Forecasts } from '../../packages/kernel/src/testing/index.ts';
import { sampleMatch } from '../../packages/limanowa/src/testing/fuzz-plan.ts';
import { game, pack } from '../../packages/limanowa/src/testing/match.ts';
import { playPromised } from '../../packages/limanowa/src/testing/promises.ts';
import { report } from './promises.ts';

/** Every fourth match is played at random, the others by the bot. */
const RANDOM_EVERY = 4;

/** Prints every kind of figure; false if one of them is off. */
export function arePromisesKept(seed: string, matches: number): boolean {
  const bots = botsFor(game, pack);
  const kept = new Forecasts();
  for (let match = 0; match < matches; match++) {
    const mission = pack.missions[match % pack.missions.length]?.id ?? '';
    const sample = sampleMatch(mission, `sfc32:${seed}-${match}`);
    const bot = match % RANDOM_EVERY === 0 ? bots.random : bots.corps;
    playPromised({ system: game, pack, ...sample, bot }, kept);
  }
  return report(`what was foretold in ${matches} matches, --seed ${seed}`, kept);
}
