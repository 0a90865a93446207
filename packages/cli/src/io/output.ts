import { setImmediate as breathe } from 'node:timers/promises';
import { showUnseen } from '@sandtable/kernel';

export interface Output {
  write(text: string): unknown;
}

/** Escapes characters that move the cursor or hide text, since the output may quote a file. JSON reads the same. Line breaks stay. */
export function shownOn(out: Output): Output {
  return { write: (text) => out.write(text.split('\n').map(showUnseen).join('\n')) };
}

const WIDTH = 30;

/** A progress bar on a terminal, after a while with the time left; silent otherwise. */
export function progressBar(
  err: Output & { readonly isTTY?: boolean },
  all: number,
  clock: () => number = () => performance.now(),
): (done: number) => void {
  if (err.isTTY !== true) return () => {};
  const start = clock();
  let shown = '';
  let before: number | null = null;
  return (done) => {
    // Work that was done before the first call says nothing about the speed.
    before ??= done;
    const full = Math.floor((done / all) * WIDTH);
    const left = done < all ? timeLeft(clock() - start, done - before, all - done) : '';
    const parts = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}]${left}`;
    if (parts === shown && done < all) return;
    shown = parts;
    const rest = done === all ? '\u001b[K\n' : left === '' ? '' : `${left}\u001b[K`;
    err.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${all}${rest}`);
  };
}

const SURE_AFTER_MS = 3000;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** `, 12 min left`; empty while there is too little to go by. */
function timeLeft(elapsed: number, done: number, left: number): string {
  if (elapsed < SURE_AFTER_MS || done === 0) return '';
  const minutes = Math.ceil((elapsed / done) * (left / MINUTE_MS));
  if (minutes < 2) return ', under a minute left';
  return `, ${minutes > 2 * HOUR_MINUTES ? `${Math.round(minutes / HOUR_MINUTES)} h` : `${minutes} min`} left`;
}

export function eraseBar(err: Output & { readonly isTTY?: boolean }): void {
  if (err.isTTY === true) err.write('\r\u001b[K');
}

export class Stopped extends Error {}

/** Has the work ask whether Ctrl-C was pressed meanwhile. Pressed once more, it ends the program at once. */
export async function untilStopped<T>(work: (isStopped: () => boolean) => Promise<T>): Promise<T> {
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.once('SIGINT', stop);
  try {
    return await work(() => isStopped);
  } finally {
    process.off('SIGINT', stop);
  }
}

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
  let [breath, isShown] = [start, false];
  try {
    return await untilStopped(async (isStopped) => {
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
        if (isStopped()) throw new Stopped(`stopped at ${what} ${done} of ${total}`);
        breath = clock();
      }
    });
  } finally {
    if (isShown) eraseBar(err);
  }
}
