import { spawn } from 'node:child_process';

// Programs that must not outlive the process that starts them, however that ends. Killed or crashed, it can stop nothing itself, so
// another process, which hears by a closed pipe that it is gone, does it.

/** Reads `+ pid signal` for a program that has started and `- pid` for one that has ended; at the end of its input it stops the rest. */
const REAPER = `
  const { createInterface } = require('node:readline');
  const running = new Map();
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      const [sign, pid, signal] = line.split(' ');
      if (sign === '+') running.set(Number(pid), signal);
      else running.delete(Number(pid));
    })
    .on('close', () => {
      for (const [pid, signal] of running) {
        try {
          process.kill(pid, signal);
        } catch {}
      }
    });
`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let reaper;

/**
 * Stops this child as soon as we are gone, in whatever way. Returns it.
 * @template {import('node:child_process').ChildProcess} T
 * @param {T} child
 * @param {NodeJS.Signals} [signal]
 * @returns {T}
 */
export function tether(child, signal = 'SIGKILL') {
  // A program that could not be started has none.
  if (child.pid === undefined) return child;
  const { pid } = child;
  reaper ??= startReaper();
  reaper.stdin?.write(`+ ${pid} ${signal}\n`);
  child.once('exit', () => reaper?.stdin?.write(`- ${pid}\n`));
  return child;
}

/** In a group of its own, which a Ctrl-C does not reach; and nobody waits for it. */
function startReaper() {
  const started = spawn(process.execPath, ['--eval', REAPER], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  started.unref();
  // Where it was killed itself, the tests go on without it.
  started.stdin.on('error', () => undefined);
  if ('unref' in started.stdin && typeof started.stdin.unref === 'function') started.stdin.unref();
  return started;
}
