// The steps of a command that checks things. All of them run, even after a failure; each prints its output and one line with its time, and
// the last line counts them.
import { root } from '../setup.mjs';
import { startNode, startTool } from '../tool.mjs';

/** @typedef {import('./vitest.mjs').Tally} Tally */
/** @typedef {import('../tool.mjs').ToolResult} ToolResult */
/** @typedef {() => Promise<Tally>} Run */

const total = { passed: 0, failed: 0 };

/**
 * Runs independent steps at the same time.
 * @param {Readonly<Record<string, Run>>} steps by name
 */
export async function sideBySide(steps) {
  await Promise.all(Object.entries(steps).map(([name, run]) => step(name, run)));
}

/**
 * @param {string} name
 * @param {Run} run
 */
export async function step(name, run) {
  const start = performance.now();
  const tally = await attempt(run);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)\n`);
  total.passed += tally.passed;
  total.failed += tally.failed;
}

export function printTotal() {
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

/**
 * A step for a tool that counts nothing: it passes or fails as one.
 * @param {import('../tool.mjs').Tool} tool
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to our own environment
 * @returns {Run}
 */
export function checkedBy(tool, args, env = {}) {
  return () => startTool(tool, args, { env }).then(asOne);
}

/**
 * The same for a script of ours.
 * @param {readonly string[]} args
 * @returns {Run}
 */
export function checkedByScript(...args) {
  return () => startNode(args, root).then(asOne);
}

/**
 * Prints the output in one piece, whatever else runs.
 * @param {ToolResult} ended
 * @returns {Tally}
 */
function asOne({ code, output }) {
  if (output.trim() !== '') console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {Run} run */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
