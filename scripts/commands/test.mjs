// `npm test`: every check and every test, all of them also when one fails. The last line is the count.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from '../chromium.mjs';
import { root } from '../setup.mjs';
import { checkedBy, checkedByScript, printTotal, sideBySide, step } from './steps.mjs';
import { runTests } from './vitest.mjs';

// Two rows of steps of about the same length. Pages wait more than they work, and leave much of the machine to the other row.
await Promise.all([checksAndTests(), browserTests()]);
printTotal();

async function checksAndTests() {
  await sideBySide({
    'type check': checkedBy('tsc', ['-b']),
    lint: checkedBy('oxlint', []),
    format: checkedBy('oxfmt', ['--check']),
    'unused code': checkedBy('knip', []),
    'rule index': checkedByScript('scripts/commands/rules.mjs', '--strict', '--quiet'),
    'bundle size': checkedByScript('scripts/commands/size.mjs'),
  });
  await step('server tests', () => runTests('server', { isLive: false }));
  await step('unit and property tests', () => runTests('unit'));
}

async function browserTests() {
  if (!hasBrowserTests()) return;
  await step('browser tests', () => {
    provideChromium();
    return runTests('browser', { isLive: false });
  });
}

function hasBrowserTests() {
  const folders = ['packages', 'scripts'].map((folder) => path.join(root, folder));
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return files.some((file) => file.endsWith('.browser.test.ts'));
}
