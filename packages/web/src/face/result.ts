import type { Realm, Seat } from '@sandtable/kernel';
import type { LoggedEntry, Moment } from './moment.ts';

export interface ResultFace<R extends Realm> {
  /** Of the last moment, with every entry that stands. */
  resultOf(moment: Moment<R>, entries: readonly LoggedEntry<R>[]): ResultModel;
}

/** How a match ended, as data for the screen. Figures of all sides stand in the order of `sides`. */
export interface ResultModel {
  readonly mission: string;
  /** As the person at the screen takes it. */
  readonly headline: string;
  readonly ending: string;
  /** What is counted: 'VP'. */
  readonly unit: string;
  readonly sides: readonly ResultSide[];
  /** What those who played together against the rules have scored; null where sides score against each other. */
  readonly team: TeamScore | null;
  /** Each player's own score, the best first, where a single one wins; else none. */
  readonly players: readonly ResultPlayer[];
  /** What was scored, by reason and rule, the weightiest first. */
  readonly scores: readonly { readonly text: string; readonly rule: string; readonly by: readonly number[] }[];
  /** How it went; null where nothing is counted from entry to entry. */
  readonly curve: Curve | null;
  readonly rounds: readonly RoundStart[];
  /** Entries after which the match stood otherwise, in words. */
  readonly points: readonly { readonly seq: number; readonly text: string }[];
  /** Null where nobody keeps count of it. */
  readonly luck: LuckModel | null;
  readonly entries: number;
  readonly rematch: Rematch;
}

export interface ResultSide {
  readonly side: string;
  readonly name: string;
  /** Null where a team is scored as a whole, or the rules play this side. */
  readonly score: number | null;
  /** In the order in which they fell. */
  readonly lost: readonly { readonly seq: number; readonly round: number; readonly name: string }[];
  readonly left: number;
}

/** One score for all who played together: what it is made of, and the most that it could have been. */
export interface TeamScore {
  readonly hasWon: boolean;
  readonly score: number;
  readonly most: number;
  readonly parts: readonly ScorePart[];
}

export interface ScorePart {
  /** `Difficulty`, `Speed`. */
  readonly name: string;
  /** Why it is so many: `Tried`, `Taken in round 5`. */
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

/** Figures of each side from the first on, after every entry in which one changed. */
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

/** What chance promised each side against what came. */
export interface LuckModel {
  /** What was tried: 'attacks'; and what was hoped for: 'hits'. */
  readonly tried: string;
  readonly hoped: string;
  readonly by: readonly {
    readonly rolls: number;
    readonly expected: number;
    readonly hits: number;
    /** Whether that is more or less, in words. */
    readonly words: string;
  }[];
}

/** Once more with the same rules but other dice. */
export interface Rematch {
  /** Null for one that came from no mission and no generation. */
  readonly options: Readonly<Record<string, unknown>> | null;
  /** The seat on the other side of each, for those who swap. */
  readonly opposite: Readonly<Record<Seat, Seat>>;
}

/** A result without a history, teams or a rematch: who scored what, and no more. */
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
