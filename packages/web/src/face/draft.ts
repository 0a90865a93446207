import type { MapPicture, PiecePicture } from '@sandtable/board';
import type { Sentence } from '@sandtable/kernel';

/** A match while its players still make it: whose cards lie where, what each side has so far, and what there is to choose from. */
export interface DraftTable {
  readonly title: string;
  /** What makes it short or long: rounds, cards. */
  readonly facts: readonly string[];
  readonly steps: readonly DraftStep[];
  /** The others' first, the viewer's own last. */
  readonly sides: readonly DraftSide[];
  readonly hand: DraftHand;
  /** Cards that were drawn and lie open until somebody has decided about them. */
  readonly drawn: readonly DraftCard[];
  /** The boards that can be laid, with their pictures. */
  readonly boards: readonly DraftBoard[];
  readonly hasMap: boolean;
  /** What is about to be played; null while no half has been said. */
  preview(words: Sentence): HalfPreview | null;
}

export interface DraftStep {
  readonly label: string;
  readonly state: 'past' | 'here' | 'ahead';
}

/** A side with its record board and what it comes to. */
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

/** A half that was played, as it stands on a record board. */
export interface PlayedHalf {
  readonly key: string;
  /** By the number that the game gives the card. */
  readonly card: number;
  readonly number: string;
  readonly name: string;
  readonly half: HalfName;
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
  /** Who played it, where a side has several players; else ''. */
  readonly by: string;
}

/** What a side has so far. */
export interface DraftScore {
  readonly units: readonly UnitCount[];
  readonly figures: readonly { readonly label: string; readonly value: string; readonly note: string }[];
  /** Further facts in words, by heading: what scores, what holds, where one comes in and when. */
  readonly lists: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export interface UnitCount {
  readonly name: string;
  readonly count: number;
  /** Of those, so many stand on the map. */
  readonly placed: number;
  readonly piece: PiecePicture;
}

export type HalfName = 'top' | 'bottom';

/** What the person has to choose from. */
export interface DraftHand {
  readonly title: string;
  /** Before that, there is none to be shown. */
  readonly isDealt: boolean;
  readonly cards: readonly DraftCard[];
}

export interface DraftCard {
  /** By the number that the game gives it. */
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
  /** Its own name, where it has one besides the card's. */
  readonly name: string;
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
  /** `+1 CAP` */
  readonly chips: readonly string[];
}

/** What a half would do, before it is played. */
export interface HalfPreview {
  readonly card: DraftCard;
  readonly half: DraftHalf;
  /** What each of its parts comes to as things stand: who does what where, or that it does nothing. */
  readonly notes: readonly string[];
}

export interface DraftBoard {
  /** By the number that the game gives it. */
  readonly board: number;
  readonly name: string;
  /** Made when it is wanted: there are many boards. */
  picture(): MapPicture;
  readonly key: string;
  readonly isLaid: boolean;
}

/** How a match begins that was made at the table: what both sides have, and what holds for everybody. */
export interface SetUp extends Pick<DraftTable, 'title' | 'facts' | 'sides'> {
  readonly boards: readonly string[];
  readonly rules: readonly string[];
  /** How the one came about whom the rules play, step by step; none where people play each other. */
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

/** One step in which the rules make their own player: what came of it, and why. */
export interface BuildStep {
  readonly title: string;
  readonly rule: string;
  readonly text: string;
  /** 0 where none was rolled. */
  readonly die: number;
  readonly tiles: readonly TileFace[];
  readonly lines: readonly string[];
  readonly pieces: readonly PiecePicture[];
}

export interface TileFace {
  readonly title: string;
  readonly sign: 'shield' | 'burst';
  readonly signName: string;
  /** Where it goes: the colour and the name of its list. */
  readonly list: 'red' | 'green' | 'blue';
  readonly listName: string;
  readonly text: string;
  readonly isYellow: boolean;
}
