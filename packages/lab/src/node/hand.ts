import { Worker } from 'node:worker_threads';
import type { Json } from '@sandtable/kernel';
import type { GameResult, Series, SeriesPlan, Slice } from '../series.ts';

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

/** A series as a thread is told of it. */
export type Job = SeriesModule & SeriesPlan;

/** What a thread is sent; it sends back the results. */
export interface Order {
  /** Null if it is the same as before. */
  readonly job: Job | null;
  readonly slice: Slice;
}

const START = new URL('./start.mjs', import.meta.url);

/** A thread that plays one slice after another, of whatever series. After a failure it is of no more use. */
export class Hand {
  // `start.mjs` loads what a thread needs to run the sources, so it inherits no flags.
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
