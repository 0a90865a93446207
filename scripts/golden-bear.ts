// Records packages/bear/golden: one match a firefight between two of the best bot, the economies by turns.
import { botsFor } from '../packages/bear/src/bots/bots.ts';
import { game, pack } from '../packages/bear/src/testing/match.ts';
import { recordGolden } from '../packages/kernel/src/testing/index.ts';
import { writeGolden } from './golden-folder.ts';

const ECONOMIES = ['spentCheck', 'sevenAP'];

function* matches(): Generator<readonly [string, string]> {
  for (const [place, { id: mission, solo }] of pack.missions.entries()) {
    // S2.1: against the AI there is but one economy.
    const options = { mission, economy: solo === null ? ECONOMIES[place % ECONOMIES.length] : 'spentCheck' };
    // A new bot for each: what it remembers of one match must not matter to the next.
    const { captain } = botsFor(game, pack);
    yield [mission, recordGolden(game, { options, seed: 'sfc32:golden' }, captain)];
  }
}

writeGolden('bear', matches());
