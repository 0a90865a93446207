// Records packages/bear/golden: one match a firefight between two of the best bot, the economies by turns.
import { recordGolden } from '../packages/kernel/src/testing/index.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { botsFor } from '../packages/bear/src/bots/bots.ts';
import { game, pack } from '../packages/bear/src/testing/match.ts';

const ECONOMIES = ['spentCheck', 'sevenAP'];
const folder = path.resolve(import.meta.dirname, '../packages/bear/golden');

mkdirSync(folder, { recursive: true });
for (const [place, { id: mission, solo }] of pack.missions.entries()) {
  // S2.1: against the AI there is but one economy.
  const options = { mission, economy: solo === null ? ECONOMIES[place % ECONOMIES.length] : 'spentCheck' };
  // A new bot for each: what it remembers of one match must not matter to the next.
  const { captain } = botsFor(game, pack);
  const text = recordGolden(game, { options, seed: 'sfc32:golden' }, captain);
  writeFileSync(path.join(folder, `${mission}.txt`), text);
  console.log(`${mission}: ${text.split('\n').length - 5} entries`);
}
