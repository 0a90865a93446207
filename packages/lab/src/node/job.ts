import type { Json } from '@sandtable/kernel';
import type { Series, SeriesPlan } from '../series.ts';

/** Where a thread finds the game and its players, which hold functions and so cannot be sent to it. */
export interface SeriesModule {
  /** The address of the file: `new URL('./duel.ts', import.meta.url).href`. */
  readonly module: string;
  /** The name of its export, a `SeriesMaker`. */
  readonly export: string;
  /** What that is given: the names of the bots, say. */
  readonly given?: Json | undefined;
}

/** Makes a series from plain data, the same one in every thread. */
export type SeriesMaker = (given: unknown) => Series;

/** What each thread is handed at its start; then it is sent slices and sends back their results. */
export type Job = SeriesModule & SeriesPlan;
