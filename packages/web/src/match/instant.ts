import type { Outcome, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Happening } from '../face/happening.ts';
import type { Panels, WhatIfModel, WhyModel } from '../face/table.ts';
import type { Position } from '../face/position.ts';

/** A moment of a match as the screen has it: whichever game it is of, it is asked by the same questions. */
export interface Instant {
  readonly seq: number;
  /** Whose eyes it is seen with. */
  readonly seat: Seat;
  /** The seat that must decide; null when it is over. */
  readonly asks: Seat | null;
  /** A whole order is awaited, and not the answer to a question. */
  readonly isTurn: boolean;
  readonly position: Position;
  readonly panels: Panels;
  /** What this entry told: who spoke, and all that came of it. */
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
  readonly undo: Verdict<{ readonly to: number }>;
  readonly outcome: Outcome | null;
}

/** An entry of the log. */
export interface TableEntry {
  readonly seq: number;
  /** Null: the set-up. */
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
  /** It took all back that came after this entry; null if it was a sentence. */
  readonly undo: number | null;
  /** The sentence, where the person at the screen said it. */
  readonly said?: Sentence;
}

/** The reasons for an entry of the rules, and the position before it. */
export interface Why extends WhyModel {
  readonly seq: number;
  readonly before: Instant;
}

export type WhatIf = WhatIfModel;
