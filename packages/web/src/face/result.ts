import type { Realm, Seat } from '@sandtable/kernel';
import type { LoggedEntry, Moment } from './moment.ts';

export interface ResultFace<R extends Realm> {
  /** Takes the last moment and all entries that were not taken back. */
  resultOf(moment: Moment<R>, entries: readonly LoggedEntry<R>[]): ResultModel;
  /** The score in any view; absent in a game that keeps none. */
  scoreOf?(view: R['view']): readonly ScoreBox[];
  /** The course of the match as a story; null for a game without a map. */
  readonly storyOf: ((played: Played<R>) => StoryModel) | null;
}

export interface Played<R extends Realm> {
  /** Those not taken back, beginning with the one that opened the first round. */
  readonly entries: readonly LoggedEntry<R>[];
  readonly moments: readonly Moment<R>[];
  readonly cast: Cast;
}

/** Who plays each side: the reader, the AI, or a person named after the side. */
export type Cast = Readonly<Record<string, 'you' | 'ai' | 'named'>>;

/** The match as a story. Lists of figures follow the order of the result's `sides`. */
export interface StoryModel {
  /** Which side made the largest swing, with what, and where that left the score: at most 110 characters. */
  readonly sentence: string;
  /** At most three, in order of time. */
  readonly points: readonly StoryPoint[];
  /** The point with the largest swing; null if nothing ever scored. */
  readonly best: StoryPoint | null;
  readonly curve: Curve;
  /** The path of the unit that decided it, from the start of that round to where it ended; null if it never moved. */
  readonly way: StoryWay | null;
  /** The match in prose, six to ten sentences. */
  readonly diary: readonly string[];
  /** What to do differently next time, from counted figures; null if nothing stands out. */
  readonly advice: string | null;
  /** It says more than any single decision could: a side that did nothing at all. */
  readonly isAdviceFirst?: boolean;
}

export interface StoryPoint {
  readonly seq: number;
  readonly round: number;
  readonly text: string;
  /** The score afterwards: one box per side, or one for the players together. */
  readonly score: readonly ScoreBox[];
}

/** Figures, each after its sign if it has one, and the same in words. */
export interface ScoreBox {
  readonly side: string;
  readonly figures: readonly { readonly sign: 'star' | 'diamond' | null; readonly figure: number }[];
  readonly words: string;
}

export interface StoryWay {
  readonly side: string;
  /** Printed names of hexes, at least two. */
  readonly through: readonly string[];
}

/** How a match ended, as data. Lists of figures follow the order of `sides`. */
export interface ResultModel {
  readonly mission: string;
  /** Small text above the headline: `Eastern Front, 1941 · easy`. */
  readonly kicker: string;
  /** From the viewer's side: won or lost. */
  readonly headline: string;
  readonly ending: string;
  /** What is counted: `VP`. */
  readonly unit: string;
  readonly sides: readonly ResultSide[];
  readonly team: TeamScore | null;
  /** Each player's own score, the best first, if a single player wins; otherwise empty. */
  readonly players: readonly ResultPlayer[];
  /** Scores by reason and rule, the largest first. */
  readonly scores: readonly { readonly text: string; readonly rule: string; readonly by: readonly number[] }[];
  readonly curve: Curve | null;
  readonly rounds: readonly RoundStart[];
  readonly points: readonly { readonly seq: number; readonly text: string }[];
  readonly luck: LuckModel | null;
  readonly entries: number;
  readonly rematch: Rematch;
}

export interface ResultSide {
  readonly side: string;
  readonly name: string;
  /** Null if the team has one score, or the AI plays this side. */
  readonly score: number | null;
  readonly lost: readonly Fallen[];
  readonly left: number | null;
}

export interface Fallen {
  readonly seq: number;
  readonly round: number;
  readonly unit: number;
  readonly name: string;
}

export interface TeamScore {
  readonly hasWon: boolean;
  readonly score: number;
  readonly most: number;
  readonly parts: readonly ScorePart[];
  /** What winning is worth in each round, and the round it was won in; null if time does not count. */
  readonly pace: { readonly worth: readonly number[]; readonly round: number; readonly words: string } | null;
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

export interface LuckModel {
  /** Plurals: `attacks` and `hits`. */
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
  /** Null if it came from neither a mission nor the generator. */
  readonly options: Readonly<Record<string, unknown>> | null;
  readonly opposite: Readonly<Record<Seat, Seat>>;
  /** What the reader then plays: `you play the Soviet side`; '' where sides cannot be swapped. */
  readonly swapped: string;
  /** The same match at the viewer's next harder setting; null if there is none. */
  readonly harder: { readonly options: Readonly<Record<string, unknown>>; readonly aside: string } | null;
}

export const PLAIN_RESULT: Omit<ResultModel, 'mission' | 'headline' | 'ending' | 'unit' | 'sides' | 'entries'> = {
  kicker: '',
  team: null,
  players: [],
  scores: [],
  curve: null,
  rounds: [],
  points: [],
  luck: null,
  rematch: { options: null, opposite: {}, swapped: '', harder: null },
};
