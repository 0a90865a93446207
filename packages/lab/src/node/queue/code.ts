import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../../..', import.meta.url));

/** They draw and serve: no match comes out otherwise by them. */
const OUTSIDE = new Set(['board', 'protocol', 'server', 'web']);
const DIGITS = 12;

/**
 * Stands for all code that a result can hang on: rules, content, bots and what is recorded. Bots have no version, so nothing less would do.
 * In a bundle there are no sources: there this function is replaced by what it returned when the bundle was made.
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

/** Paths from the folder, with forward slashes, in order. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !/(?:^|\/)testing\//.test(file))
    .sort();
}
