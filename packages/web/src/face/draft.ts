import type { MapPicture, PiecePicture } from '@sandtable/board';
import type { Sentence } from '@sandtable/kernel';

/** A match while its players still draft it. */
export interface DraftTable {
  readonly title: string;
  /** How long it will be: rounds, cards. */
  readonly facts: readonly string[];
  readonly steps: readonly DraftStep[];
  /** The viewer's own side comes last. */
  readonly sides: readonly DraftSide[];
  readonly hand: DraftHand;
  /** Drawn cards that lie open until somebody has decided about them. */
  readonly drawn: readonly DraftCard[];
  readonly boards: readonly DraftBoard[];
  readonly hasMap: boolean;
  /** Null while no half has been chosen. */
  preview(words: Sentence): HalfPreview | null;
}

export interface DraftStep {
  readonly label: string;
  readonly state: 'past' | 'here' | 'ahead';
}

export interface DraftSide {
  readonly side: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly hasTurn: boolean;
  /** How many cards its players still hold, in words. */
  readonly cards: string;
  readonly sections: readonly BoardSection[];
  readonly score: DraftScore;
}

export interface BoardSection {
  readonly title: string;
  readonly plays: readonly PlayedHalf[];
}

export interface PlayedHalf {
  readonly key: string;
  /** The game's number for the card. */
  readonly card: number;
  readonly number: string;
  readonly name: string;
  readonly half: HalfName;
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
  /** Who played it on a side of several players; otherwise ''. */
  readonly by: string;
}

export interface DraftScore {
  readonly units: readonly UnitCount[];
  readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  /** More facts by heading: what scores, special rules, where and when units enter. */
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export interface UnitCount {
  readonly name: string;
  readonly count: number;
  readonly placed: number;
  readonly piece: PiecePicture;
}

export type HalfName = 'top' | 'bottom';

export interface DraftHand {
  readonly title: string;
  readonly isDealt: boolean;
  readonly cards: readonly DraftCard[];
}

export interface DraftCard {
  /** The game's number for it. */
  readonly card: number;
  readonly side: string;
  readonly number: string;
  readonly name: string;
  readonly halves: readonly DraftHalf[];
}

export interface DraftHalf {
  readonly half: HalfName;
  /** `Victory Points`, `Units`. */
  readonly kind: string;
  /** Its own name, if it has one besides the card's. */
  readonly name: string;
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
  /** `+1 CAP` */
  readonly chips: readonly string[];
}

export interface HalfPreview {
  readonly card: DraftCard;
  readonly half: DraftHalf;
  /** What each of its parts would do: who does what where, or nothing. */
  readonly notes: readonly string[];
}

export interface DraftBoard {
  /** The game's number for it. */
  readonly board: number;
  readonly name: string;
  /** Lazy: there are many boards. */
  picture(): MapPicture;
  readonly key: string;
  readonly isLaid: boolean;
}

/** The result of a draft: what both sides have, and the rules in force. */
export interface SetUp extends Pick<DraftTable, 'title' | 'facts' | 'sides'> {
  readonly boards: readonly string[];
  readonly rules: readonly string[];
  /** How the AI was built, step by step; empty if people play each other. */
  readonly build: readonly BuildStep[];
  /** The only side that can be given or denied CAPs as a handicap; null: either. */
  readonly takesCaps: string | null;
  readonly isFresh: boolean;
}

/** One step of building the AI: the result and why. */
export interface BuildStep {
  readonly title: string;
  readonly rule: string;
  readonly text: string;
  /** 0 if nothing was rolled. */
  readonly die: number;
  readonly tiles: readonly TileFace[];
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
}

export interface TileFace {
  readonly title: string;
  readonly sign: 'shield' | 'burst';
  readonly signName: string;
  readonly list: 'red' | 'green' | 'blue';
  readonly listName: string;
  readonly text: string;
  readonly isYellow: boolean;
}
