import type { Json, Result, Seat } from '@sandtable/kernel';
import type { Report } from '@sandtable/lab';
import type { Option } from './option.ts';
import type { SeriesPlace } from './play-games.ts';
import type { Seated } from './seated-bots.ts';

/** How `simulate` is spoken to for a game. */
export interface SimulateTerms {
  /** What `--mission` takes. */
  readonly mission: string;
  /** Who plays if nobody is named. */
  readonly bot: string;
  /** A rule option, as an example of `--set`. */
  readonly set: string;
  /** Rule options that have an option of their own: `--level tried` is `--set level=tried`. */
  readonly switches: readonly Option[];
}

/** How missions are played by the hundred. */
export interface SeriesDesk extends SeriesPlace {
  /** Words for several missions at once: `all`. */
  readonly sets: Readonly<Record<string, readonly string[]>>;
  /** The bots there are. */
  readonly bots: readonly string[];
  /** Who sits in a match with these options, or what is wrong with them. */
  seats(options: object): Result<readonly Seat[]>;
  /** What the records of many matches come to, or of many series. */
  sum(records: readonly Json[]): Json;
  /** What is to be told of a series. */
  print(made: SeriesReport): string;
  /** Several missions side by side. */
  printAll(all: readonly SeriesReport[]): string;
}

/** What a series came to, and where there is an AI, how it fared. */
export interface SeriesReport extends Report {
  readonly mission: string;
  readonly seed: string;
  readonly bots: Seated;
  readonly ai?: Json;
}
