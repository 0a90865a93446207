import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';
import { startTool } from '../tool.mjs';

// Counts the tests of a vitest run from its JSON report. A run that broke must never look like one that passed.

/** @typedef {{ readonly passed: number, readonly failed: number }} Tally */

/**
 * @param {string | undefined} report the text of vitest's JSON report; undefined if it wrote none
 * @param {number} exitCode vitest's own
 * @returns {Tally}
 */
export function tallyRun(report, exitCode) {
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : tallyReport(JSON.parse(report));
  // Crashed, found no tests, or met an error outside any test.
  const broken = report === undefined || (exitCode !== 0 && failed === 0);
  return { passed, failed: broken ? failed + 1 : failed };
}

/**
 * Tests that passed only when they were tried again, a line each with what went wrong before: they pass, and are not to be forgotten.
 * @param {string} report
 * @returns {string[]}
 */
export function secondTries(report) {
  /** @type {{ testResults: { name: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} */
  const { testResults } = JSON.parse(report);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages: [first] = [] }) =>
      status === 'passed' && first !== undefined ? [`${name}: ${fullName}: ${first.split('\n')[0]}`] : [],
    ),
  );
}

/**
 * @param {{ numPassedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Tally}
 */
function tallyReport({ numPassedTests, testResults }) {
  const failures = testResults.map((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed').length;
    // A file that could not be loaded holds no tests but has failed all the same.
    return failed === 0 && file.status === 'failed' ? 1 : failed;
  });
  return { passed: numPassedTests, failed: failures.reduce((sum, one) => sum + one, 0) };
}

// A run of vitest, counted.

/**
 * Runs one project of vitest.config.ts with those named after it (`unit-alone`), or some of its files.
 * @param {string} project
 * @param {{ readonly files?: readonly string[], readonly env?: NodeJS.ProcessEnv, readonly isLive?: boolean }} [what] live unless it says
 *   otherwise: beside other steps the output is printed in one piece
 * @returns {Promise<import('./vitest.mjs').Tally>}
 */
export async function runTests(project, { files = [], env = {}, isLive = true } = {}) {
  const report = path.join(root, 'build', 'tests', `${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--project', `${project}*`, ...reporters, ...files];
  const { code, output } = await startTool('vitest', args, { env, isLive });
  if (output.trim() !== '') console.log(output.trimEnd());
  const written = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  for (const line of written === undefined ? [] : secondTries(written))
    console.log(`passed at the second try: ${line}`);
  return tallyRun(written, code);
}
