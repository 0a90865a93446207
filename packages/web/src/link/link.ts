import type { Bear, BearEvent, View } from '@sandtable/bear';
import type { Outcome, Pending, Seat, Sentence, Verdict } from '@sandtable/kernel';

/** A match at one entry, as the person at the screen may know it. */
export interface Moment {
  readonly seq: number;
  /** Whose eyes it is seen with. */
  readonly seat: Seat;
  /** The seat that must decide; null when it is over. */
  readonly asks: Seat | null;
  readonly view: View;
  readonly pending: Pending<Bear> | null;
  /** What this entry told: who spoke, and all that came of it. */
  readonly speaker: Seat | null;
  readonly events: readonly BearEvent[];
  readonly undo: Verdict<{ readonly to: number }>;
  readonly outcome: Outcome | null;
}

/** How the AI came to what it did in one entry, as the rules noted it down. */
export interface Trace {
  readonly seq: number;
  /** The position before it. */
  readonly before: Moment;
  readonly notes: readonly unknown[];
  readonly events: readonly BearEvent[];
}

/**
 * The one thing the play screen talks to: a match in a worker of this browser, or later one far away. The screen holds a
 * view and answers every hover from it; the link holds the truth.
 */
export interface MatchLink {
  now(): Moment;
  /** Every entry, in order, also those that the AI makes. */
  subscribe(listener: (moment: Moment) => void): () => void;
  act(seq: number, sentence: Sentence): Promise<Verdict>;
  undo(seq: number): Promise<Verdict>;
  at(seq: number): Promise<Moment>;
  why(seq: number): Promise<Trace>;
  /** Another person takes the screen (hot seat): the moment as he sees it, and what he missed. */
  sit(seat: Seat): Promise<readonly Moment[]>;
  /** The match as the text of a file. */
  save(): Promise<string>;
  close(): void;
}
