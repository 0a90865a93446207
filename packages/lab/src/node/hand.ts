import { Worker } from 'node:worker_threads';
import type { Json } from '@sandtable/kernel';
import type { GameResult, Series, SeriesPlan, Slice } from '../series.ts';

/** Where a thread imports the game and its players from: they hold functions and cannot be sent. */
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

export type Job = SeriesModule & SeriesPlan;

/** A message to a thread, which answers with the results. */
export interface Order {
  /** Null if it is the same as before. */
  readonly job: Job | null;
  readonly slice: Slice;
}

const START = new URL('./start.mjs', import.meta.url);

/** A thread that plays one slice after another, of any series. Useless after a failure. */
export class Hand {
  // `start.mjs` itself loads what a thread needs to run TypeScript sources, so no flags are inherited.
  readonly #thread = new Worker(START, { execArgv: [] });
  #job: Job | null = null;

  play(job: Job, slice: Slice): Promise<readonly GameResult[]> {
    const order: Order = { job: job === this.#job ? null : job, slice };
    this.#job = job;
    const thread = this.#thread;
    return new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        thread.off('message', take).off('error', fail).off('exit', leave);
        end();
      };
      const take = (played: readonly GameResult[]): void => settle(() => resolve(played));
      const fail = (error: unknown): void => settle(() => reject(error));
      const leave = (code: number): void =>
        fail(new Error(`a worker thread ended with code ${code} before it was done`));
      thread.on('message', take).on('error', fail).on('exit', leave);
      thread.postMessage(order);
    });
  }

  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}
