// Plays the golden matches of a game and writes them down in its package, one file a mission. Each game says which they are.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Recorded {
  goldenMatches(): Iterable<readonly [mission: string, text: string]>;
}

const [game = ''] = process.argv.slice(2);
const home = path.resolve(import.meta.dirname, '../packages', game);
const folder = path.join(home, 'golden');
const { goldenMatches }: Recorded = await import(path.join(home, 'src/testing/golden-matches.ts'));

mkdirSync(folder, { recursive: true });
for (const [mission, text] of goldenMatches()) {
  writeFileSync(path.join(folder, `${mission}.txt`), text);
  console.log(`${mission}: ${text.split('\n').length - 5} entries`);
}
