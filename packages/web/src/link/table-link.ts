import type { AiNote, BearEvent } from '@sandtable/bear';
import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { MatchLink } from './link.ts';

/** One entry as a seat may know it, without the position after it. */
export interface LoggedEntry {
  readonly seq: number;
  /** Null: the set-up. */
  readonly speaker: Seat | null;
  readonly events: readonly BearEvent[];
  /** It took all back that came after this entry; null if it was a sentence. */
  readonly undo: number | null;
}

/** An AI turn decided once more with one of its counters spent: how it would have come to another, or to the same. */
export interface WhatIf {
  readonly seq: number;
  readonly unit: number;
  /** Up to the order that would be executed, and no die beyond it. */
  readonly notes: readonly AiNote[];
  /** It led to draws or ties that the match has not had: those are of other dice, and may fall otherwise. */
  readonly isDrawnAnew: boolean;
}

/** What can befall a match besides its rules. */
export type Trouble =
  /** There is no more room to save it. */
  | { readonly kind: 'storageFull' }
  /** The browser does not let us save anything. */
  | { readonly kind: 'storageRefused'; readonly message: string }
  /** Another tab has opened the same match and goes on with it. */
  | { readonly kind: 'taken' }
  /** The worker or the rules broke down. */
  | { readonly kind: 'broken'; readonly message: string };

/** The link to a match of this browser: what every link has, and all that has happened so far. */
export interface TableLink extends MatchLink {
  /** The match's name in the storage of this browser. */
  readonly id: string;
  /** Who speaks for each seat. */
  readonly seating: Seating;
  /** Every entry so far as the person at the screen may know it, the set-up first; it grows by itself. */
  log(): readonly LoggedEntry[];
  /** Asks an AI turn again as if one of its counters had been spent; the match stays as it is. */
  whatIf(seq: number, unit: number): Promise<WhatIf>;
  /** What has gone wrong so far; whoever comes later is told as well. */
  onTrouble(listener: (trouble: Trouble) => void): () => void;
}
