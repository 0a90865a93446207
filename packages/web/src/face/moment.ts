import type { Outcome, Pending, Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';

/** A match at one entry, as the person at the screen may know it. */
export interface Moment<R extends Realm> {
  readonly seq: number;
  /** Whose eyes it is seen with. */
  readonly seat: Seat;
  /** The seat that must decide; null when it is over. */
  readonly asks: Seat | null;
  readonly view: R['view'];
  readonly pending: Pending<R> | null;
  /** What this entry told: who spoke, and all that came of it. */
  readonly speaker: Seat | null;
  readonly events: readonly R['event'][];
  readonly undo: Verdict<{ readonly to: number }>;
  readonly outcome: Outcome | null;
}

/** How the rules came to what they did in one entry of their own, as they noted it down. */
export interface Trace<R extends Realm> {
  readonly seq: number;
  /** The position before it. */
  readonly before: Moment<R>;
  readonly notes: readonly R['note'][];
  readonly events: readonly R['event'][];
}

/** One entry as a seat may know it, without the position after it. */
export interface LoggedEntry<R extends Realm> {
  readonly seq: number;
  /** Null: the set-up. */
  readonly speaker: Seat | null;
  readonly events: readonly R['event'][];
  /** It took all back that came after this entry; null if it was a sentence. */
  readonly undo: number | null;
  /** The sentence, where the seat itself said it. */
  readonly said?: Sentence;
}

/** An entry of the rules decided once more with one of its counters spent: how it would have come to another, or to the same. */
export interface WhatIf<R extends Realm> {
  readonly seq: number;
  readonly unit: number;
  /** Up to the order that would be executed, and no die beyond it. */
  readonly notes: readonly R['note'][];
  /** It led to draws or ties that the match has not had: those are of other dice, and may fall otherwise. */
  readonly isDrawnAnew: boolean;
}
