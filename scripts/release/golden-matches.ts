// Plays the golden matches of a game and writes them to its package, one file per mission. The game itself lists them.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface GoldenMaker {
  goldenMatches(): Iterable<readonly [mission: string, text: string]>;
}

const GAMES: Readonly<Record<string, () => Promise<GoldenMaker>>> = {
  bear: () => import('../../packages/bear/src/testing/golden-matches.ts'),
  limanowa: () => import('../../packages/limanowa/src/testing/golden-matches.ts'),
};

const [game = ''] = process.argv.slice(2);
const recorded = await GAMES[game]?.();
if (recorded === undefined) throw new Error(`there are no golden matches of '${game}'`);
const folder = path.resolve(import.meta.dirname, '../../packages', game, 'golden');

mkdirSync(folder, { recursive: true });
for (const [mission, text] of recorded.goldenMatches()) {
  writeFileSync(path.join(folder, `${mission}.txt`), text);
  console.log(`${mission}: ${text.split('\n').length - 5} entries`);
}
