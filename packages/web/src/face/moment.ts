import type { Outcome, Pending, Realm, Seat, Sentence, Verdict } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';

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

/**
 * The one thing the play screen talks to: a match in a worker of this browser, or later one far away. The screen holds a
 * view and answers every hover from it; the link holds the truth.
 */
interface MatchLink<R extends Realm> {
  now(): Moment<R>;
  /** Every entry, in order, also those that the AI makes. What comes while nobody listens waits for whoever does next. */
  subscribe(listener: (moment: Moment<R>) => void): () => void;
  act(seq: number, sentence: Sentence): Promise<Verdict>;
  undo(seq: number): Promise<Verdict>;
  at(seq: number): Promise<Moment<R>>;
  why(seq: number): Promise<Trace<R>>;
  /** Another person takes the screen (hot seat): the moment as he sees it, and what he missed. */
  sit(seat: Seat): Promise<readonly Moment<R>[]>;
  /**
   * Whoever had the screen leaves it: all that he saw of the match is forgotten at once. Until somebody sits down there is
   * the moment as everybody may know it, and no log.
   */
  rise(): void;
  /** The match as the text of a file. */
  save(): Promise<string>;
  close(): void;
}

/** What can befall a match besides its rules. */
export type Trouble =
  /** There is no more room to save it. */
  | { readonly kind: 'storageFull' }
  /** The browser does not let us save anything. */
  | { readonly kind: 'storageRefused'; readonly message: string }
  /** It was deleted in another tab, and nothing of it is saved. */
  | { readonly kind: 'deleted' }
  /** It has as many entries as a match can have. */
  | { readonly kind: 'matchFull'; readonly most: number }
  /** Another tab has opened the same match and goes on with it, as far as it was saved. */
  | { readonly kind: 'taken'; readonly isUnsaved: boolean }
  /** The worker or the rules broke down; `isUnsaved`: some of it had not been saved. */
  | { readonly kind: 'broken'; readonly message: string; readonly isUnsaved?: boolean };

/** The link to a match of this browser: what every link has, and all that has happened so far. */
export interface TableLink<R extends Realm> extends MatchLink<R> {
  /** The match's name in the storage of this browser. */
  readonly id: string;
  /** Who speaks for each seat. */
  readonly seating: Seating;
  /** All its people may look at one screen together: there is no curtain between them. */
  readonly isShared: boolean;
  /** It is only looked at: nothing can be said, and nobody is asked. */
  readonly isWatched: boolean;
  /** Every entry so far as the person at the screen may know it, the set-up first; it grows by itself. */
  log(): readonly LoggedEntry<R>[];
  /** Asks an entry of the rules again as if one of its counters had been spent; the match stays as it is. */
  whatIf(seq: number, unit: number): Promise<WhatIf<R>>;
  /** Keeps it in this browser, also where it was deleted. */
  keep(): Promise<void>;
  /** What is wrong, and null when it is no longer; whoever comes later is told as well. */
  onTrouble(listener: (trouble: Trouble | null) => void): () => void;
}
