// A run of vitest, counted.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';
import { secondTries, tallyRun } from './tally.mjs';
import { runTool } from './tool.mjs';

/**
 * Runs one project of vitest.config.ts with those named after it (`unit-alone`), or some of its files, with its output on ours.
 * @param {string} project
 * @param {{ readonly files?: readonly string[], readonly env?: NodeJS.ProcessEnv }} [what]
 * @returns {import('./tally.mjs').Tally}
 */
export function runTests(project, { files = [], env = {} } = {}) {
  const report = path.join(root, 'build', 'tests', `${project}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = runTool('vitest', ['run', '--project', `${project}*`, ...reporters, ...files], env);
  const written = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  for (const line of written === undefined ? [] : secondTries(written))
    console.log(`passed at the second try: ${line}`);
  return tallyRun(written, exitCode);
}
