import type { Realm, Seat } from '@sandtable/kernel';
import type { LoggedEntry, Moment } from './moment.ts';

export interface ResultFace<R extends Realm> {
  /** Takes the last moment and all entries that were not taken back. */
  resultOf(moment: Moment<R>, entries: readonly LoggedEntry<R>[]): ResultModel;
}

/** How a match ended, as data. Lists of figures follow the order of `sides`. */
export interface ResultModel {
  readonly mission: string;
  /** From the viewer's side: won or lost. */
  readonly headline: string;
  readonly ending: string;
  /** What is counted: 'VP'. */
  readonly unit: string;
  readonly sides: readonly ResultSide[];
  /** The common score of a team against the AI; null if sides score against each other. */
  readonly team: TeamScore | null;
  /** Each player's own score, the best first, if a single player wins; otherwise empty. */
  readonly players: readonly ResultPlayer[];
  /** Scores by reason and rule, the largest first. */
  readonly scores: readonly { readonly text: string; readonly rule: string; readonly by: readonly number[] }[];
  /** Null for a game that keeps no running score. */
  readonly curve: Curve | null;
  readonly rounds: readonly RoundStart[];
  readonly points: readonly { readonly seq: number; readonly text: string }[];
  /** Null for a game that does not measure it. */
  readonly luck: LuckModel | null;
  readonly entries: number;
  readonly rematch: Rematch;
}

export interface ResultSide {
  readonly side: string;
  readonly name: string;
  /** Null if the team has one score, or the AI plays this side. */
  readonly score: number | null;
  /** In the order they fell. */
  readonly lost: readonly { readonly seq: number; readonly round: number; readonly name: string }[];
  /** Null in a game without counters. */
  readonly left: number | null;
}

/** The score of a team, its parts, and the maximum. */
export interface TeamScore {
  readonly hasWon: boolean;
  readonly score: number;
  readonly most: number;
  readonly parts: readonly ScorePart[];
}

interface ScorePart {
  /** `Difficulty`, `Speed`. */
  readonly name: string;
  /** Why: `Tried`, `Taken in round 5`. */
  readonly text: string;
  readonly rule: string;
  readonly score: number;
  readonly most: number;
}

export interface ResultPlayer {
  readonly seat: Seat;
  readonly side: string;
  readonly name: string;
  readonly score: number;
  readonly hasWon: boolean;
}

/** The score of each side after every entry that changed it. */
export interface Curve {
  /** `Score by round`. */
  readonly title: string;
  readonly points: readonly ScorePoint[];
}

export interface ScorePoint {
  readonly seq: number;
  readonly round: number;
  readonly by: readonly number[];
}

export interface RoundStart {
  readonly round: number;
  readonly seq: number;
}

/** Expected against actual successes of each side. */
export interface LuckModel {
  /** The plurals: 'attacks' and 'hits'. */
  readonly tried: string;
  readonly hoped: string;
  readonly by: readonly {
    readonly rolls: number;
    readonly expected: number;
    readonly hits: number;
    readonly words: string;
  }[];
}

/** The same match with other dice. */
export interface Rematch {
  /** Null if it came from neither a mission nor a generator. */
  readonly options: Readonly<Record<string, unknown>> | null;
  /** Each seat's counterpart, to swap sides. */
  readonly opposite: Readonly<Record<Seat, Seat>>;
}

/** For a result with scores only: no history, teams or rematch. */
export const PLAIN_RESULT: Omit<ResultModel, 'mission' | 'headline' | 'ending' | 'unit' | 'sides' | 'entries'> = {
  team: null,
  players: [],
  scores: [],
  curve: null,
  rounds: [],
  points: [],
  luck: null,
  rematch: { options: null, opposite: {} },
};
