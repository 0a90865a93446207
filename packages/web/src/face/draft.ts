import type { MapPicture, PiecePicture } from '@sandtable/board';
import type { Sentence } from '@sandtable/kernel';

/** A match whose players are still drafting it: cards, what each side has so far, and what can be chosen. */
export interface DraftTable {
  readonly title: string;
  /** What sets its length: rounds, cards. */
  readonly facts: readonly string[];
  readonly steps: readonly DraftStep[];
  /** The other sides first, the viewer's own last. */
  readonly sides: readonly DraftSide[];
  readonly hand: DraftHand;
  /** Drawn cards that lie open until a player decides about them. */
  readonly drawn: readonly DraftCard[];
  readonly boards: readonly DraftBoard[];
  readonly hasMap: boolean;
  /** Shows the half about to be played; null until the words name one. */
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
  readonly card: number;
  readonly number: string;
  readonly name: string;
  readonly half: HalfName;
  readonly lines: readonly string[];
  /** `+1 CAP` */
  readonly chips: readonly string[];
  /** How it turned out: chosen units, hexes of markers. */
  readonly notes: readonly string[];
  readonly by: string;
}

export interface DraftScore {
  /** How many units it has, without counters that may or may not be units. */
  readonly total: number;
  readonly units: readonly UnitCount[];
  readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  /** More facts by heading: what scores, which rules apply, where and when units enter. */
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
  /** Its own name if it differs from the card's; else ''. */
  readonly name: string;
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
  readonly chips: readonly string[];
}

export interface HalfPreview {
  readonly card: DraftCard;
  readonly half: DraftHalf;
  /** What each part does in this position: who does what where, or that it has no effect. */
  readonly notes: readonly string[];
}

/** A board by itself. */
export interface PicturedBoard {
  readonly name: string;
  /** Unique among the boards of all packs. */
  readonly key: string;
  /** A function, because there are many boards: each is drawn only when shown. */
  picture(): MapPicture;
}

export interface DraftBoard extends PicturedBoard {
  readonly board: number;
  readonly isLaid: boolean;
}

/** How a generated match begins: what each side has, and which rules apply to all. */
export interface SetUp extends Pick<DraftTable, 'title' | 'facts' | 'sides'> {
  readonly boards: readonly string[];
  readonly rules: readonly string[];
  readonly build: readonly BuildStep[];
  readonly handicap: HandicapTerms;
  readonly isFresh: boolean;
}

/** What a game can give a side, or take from it, to even out a match. */
export interface HandicapTerms {
  /** The unit of the amount: `CAPs`. */
  readonly name: string;
  readonly most: number;
  /** The only side whose amount can change; null: either side. */
  readonly onlyFor: string | null;
  /** `2 CAPs a round` */
  print(amount: number): string;
}

export interface BuildStep {
  readonly title: string;
  readonly rule: string;
  readonly text: string;
  readonly die: number;
  readonly tiles: readonly TileFace[];
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
}

export interface TileFace {
  readonly title: string;
  readonly sign: 'shield' | 'burst';
  readonly signName: string;
  /** Which list the tile goes to, by colour. */
  readonly list: 'red' | 'green' | 'blue';
  readonly listName: string;
  readonly text: string;
  readonly isYellow: boolean;
}
