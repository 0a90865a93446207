// `npm test`: every check and every test, all of them also when one fails. The last line is the count.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from '../chromium.mjs';
import { root } from '../setup.mjs';
import { checkedBy, checkedByScript, printTotal, sideBySide, step } from './steps.mjs';
import { runTests } from './vitest.mjs';

/** Of what is written in Go: memory is swept less often than it does by itself, for a tenth less of the processor. */
const SELDOM_SWEPT = { GOGC: '300' };
/** The linter has a type checker for each core that it may use, and each of them works out much of the same. */
const ONE_CHECKER = { ...SELDOM_SWEPT, GOMAXPROCS: '1' };

// Unit and browser tests keep two cores busy by themselves. Side by side they take no less time, and a test that waits for something
// waits longer. The server tests wait a third of their time, and the linter ends alone on one core: those fill each other's gaps.
const chromium = hasBrowserTests() ? provideChromium() : undefined;
// Its step says what went wrong.
chromium?.catch(() => undefined);
const served = step('server tests', () => runTests('server', { isLive: false }));
await sideBySide({
  // More checkers work out much of the same, each for itself.
  'type check': checkedBy('tsc', ['-b', '--checkers', '1'], SELDOM_SWEPT),
  lint: checkedBy('oxlint', [], ONE_CHECKER),
  format: checkedBy('oxfmt', ['--check']),
  english: checkedByScript('scripts/commands/english.mjs'),
  'unused code': checkedBy('knip', []),
  'rule index': checkedByScript('scripts/commands/rules.mjs', '--strict', '--quiet'),
  'bundle size': checkedByScript('scripts/commands/size.mjs'),
});
await step('unit and property tests', () => runTests('unit'));
await served;
if (chromium !== undefined) {
  await step('browser tests', async () => {
    await chromium;
    return runTests('browser');
  });
}
printTotal();

function hasBrowserTests() {
  const folders = ['packages', 'scripts'].map((folder) => path.join(root, folder));
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return files.some((file) => file.endsWith('.browser.test.ts'));
}
