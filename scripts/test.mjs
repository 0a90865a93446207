// `npm test`: every check and every test, all of them also when one fails. The last line is the count.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from './chromium.mjs';
import { root } from './setup.mjs';
import { tallyRun } from './tally.mjs';
import { runNode, runTool } from './tool.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

const total = { passed: 0, failed: 0 };

check('type check', () => runTool('tsc', ['-b']));
check('lint', () => runTool('oxlint', []));
check('format', () => runTool('oxfmt', ['--check']));
check('unused code', () => runTool('knip', []));
check('rule index', () => runNode(['scripts/rules.mjs', '--strict', '--quiet'], root));
check('bundle size', () => runNode(['scripts/size.mjs'], root));
step('unit and property tests', () => runTests('unit'));
if (hasBrowserTests()) step('browser tests', () => runTests('browser', { CHROMIUM_PATH: provideChromium() }));

console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

/**
 * A check without tests of its own counts as one.
 * @param {string} name
 * @param {() => number} run gives an exit code
 */
function check(name, run) {
  step(name, () => (run() === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
}

/**
 * @param {string} name
 * @param {() => Tally} run
 */
function step(name, run) {
  const start = performance.now();
  const tally = attempt(run);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  total.passed += tally.passed;
  total.failed += tally.failed;
}

/**
 * @param {() => Tally} run
 * @returns {Tally}
 */
function attempt(run) {
  try {
    return run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs one project of vitest.config.ts and counts its tests.
 * @param {string} project
 * @param {NodeJS.ProcessEnv} [env]
 */
function runTests(project, env) {
  const report = path.join(root, 'build', 'tests', `${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = runTool('vitest', ['run', '--project', project, ...reporters], env);
  return tallyRun(existsSync(report) ? readFileSync(report, 'utf8') : undefined, exitCode);
}

function hasBrowserTests() {
  const folders = ['packages', 'scripts'].map((folder) => path.join(root, folder));
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return files.some((file) => file.endsWith('.browser.test.ts'));
}
