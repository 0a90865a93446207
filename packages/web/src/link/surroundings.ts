import type { Realm } from '@sandtable/kernel';
import type { LinkFace } from '../face/link.ts';
import type { OneTab } from './one-tab.ts';
import type { News } from './protocol.ts';
import type { Shelf } from './shelf.ts';

/** What a host needs of the world around it. */
export interface Surroundings<R extends Realm> {
  readonly game: LinkFace<R>;
  readonly shelf: Shelf;
  /** By which the shelf knows this one from others. */
  readonly hand: string;
  /** So many entries a match can have. */
  readonly most: number;
  /** Tells the page something unasked. */
  tell(news: News<R>): void;
  /** Milliseconds since 1970. */
  clock(): number;
  /** Lets questions in between two entries of the AI. */
  breathe(): Promise<void>;
  /** Where the match is open elsewhere, too, it goes on in one place. */
  readonly tab: OneTab;
}
