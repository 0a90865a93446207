import { setImmediate as breathe } from 'node:timers/promises';
import { showUnseen } from '@sandtable/kernel';

/** Where a command writes: the terminal, or a test. */
export interface Output {
  write(text: string): unknown;
}

/**
 * The same for words that may come from a file: what would move the cursor or hide something is written by its number, which
 * JSON reads as the same. Lines stay lines.
 */
export function shownOn(out: Output): Output {
  return { write: (text) => out.write(text.split('\n').map(showUnseen).join('\n')) };
}

const WIDTH = 30;

/** A bar that grows on a terminal; where nobody watches, nothing is written. */
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

/** Of a bar that was not finished nothing is left. */
export function eraseBar(err: Output & { readonly isTTY?: boolean }): void {
  if (err.isTTY === true) err.write('\r\u001b[K');
}

/** The user has pressed Ctrl-C. */
export class Stopped extends Error {}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** So long nobody is told, and so often it is looked whether somebody has had enough. */
const QUIET_MS = 400;
const BREATH_MS = 50;

/** Takes all steps of something that may last, with a bar on a terminal. Ctrl-C ends it between two of them. */
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
