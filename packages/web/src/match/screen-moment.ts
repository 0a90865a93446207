import type { Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { MatchOutcome } from '@sandtable/session';
import type { Happening } from '../face/happening.ts';
import type { Panels, WhyModel } from '../face/table.ts';
import type { Position } from '../face/position.ts';

export interface ScreenMoment {
  readonly seq: number;
  readonly seat: Seat;
  readonly asks: Seat | null;
  /** True for a whole order, false for the answer to a question. */
  readonly isTurn: boolean;
  readonly position: Position;
  readonly panels: Panels;
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
  readonly undo: Verdict<{ readonly to: number }>;
  readonly outcome: MatchOutcome | null;
  /** The AI or a bot waits to be told to answer. */
  readonly isPaused?: boolean;
  /** Its seat answered beforehand: the answer follows and is shown together with this moment. */
  readonly isAnswered?: boolean;
}

export interface TableEntry {
  readonly seq: number;
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
  /** An undo: takes back everything after this entry. Null for a sentence. */
  readonly undo: number | null;
  /** The sentence, if the person at the screen said it. */
  readonly said?: Sentence;
}

export interface Why extends WhyModel {
  readonly seq: number;
  readonly before: ScreenMoment;
}

/** Whether the log goes back to the set-up; otherwise older pages are not loaded. */
export function isWhole(log: readonly UndoableEntry[]): boolean {
  return (log[0]?.seq ?? 0) === 0;
}

interface UndoableEntry {
  readonly seq: number;
  readonly undo: number | null;
}

/** The log up to an entry, without what was taken back. An undo may reach further back than the oldest loaded entry. */
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
