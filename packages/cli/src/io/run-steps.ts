import { setImmediate as breathe } from 'node:timers/promises';
import type { Output } from './output.ts';
import { eraseBar, progressBar } from './progress-bar.ts';

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
