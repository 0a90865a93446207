import type { Result } from '@sandtable/kernel';
import type { Output } from '../io/output.ts';
import type { Given, Option } from './options.ts';
import type { Questions } from './question.ts';
import type { Saves } from './saves.ts';
import type { SeriesDesk, SimulateTerms } from './series-desk.ts';

/**
 * All that the command knows of a game, made by a folder of the game's own. A desk itself is light; what there is behind it is
 * loaded when a command needs it.
 */
export interface Desk {
  /** As its saves and positions name it. */
  readonly id: string;
  readonly name: string;
  /** Everything that can be asked about a position. */
  readonly questions: Questions;
  readonly simulate: SimulateTerms;
  /** How matches are made that nobody has written; null where they are not. */
  readonly generator: Generator | null;
  missions(): Promise<MissionList>;
  series(): Promise<SeriesDesk>;
  saves(): Promise<Saves>;
  packs(): Promise<PackCheck>;
}

/** What there is to play: a record for each mission, and all of them as text. */
export interface MissionList {
  readonly data: readonly object[];
  readonly text: string;
}

/** Judges a content pack. */
export type PackCheck = (raw: unknown) => Result<PackFacts>;

interface PackFacts {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  /** How many there are of everything it holds. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What `generate` does for a game, and `simulate` where it is asked for generated matches. */
export interface Generator {
  /** Of `generate`. */
  readonly options: readonly Option[];
  /** Of `simulate`: the first stands in place of `--mission`. */
  readonly seriesOptions: readonly [Option, ...Option[]];
  generate(asked: Given, out: Output): Promise<void>;
  simulate(asked: Given, out: Output, err: Output): Promise<void>;
}
