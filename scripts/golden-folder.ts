import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the golden matches of a package down, one file a mission, and says how long they are. */
export function writeGolden(home: string, matches: Iterable<readonly [mission: string, text: string]>): void {
  const folder = path.resolve(import.meta.dirname, '../packages', home, 'golden');
  mkdirSync(folder, { recursive: true });
  for (const [mission, text] of matches) {
    writeFileSync(path.join(folder, `${mission}.txt`), text);
    console.log(`${mission}: ${text.split('\n').length - 5} entries`);
  }
}
