import type { Realm, Seat } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import type { OneTab } from './one-tab.ts';
import type { News } from './protocol.ts';
import type { Shelf } from './shelf.ts';
import type { Table } from './table.ts';

export interface Surroundings<R extends Realm> {
  readonly game: LinkFace<R>;
  readonly shelf: Shelf;
  /** Identifies this tab to the shelf. */
  readonly hand: string;
  readonly most: number;
  tell(news: News<R>): void;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Lets questions in between two entries of the AI. */
  breathe(): Promise<void>;
  /** Makes sure that a match open in several tabs is played in only one. */
  readonly tab: OneTab;
}

export interface HostedMatch<R extends Realm> {
  readonly id: string;
  readonly table: Table<R>;
  /** The entry after which it branched off an older match because the rules had changed; null if it did not. */
  readonly forkedAt: number | null;
  readonly isPassing: boolean;
  readonly hints: Record<Seat, number>;
  /** The text of its file if it is only watched; that text is saved unchanged. */
  readonly file: string | null;
}
