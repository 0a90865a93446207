import type { Result } from '@sandtable/kernel';
import type { Generator } from './generator.ts';
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
