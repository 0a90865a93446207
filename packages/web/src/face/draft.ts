import type { MapPicture, PiecePicture } from '@sandtable/board';
import type { Sentence } from '@sandtable/kernel';

/** A match that its players are still making: cards, what each side has so far, and what can be chosen. */
export interface DraftTable {
  readonly title: string;
  /** What makes it short or long: rounds, cards. */
  readonly facts: readonly string[];
  readonly steps: readonly DraftStep[];
  /** The other sides first, the viewer's own last. */
  readonly sides: readonly DraftSide[];
  readonly hand: DraftHand;
  /** Drawn cards that lie open until somebody decides about them. */
  readonly drawn: readonly DraftCard[];
  readonly boards: readonly DraftBoard[];
  readonly hasMap: boolean;
  /** The half about to be played; null until one has been said. */
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
  /** The game's number of the card. */
  readonly card: number;
  readonly number: string;
  readonly name: string;
  readonly half: HalfName;
  readonly lines: readonly string[];
  /** `+1 CAP` */
  readonly chips: readonly string[];
  /** What it came to: chosen units, hexes of markers. */
  readonly notes: readonly string[];
  /** Who played it if the side has several players; else ''. */
  readonly by: string;
}

export interface DraftScore {
  /** How many units it has; counters that only may be units are not among them. */
  readonly total: number;
  readonly units: readonly UnitCount[];
  readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  /** Further facts by heading: what scores, which rules hold, where and when units enter. */
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export interface UnitCount {
  readonly name: string;
  readonly count: number;
  /** How many of them stand on the map. */
  readonly placed: number;
  readonly piece: PiecePicture;
}

export type HalfName = 'top' | 'bottom';

export interface DraftHand {
  readonly title: string;
  /** False before the cards are dealt: then no hand is shown. */
  readonly isDealt: boolean;
  readonly cards: readonly DraftCard[];
}

export interface DraftCard {
  /** The game's number of the card. */
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
  /** `+1 CAP` */
  readonly chips: readonly string[];
}

export interface HalfPreview {
  readonly card: DraftCard;
  readonly half: DraftHalf;
  /** What each part does as things stand: who does what where, or that it does nothing. */
  readonly notes: readonly string[];
}

export interface DraftBoard {
  /** The game's number of the board. */
  readonly board: number;
  readonly name: string;
  /** Drawn on demand: there are many boards. */
  picture(): MapPicture;
  readonly key: string;
  readonly isLaid: boolean;
}

/** How a generated match begins: what each side has, and which rules hold for all. */
export interface SetUp extends Pick<DraftTable, 'title' | 'facts' | 'sides'> {
  readonly boards: readonly string[];
  readonly rules: readonly string[];
  /** How the AI was built, step by step; empty if people play each other. */
  readonly build: readonly BuildStep[];
  readonly handicap: HandicapTerms;
  /** Nobody has acted yet. */
  readonly isFresh: boolean;
}

/** What a game can give or deny a side to even out a match. */
export interface HandicapTerms {
  /** What it is counted in: `CAPs`. */
  readonly name: string;
  /** The largest amount worth trying. */
  readonly most: number;
  /** The only side that can be given or denied any; null: either. */
  readonly onlyFor: string | null;
  /** `2 CAPs a round` */
  print(amount: number): string;
}

/** One step of building the AI: what it brought, and why. */
export interface BuildStep {
  readonly title: string;
  readonly rule: string;
  readonly text: string;
  /** 0 if none was rolled. */
  readonly die: number;
  readonly tiles: readonly TileFace[];
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
}

export interface TileFace {
  readonly title: string;
  readonly sign: 'shield' | 'burst';
  readonly signName: string;
  /** Which list it goes to, by colour. */
  readonly list: 'red' | 'green' | 'blue';
  readonly listName: string;
  readonly text: string;
  readonly isYellow: boolean;
}
