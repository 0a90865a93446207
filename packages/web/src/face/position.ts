import type { Seat, Sentence } from '@sandtable/kernel';
import type { Adviser } from './advice.ts';
import type { DraftTable, SetUp } from './draft.ts';
import type { Field, Overlays } from './field.ts';
import type { Forecast, GlanceNote, Speech } from './speech.ts';

/** One view of a match with everything the screen may ask about it. Each view has one Position, so answers can be cached on it. */
export interface Position extends Field, Speech, Forecast, Routes, Adviser {
  /** The mission's name; null if the match began from a position. */
  readonly mission: string | null;
  /** What the AI's commander is called: `Falcon`, `the Old Fox`; null without an AI. */
  readonly commander: string | null;
  /**
   * What a seat can still win or lose, the largest first, in one line of at most 52 characters; '' if nothing does or it
   * is not yet known.
   */
  goalOf(seat: Seat): string;
  /** The same in full, a line for each. */
  goalsOf(seat: Seat): readonly string[];
  /** Null once the battle has begun, and in a game without drafts. */
  draftOf(seat: Seat): DraftTable | null;
  /** The result of the draft; null during the draft, and for a match without one. */
  setUpOf(seat: Seat): SetUp | null;
  readonly sight: Sight | null;
  seatName(seat: Seat): string;
  /** For its colours. */
  sideOf(seat: Seat): string | undefined;
}

/** How a unit gets to a hex several actions away, as far as it can get this round. */
export interface Route {
  readonly unit: number;
  readonly goal: number;
  readonly first: Sentence;
  readonly legs: readonly Leg[];
  /** How many actions it takes to reach the goal, this round and later. */
  readonly moves: number;
  /** What `check` counts: `Spent`. */
  readonly checkName: string;
  readonly sum: Pick<Leg, 'price' | 'check'> & { readonly threat: string };
  /** The legs' totals, and how they were calculated. */
  readonly notes: readonly GlanceNote[];
}

export interface Leg {
  /** The hexes it passes through, up to and including the last. */
  readonly hexes: readonly number[];
  /** Where it ends: `F06, light woods` */
  readonly place: string;
  /** `2 AP` */
  readonly price: string;
  /** What the action may cost the unit besides its price: `16%` */
  readonly check: GlanceNote;
  readonly threat: LegThreat;
}

/** The best chance any visible enemy has against the unit where the leg ends. */
export interface LegThreat {
  /** From 0 to 1. */
  readonly chance: number;
  readonly text: string;
}

/** Moves that take several actions. */
export interface Routes {
  /** For the unit named; null if it cannot set out now. Words that already give the first leg, its facing or its payment, are kept. */
  wayTo(words: Sentence, hex: number): Route | null;
  /** Hexes beyond the adjacent ones that one action can reach. */
  reach(words: Sentence): Overlays;
}

/** For a game in which every move is one order. */
export const NO_ROUTES: Routes = { wayTo: () => null, reach: () => [] };

export interface Sight {
  /** What can be seen from a hex, whether or not it holds a unit. */
  from(hex: number): { readonly count: number; readonly of: number; readonly overlays: Overlays };
  between(from: number, to: number): SightLine;
}

export interface SightLine {
  readonly isClear: boolean;
  readonly distance: number;
  readonly sentence: string;
  readonly rules: readonly string[];
  readonly overlays: Overlays;
  readonly profile: readonly ProfileStep[];
}

/** One step of the line: one hex, or both hexes of a hexside the line runs along. */
export interface ProfileStep {
  readonly hexes: readonly ProfileHex[];
}

/** A hex on the line, seen from the side. */
export interface ProfileHex {
  /** -1 beyond the edge of the map. */
  readonly hex: number;
  readonly name: string;
  readonly level: number;
  readonly top: number;
  readonly smoke: number;
  readonly blocks: boolean;
}
