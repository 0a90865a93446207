// Starts an installed tool by its own file: no shell, no npx, the same on every system.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './setup.mjs';
import { tether } from './tether.mjs';

const files = {
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  playwright: 'playwright-core/cli.js',
};

/** @typedef {keyof typeof files} Tool */
/** @typedef {{ readonly code: number, readonly output: string }} ToolResult */
/** @typedef {{ readonly env?: NodeJS.ProcessEnv, readonly isLive?: boolean }} StartOptions */

/**
 * Runs the tool in the root of the repository with its output on ours.
 * @param {Tool} tool
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to our own environment
 * @returns {number} the exit code
 */
export function runTool(tool, args, env = {}) {
  return runNode([path.join(root, 'node_modules', files[tool]), ...args], root, env);
}

/**
 * The same at the same time as others; its output is collected until it ends, unless it is live.
 * @param {Tool} tool
 * @param {readonly string[]} args
 * @param {StartOptions} [how]
 * @returns {Promise<ToolResult>}
 */
export function startTool(tool, args, how) {
  return startNode([path.join(root, 'node_modules', files[tool]), ...args], root, how);
}

/**
 * Runs a TypeScript file of ours without building it.
 * @param {string} file from the root
 * @param {readonly string[]} args
 * @returns {number} the exit code
 */
export function runSource(file, args) {
  return runNode(['--import', 'tsx', file, ...args], root);
}

/**
 * V8's flags come and go with the versions of Node, which refuses to start with one that it does not know.
 * @param {readonly string[]} flags
 * @returns {string[]} those that this Node takes
 */
export function flagsTaken(flags) {
  return flags.filter((flag) => spawnSync(process.execPath, [flag, '--eval', '0'], { stdio: 'ignore' }).status === 0);
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

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {StartOptions} [how]
 * @returns {Promise<ToolResult>}
 */
export async function startNode(args, cwd, { env = {}, isLive = false } = {}) {
  const stdio = isLive ? 'inherit' : 'pipe';
  const told = { ...process.env, ...env };
  // Asked kindly, it still clears away what is its own.
  const started = tether(spawn(process.execPath, args, { cwd, env: told, stdio: ['ignore', stdio, stdio] }), 'SIGTERM');
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const [code] = await once(started, 'close');
  return { code: code ?? 1, output };
}
