// Starts an installed tool by its own file: no shell, no npx, the same on every system.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './setup.mjs';

const files = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  playwright: 'playwright-core/cli.js',
};

/** @typedef {keyof typeof files} Tool */

/**
 * Runs the tool in the root of the repository with its output on ours.
 * @param {Tool} tool
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] set besides our own environment
 * @returns {number} the exit code
 */
export function runTool(tool, args, env = {}) {
  return runNode([path.join(root, 'node_modules', files[tool]), ...args], root, env);
}

/**
 * Runs a TypeScript file of ours as it is.
 * @param {string} file from the root
 * @param {readonly string[]} args
 * @returns {number} the exit code
 */
export function runSource(file, args) {
  return runNode(['--import', 'tsx', file, ...args], root);
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number} the exit code
 */
export function runNode(args, cwd, env = {}) {
  const ended = spawnSync(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  return ended.status ?? 1;
}
