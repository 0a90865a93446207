import type { BearEvent } from '@sandtable/bear';
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
  /** What has gone wrong so far; whoever comes later is told as well. */
  onTrouble(listener: (trouble: Trouble) => void): () => void;
}
