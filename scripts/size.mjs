// `npm run size`: what the pure packages weigh in a page, libraries included, against a fixed budget.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { root } from './setup.mjs';

const packages = ['hex', 'kernel', 'session'];
const budget = 25_000;

try {
  for (const name of packages) print(name, await measure([name]));
  const all = await measure(packages);
  print('together', all);
  if (all.gzipped > budget) throw new Error(`${all.gzipped - budget} bytes over the budget of ${budget}, gzipped.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Sizes in bytes of these packages in one bundle with all their exports.
 * @param {readonly string[]} names
 */
async function measure(names) {
  const entry = path.join(root, 'build', 'size', `${names.join('-')}.js`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, names.map((name) => `export * as ${name} from '@sandtable/${name}';\n`).join(''));
  const code = Buffer.from(await bundle(entry));
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}

/**
 * @param {string} name
 * @param {{ minified: number, gzipped: number }} size
 */
function print(name, { minified, gzipped }) {
  console.log(
    `${name.padEnd(10)} ${String(minified).padStart(7)} bytes minified ${String(gzipped).padStart(7)} gzipped`,
  );
}
