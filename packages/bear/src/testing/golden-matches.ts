import { recordGolden } from '@sandtable/kernel/testing';
import { botsFor } from '../bots/bots.ts';
import { game, pack } from './match.ts';

const ECONOMIES = ['spentCheck', 'sevenAP'];

/** One match per firefight between two of the best bot, economies alternating; `npm run golden` records them. */
export function* goldenMatches(): Generator<readonly [mission: string, text: string]> {
  for (const [place, { id: mission, solo }] of pack.missions.entries()) {
    // S2.1: only one economy against the AI.
    const options = { mission, economy: solo === null ? ECONOMIES[place % ECONOMIES.length] : 'spentCheck' };
    // A new bot for each, so that its memory cannot influence the next match.
    const { captain } = botsFor(game, pack);
    yield [mission, recordGolden(game, { options, seed: 'sfc32:golden' }, captain)];
  }
}
