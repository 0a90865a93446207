import type { Outcome, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Happening } from '../face/happening.ts';
import type { Panels } from '../face/panels.ts';
import type { Position } from '../face/position.ts';
import type { WhyModel } from '../face/why.ts';

/** A moment of a match as the screen has it: whichever game it is of, it is asked by the same questions. */
export interface ScreenMoment {
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
  readonly before: ScreenMoment;
}

interface UndoableEntry {
  readonly seq: number;
  readonly undo: number | null;
}

/** What still stands of the log: what was taken back is left out, and so is what is still to be shown. */
export function standingLog<Entry extends UndoableEntry>(log: readonly Entry[], upTo: number): Entry[] {
  const standing: Entry[] = [];
  for (const entry of log) {
    if (entry.seq > upTo) break;
    const { undo } = entry;
    if (undo === null) standing.push(entry);
    else while ((standing.at(-1)?.seq ?? -1) > undo) standing.pop();
  }
  return standing;
}
