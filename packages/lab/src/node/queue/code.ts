import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../../..', import.meta.url));

/** Packages that draw or serve: they cannot change a match. */
const OUTSIDE = new Set(['board', 'protocol', 'server', 'web']);
const DIGITS = 12;

/**
 * A hash of all code that a result can depend on: rules, content, bots and records. Bots have no version, so nothing less will do. A bundle
 * has no sources: there the build replaces this function with its result.
 */
export function codeHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(PACKAGES).sort()) {
    if (OUTSIDE.has(name)) continue;
    const folder = path.join(PACKAGES, name, 'src');
    for (const file of sourcesIn(folder)) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, DIGITS);
}

/** Paths from the folder, with forward slashes, sorted. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !/(?:^|\/)testing\//.test(file))
    .sort();
}
