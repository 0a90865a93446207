import type { Seat, Sentence } from '@sandtable/kernel';
import type { DraftTable, SetUp } from './draft.ts';
import type { Field, Overlays } from './field.ts';
import type { Speech, Weighing } from './speech.ts';

/**
 * One view of a match, as the screen asks about it: the game behind it is not to be seen. There is one for each view, so
 * that whatever is found out about it can be kept with it.
 */
export interface Position extends Field, Speech, Weighing, Ways {
  /** What is played; null where a match was begun from a position alone. */
  readonly mission: string | null;
  /** As long as the players still make the match, as a seat sees it; null once it is fought. */
  draftOf(seat: Seat): DraftTable | null;
  /** What it has come to once it is made; null while it is being made, and where it was not made at the table. */
  setUpOf(seat: Seat): SetUp | null;
  /** Null where nothing is in the way of anybody's eyes. */
  readonly sight: Sight | null;
  seatName(seat: Seat): string;
  /** By which its colours are chosen. */
  sideOf(seat: Seat): string | undefined;
}

/** How a unit gets to a hex farther off: action by action. */
export interface Way {
  readonly unit: number;
  readonly goal: number;
  /** What is said for the first of them. */
  readonly first: Sentence;
  readonly legs: readonly Leg[];
}

/** One action of a way. */
export interface Leg {
  /** The hexes it goes through, the last one where it ends. */
  readonly hexes: readonly number[];
  /** `2 AP` */
  readonly price: string;
  /** Who could fire at it where it ends, and how well; '' for nobody. */
  readonly threat: string;
}

/** Ways of more than one word. */
export interface Ways {
  /** For the unit that was said and nobody else; null where it cannot begin to go there now. */
  wayTo(words: Sentence, hex: number): Way | null;
  /** Where one action takes it beyond the hexes beside it. */
  reach(words: Sentence): Overlays;
}

/** A game in which every move is said at once. */
export const NO_WAYS: Ways = { wayTo: () => null, reach: () => [] };

/** The line-of-sight tool of a game. */
export interface Sight {
  /** What one hex sees, whoever is there or not. */
  from(hex: number): { readonly count: number; readonly of: number; readonly overlays: Overlays };
  between(from: number, to: number): Thread;
}

/** A thread from hex to hex: whether one sees the other, what is in the way, and how to say it. */
export interface Thread {
  readonly isClear: boolean;
  readonly distance: number;
  /** In one sentence: the answer, and what comes first in the way. */
  readonly sentence: string;
  readonly rules: readonly string[];
  readonly overlays: Overlays;
  readonly profile: readonly ProfileStep[];
}

/** One step of the line: one hex, or the two on either side of a hexside that the line runs along. */
export interface ProfileStep {
  readonly hexes: readonly ProfileHex[];
}

/** A hex on the line as it looks from the side. */
export interface ProfileHex {
  /** -1 beyond the edge of the map. */
  readonly hex: number;
  readonly name: string;
  /** Of the ground. */
  readonly level: number;
  /** The top of what stands there: woods, buildings. */
  readonly top: number;
  /** The DM of smoke. */
  readonly smoke: number;
  readonly blocks: boolean;
}
