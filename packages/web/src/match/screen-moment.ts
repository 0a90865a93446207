import type { Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { MatchOutcome } from '@sandtable/session';
import type { Happening } from '../face/happening.ts';
import type { Panels, WhyModel } from '../face/table.ts';
import type { Position } from '../face/position.ts';

/** A moment of a match of any game, as the screens use it. */
export interface ScreenMoment {
  readonly seq: number;
  /** Whose view it is. */
  readonly seat: Seat;
  /** The seat that must decide; null when it is over. */
  readonly asks: Seat | null;
  /** Asks for a whole order, not for the answer to a question. */
  readonly isTurn: boolean;
  readonly position: Position;
  readonly panels: Panels;
  /** Who made this entry; null for the set-up. */
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
  readonly undo: Verdict<{ readonly to: number }>;
  readonly outcome: MatchOutcome | null;
  /** The AI or a bot answers it once it is told to. */
  readonly isPaused?: boolean;
  /** Its seat has answered it beforehand: the answer follows, and is shown together with it. */
  readonly isAnswered?: boolean;
}

export interface TableEntry {
  readonly seq: number;
  /** Null: the set-up. */
  readonly speaker: Seat | null;
  readonly events: readonly Happening[];
  /** An undo: takes back everything after this entry. Null for a sentence. */
  readonly undo: number | null;
  /** The sentence, if the person at the screen said it. */
  readonly said?: Sentence;
}

/** The reasons for an AI entry, and the position before it. */
export interface Why extends WhyModel {
  readonly seq: number;
  readonly before: ScreenMoment;
}

/** Whether the log begins with the set-up: else its older pages are not here. */
export function isWhole(log: readonly UndoableEntry[]): boolean {
  return (log[0]?.seq ?? 0) === 0;
}

interface UndoableEntry {
  readonly seq: number;
  readonly undo: number | null;
}

/** The log up to an entry, without what was taken back. An undo may go back behind the oldest entry that is here. */
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
