// `npm run check`: types, lint, format and the nearest unit tests, for whatever has changed since the branch left main, or since a given
// commit (npm run check -- HEAD).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCode, testsNear } from './near.mjs';
import { root } from '../setup.mjs';
import { checkedBy, checkedByScript, printTotal, sideBySide, step } from './steps.mjs';
import { runTests } from './vitest.mjs';

const [named] = process.argv.slice(2);
const base = named ?? (git('merge-base', 'HEAD', 'main')[0] || 'HEAD');
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (file) => existsSync(path.join(root, file)),
);
const code = changed.filter(isCode);
console.log(`${changed.length} changed files since ${base.slice(0, 12)}\n`);

await sideBySide({
  'type check': checkedBy('tsc', ['-b']),
  ...(code.length > 0 ? { lint: checkedBy('oxlint', code) } : {}),
  format: checkedBy('oxfmt', ['--check']),
  english: checkedByScript('scripts/commands/english.mjs'),
});
const near = testsNear(changed, unitTests());
if (near.length > 0) await step('unit tests near the changes', () => runTests('unit', { files: near }));
printTotal();

function unitTests() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx');
  const unit = files.filter((file) => !file.endsWith('.browser.test.ts') && existsSync(path.join(root, file)));
  return unit.map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
}

/**
 * The lines that git prints; none if it fails.
 * @param {readonly string[]} args
 */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
