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
  /** After this entry it left an older match, since the rules had changed; its name says so too. */
  readonly forkedAt?: number;
}

/** A match, what it is called on the shelf, and where it left another. */
interface Kept<R extends Realm> {
  readonly id: string;
  readonly table: Table<R>;
  readonly forkedAt: number | null;
}

/** As everybody may know it: it stands on a page that is open to all who share the screen. */
export function summaryOf<R extends Realm>(
  game: LinkFace<R>,
  { id, table, forkedAt }: Kept<R>,
  changed: number,
): Summary {
  const { view, outcome, pending } = table.match.now('spectator');
  const standing = game.standingOf(view);
  return {
    ...standing,
    ...(forkedAt === null ? {} : { name: forkName(standing.name, forkedAt), forkedAt }),
    id,
    system: game.system.id,
    seating: table.seating,
    asks: pending?.seat ?? null,
    winners: outcome?.winners ?? [],
    entries: table.match.seq,
    changed,
  };
}

function forkName(name: string, forkedAt: number): string {
  return `${name} (from ${forkedAt === 0 ? 'the start' : `entry ${forkedAt}`})`;
}
