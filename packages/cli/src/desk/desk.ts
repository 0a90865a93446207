import type { Result } from '@sandtable/kernel';
import type { PackChanges, PackHead } from '@sandtable/kernel/packs';
import type { Output } from '../io/output.ts';
import type { BalanceDesk } from './balance.ts';
import type { OptionInput, Option } from './options.ts';
import type { Questions } from './question.ts';
import type { Saves } from './saves.ts';
import type { SeriesDesk, SimulateTerms } from './series-desk.ts';

/** Everything the command needs from a game, made in the game's own folder. A desk loads its code only when a command needs it. */
export interface Desk {
  readonly id: string;
  readonly name: string;
  readonly questions: Questions;
  readonly simulate: SimulateTerms;
  /** Null if the game has no generated battles. */
  readonly generator: Generator | null;
  missions(): Promise<MissionList>;
  series(): Promise<SeriesDesk>;
  balance(): Promise<BalanceDesk>;
  saves(): Promise<Saves>;
  packs(): Promise<PackDesk>;
}

export interface MissionList {
  readonly data: readonly object[];
  readonly text: string;
}

export interface PackDesk {
  readonly check: PackCheck;
  /** The id of the pack that comes with the game. */
  readonly ownId: string;
  readonly skeleton: () => object;
  /** A JSON Schema of its pack files, for editors. */
  readonly schema: () => object;
}

export type PackCheck = (raw: unknown) => Result<PackFacts>;

interface PackFacts extends PackHead {
  readonly counts: Readonly<Record<string, number>>;
  readonly changes: PackChanges;
  /** What is no fault, and perhaps not meant. */
  readonly notes: readonly string[];
}

/** The parts of a game behind `generate`, and behind `simulate` with generated battles. */
export interface Generator {
  readonly options: readonly Option[];
  /** For `simulate`; the first of them replaces `--mission`. */
  readonly seriesOptions: readonly [Option, ...Option[]];
  generate(asked: OptionInput, out: Output): Promise<void>;
  simulate(asked: OptionInput, switches: Readonly<Record<string, string>>, out: Output, err: Output): Promise<void>;
}
