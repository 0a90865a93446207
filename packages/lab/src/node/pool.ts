import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Json } from '@sandtable/kernel';
import { type GameResult, type Series, type SeriesPlan, type Slice, sliceOf } from '../series.ts';

interface Crew {
  /** Number of threads; by default as many as the machine runs at once. */
  readonly workers?: number | undefined;
  readonly onProgress?: ((done: number, games: number) => void) | undefined;
}

const START = new URL('./start.mjs', import.meta.url);

/** Small enough that no thread waits long for the last slice and that progress shows; a message costs very little. */
const SLICES_A_WORKER = 16;

/** Plays a series in several threads, with the same results as in one, in the order of the games. */
export async function simulateInWorkers(
  plan: SeriesModule & SeriesPlan,
  { workers = availableParallelism(), onProgress }: Crew = {},
): Promise<readonly GameResult[]> {
  if (!Number.isSafeInteger(workers) || workers < 1) {
    throw new RangeError(`expected a whole number of threads, at least 1, got ${workers}`);
  }
  const whole = sliceOf(plan);
  const slices = cut(whole, workers * SLICES_A_WORKER);
  const results: GameResult[] = [];
  const take = (played: readonly GameResult[]): void => {
    for (const result of played) results.push(result);
    onProgress?.(results.length, whole.to - whole.from);
  };
  const todo = slices.values();
  const crew = slices.slice(0, workers).map(() => hire(plan));
  try {
    await Promise.all(crew.map((worker) => employ(worker, todo, take)));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return results.toSorted((a, b) => a.game - b.game);
}

/** At most this many slices of nearly equal size. */
function cut({ from, to }: Slice, most: number): Slice[] {
  const size = Math.max(1, Math.ceil((to - from) / most));
  const slices: Slice[] = [];
  for (let at = from; at < to; at += size) slices.push({ from: at, to: Math.min(at + size, to) });
  return slices;
}

/** `start.mjs` loads what a thread needs to run the sources, so it inherits no flags. */
function hire(job: Job): Worker {
  return new Worker(START, { workerData: job, execArgv: [] });
}

/** Feeds slices to a thread until none are left. */
function employ(worker: Worker, todo: Iterator<Slice>, take: (played: readonly GameResult[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const sendNext = (): void => {
      const next = todo.next();
      if (next.done === true) resolve();
      else worker.postMessage(next.value);
    };
    worker.on('message', (played: readonly GameResult[]) => {
      try {
        take(played);
        sendNext();
      } catch (error) {
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker thread ended with code ${code} before it was done`)));
    sendNext();
  });
}

/** Where a thread finds the game and its players: they hold functions and cannot be sent. */
export interface SeriesModule {
  /** The URL of the file, made from the `import.meta.url` of the module that names it. */
  readonly module: string;
  /** The name of its export, a `SeriesMaker`. */
  readonly export: string;
  /** Its argument: the names of the bots, for example. */
  readonly given?: Json | undefined;
}

/** Makes a series from plain data, the same one in every thread. */
export type SeriesMaker = (given: unknown) => Series;

/** Given to each thread at its start; then it receives slices and sends back their results. */
export type Job = SeriesModule & SeriesPlan;
