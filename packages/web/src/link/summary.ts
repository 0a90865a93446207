import type { Realm, Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import type { LinkFace, Standing } from '../face/link.ts';
import type { Table } from './table.ts';

/** What the list of matches shows of one, kept beside its file so that no match is opened for it. */
export interface Summary extends Standing {
  readonly id: string;
  /** The game it is of. */
  readonly system: string;
  readonly seating: Seating;
  /** Null when it is over. */
  readonly asks: Seat | null;
  readonly winners: readonly Seat[];
  readonly entries: number;
  /** When it was last played, in milliseconds. */
  readonly changed: number;
}

/** As everybody may know it: it stands on a page that is open to all who share the screen. */
export function summaryOf<R extends Realm>(game: LinkFace<R>, table: Table<R>, id: string, changed: number): Summary {
  const { view, outcome, pending } = table.match.now('spectator');
  return {
    ...game.standingOf(view),
    id,
    system: game.system.id,
    seating: table.seating,
    asks: pending?.seat ?? null,
    winners: outcome?.winners ?? [],
    entries: table.match.seq,
    changed,
  };
}
