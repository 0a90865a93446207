// The English of everything that people read: pages, and the texts of the app, the command and the server. Run by `npm run check` and
// `npm test`; `node scripts/commands/english.mjs file ...` looks at some files only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { habitsIn } from '../lint/english.mjs';
import { root } from '../setup.mjs';

const named = process.argv.slice(2);
/** What builders read, and what is made of texts that are looked at themselves. */
const left = ['docs/architecture.md', 'docs/protocol.md', 'docs/rulings.md', 'docs/testing.md', 'CONTRIBUTING.md'];

const files = named.length > 0 ? named : ours().filter(isRead);
const found = files
  .filter((file) => !left.includes(file))
  .flatMap((file) =>
    habitsIn(file, readFileSync(path.join(root, file), 'utf8')).map(
      ({ line, found: words, say }) => `${file}:${line}: “${words}”: ${say}`,
    ),
  );
if (found.length > 0) console.log(found.join('\n'));
console.log(`${files.length} files read, ${found.length} habits found`);
if (found.length > 0) process.exitCode = 1;

/** Every file of the project, also those not committed yet. */
function ours() {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return stdout.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/**
 * Pages for players, makers and hosts, and sources except tests.
 * @param {string} file
 */
function isRead(file) {
  if (file.endsWith('.md')) return /^([^/]+|docs\/[^/]+|docs\/rules\/[^/]+)\.md$/.test(file);
  return /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/tests\//.test(file);
}
