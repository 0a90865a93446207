import { recordGolden } from '@sandtable/kernel/testing';
import { botsFor } from '../bots/bots.ts';
import { game, pack } from './match.ts';

const ECONOMIES = ['spentCheck', 'sevenAP'];

/** One match a firefight between two of the best bot, the economies by turns: `npm run golden` writes them down. */
export function* goldenMatches(): Generator<readonly [mission: string, text: string]> {
  for (const [place, { id: mission, solo }] of pack.missions.entries()) {
    // S2.1: against the AI there is but one economy.
    const options = { mission, economy: solo === null ? ECONOMIES[place % ECONOMIES.length] : 'spentCheck' };
    // A new bot for each: what it remembers of one match must not matter to the next.
    const { captain } = botsFor(game, pack);
    yield [mission, recordGolden(game, { options, seed: 'sfc32:golden' }, captain)];
  }
}
