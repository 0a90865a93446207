import { setImmediate as breathe } from 'node:timers/promises';
import { showUnseen } from '@sandtable/kernel';

export interface Output {
  write(text: string): unknown;
}

/**
 * Escapes text that may come from a file: characters that move the cursor or hide something are written by
 * number, which JSON reads the same. Line breaks stay.
 */
export function shownOn(out: Output): Output {
  return { write: (text) => out.write(text.split('\n').map(showUnseen).join('\n')) };
}

const WIDTH = 30;

/** A progress bar on a terminal; silent otherwise. */
export function progressBar(err: Output & { readonly isTTY?: boolean }, all: number): (done: number) => void {
  if (err.isTTY !== true) return () => {};
  let shown = -1;
  return (done) => {
    const full = Math.floor((done / all) * WIDTH);
    if (full === shown && done < all) return;
    shown = full;
    err.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${all}${done === all ? '\n' : ''}`);
  };
}

/** Erases an unfinished bar. */
function eraseBar(err: Output & { readonly isTTY?: boolean }): void {
  if (err.isTTY === true) err.write('\r\u001b[K');
}

export class Stopped extends Error {}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** How long to wait before showing a bar, and how often to check for Ctrl-C. */
const QUIET_MS = 400;
const BREATH_MS = 50;

/** Runs a long task step by step, with a bar on a terminal. Ctrl-C stops it between two steps. */
export async function runSteps<T>(
  steps: Generator<Progress, T, void>,
  what: string,
  err: Output,
  clock: () => number = () => performance.now(),
): Promise<T> {
  const start = clock();
  let [breath, isStopped, isShown] = [start, false, false];
  const stop = (): void => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  try {
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) return step.value;
      const { done, total } = step.value;
      const now = clock();
      if (now - breath < BREATH_MS) continue;
      if (now - start > QUIET_MS && done < total) {
        isShown = true;
        progressBar(err, total)(done);
      }
      await breathe();
      if (isStopped) throw new Stopped(`stopped at ${what} ${done} of ${total}`);
      breath = clock();
    }
  } finally {
    process.off('SIGINT', stop);
    if (isShown) eraseBar(err);
  }
}
