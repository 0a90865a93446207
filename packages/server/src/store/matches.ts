import { canonicalJson } from '@sandtable/kernel';
import { dropArchivedSnapshot } from './archive.ts';
import { type Database, NAMES, type News } from './database.ts';
import type { Status } from '@sandtable/protocol';
import type { MatchRow, SeatRow, Tables } from './tables.ts';
import { sql, type Transaction } from 'kysely';

/** A seat with the name of its holder, or of the person it is reserved for. */
export type NamedSeat = SeatRow & {
  readonly name: string | null;
  readonly mark: number | null;
  readonly reservedFor: string | null;
};

export interface StoredMatch {
  readonly row: MatchRow;
  readonly seats: readonly NamedSeat[];
  /** The maker's name; null if they have left. */
  readonly maker: string | null;
}

export interface Start {
  readonly seed: string;
  readonly seating: string;
  /** JSON: who is asked first. */
  readonly asks: string;
}

interface Taking {
  readonly match: string;
  readonly person: string;
  /** Undefined for any free one. */
  readonly seat: string | undefined;
  readonly now: number;
  readonly part?: string | undefined;
  /** Makes the start of the match, if this was the last free seat. */
  readonly start: (match: StoredMatch) => Start;
}

/** How the open tables are listed. */
interface Listing {
  /** People who are here now. */
  readonly here?: readonly string[];
  /** Tables with a clock of minutes that somebody has open: of those, only these are listed. */
  readonly open?: readonly string[];
  /** From 0. */
  readonly page?: number;
}

/** Matches on one page of a list. */
export const MOST_LISTED = 200;
/** Tables of one network before all others are listed. */
const MOST_OF_NETWORK = 6;
/** People asked for in one statement: databases limit its values. */
const MOST_HERE = 5000;
/** The text of every pace with a clock of minutes. */
const LIVE = '{"kind":"live"%';

export class MatchStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async add(row: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('matches').values(row).execute();
      await db
        .insertInto('seats')
        .values([...seats])
        .execute();
    });
  }

  async find(id: string): Promise<StoredMatch | undefined> {
    return readMatch(this.#db, id);
  }

  /**
   * Matches open to anyone that wait for players. Nobody can fill the list: every network has one table in it before any has a second,
   * those of makers who are here come first, and what a network has beyond a few comes last.
   */
  async open(now: number, { here = [], open = [], page = 0 }: Listing = {}): Promise<readonly StoredMatch[]> {
    const ranked = this.#db
      .selectFrom('matches')
      .leftJoin('origins', 'origins.person', 'matches.creator')
      .select(['matches.id', 'matches.creator'])
      .select(
        sql<number>`row_number() over (partition by coalesce(origins.origin, matches.creator) order by matches.created_at desc, matches.id)`.as(
          'place',
        ),
      )
      .where('matches.status', '=', 'waiting')
      .where('matches.access', '=', 'open')
      .where((it) =>
        it.or([
          it('matches.pace', 'not like', LIVE),
          ...(open.length === 0 ? [] : [it('matches.id', 'in', [...open])]),
        ]),
      )
      .where((it) => it.or([it('matches.expires_at', 'is', null), it('matches.expires_at', '>', now)]));
    const present = sql.join(['', ...here.slice(0, MOST_HERE)].map((person) => sql`${person}`));
    const rows = await this.#db
      .selectFrom(ranked.as('ranked'))
      .innerJoin('matches', 'matches.id', 'ranked.id')
      .selectAll('matches')
      .orderBy(sql`case when ranked.place > ${MOST_OF_NETWORK} then 1 else 0 end`)
      .orderBy(sql`case when ranked.creator in (${present}) then 0 else 1 end`)
      .orderBy('ranked.place')
      .orderBy('matches.created_at', 'desc')
      .orderBy('matches.id')
      .limit(MOST_LISTED)
      .offset(page * MOST_LISTED)
      .execute();
    return this.#withSeats(rows);
  }

  /** Matches in which a person sits, is invited, or that they made, newest first. */
  async of(person: string, now: number, most = MOST_LISTED): Promise<readonly StoredMatch[]> {
    const held = this.#db
      .selectFrom('seats')
      .select('match')
      .where((it) => it.or([it('person', '=', person), it('reserved', '=', person)]));
    const rows = await this.#db
      .selectFrom('matches')
      .selectAll()
      .where((it) => it.or([it('creator', '=', person), it('id', 'in', held)]))
      .where((it) => it.or([it('expires_at', 'is', null), it('expires_at', '>', now)]))
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return this.#withSeats(rows);
  }

  /** Those of these matches that there are. */
  async some(ids: readonly string[]): Promise<readonly StoredMatch[]> {
    if (ids.length === 0) return [];
    return this.#withSeats(
      await this.#db
        .selectFrom('matches')
        .selectAll()
        .where('id', 'in', [...ids])
        .execute(),
    );
  }

  async countWaiting(person: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('matches')
      .select((it) => it.fn.countAll<number>().as('count'))
      .where('creator', '=', person)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Returns the matches that it has removed. */
  async removeExpired(now: number): Promise<readonly string[]> {
    const removed = await this.#db
      .deleteFrom('matches')
      .where('status', '=', 'waiting')
      .where('expires_at', '<=', now)
      .returning('id')
      .execute();
    return removed.map(({ id }) => id);
  }

  /** Moves the closing time of a waiting match of this person; false if there is none. */
  async extend(match: string, person: string, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('matches')
      .set({ expires_at: until })
      .where('id', '=', match)
      .where('creator', '=', person)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Running matches that ask a bot or the AI and that no living process holds: no one else will open them. */
  async stalled(): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .leftJoin('leases', 'leases.match', 'matches.id')
      .leftJoin('processes', 'processes.id', 'leases.process')
      .select('matches.id')
      .where((it) => it.or([it('alive_until', 'is', null), it('alive_until', '<=', this.#database.time)]))
      .where('matches.status', '=', 'running')
      .where('seats.kind', '<>', 'person')
      .where('matches.asks', '=', sql<string>`'["' || seats.seat || '"]'`)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The last entry of each of these matches. */
  async newest(matches: readonly string[]): Promise<readonly News[]> {
    if (matches.length === 0) return [];
    const rows = this.#db.selectFrom('matches').select(['id as match', 'seq as number']);
    return rows.where('id', 'in', [...matches]).execute();
  }

  async all(): Promise<readonly StoredMatch[]> {
    return this.#withSeats(await this.#db.selectFrom('matches').selectAll().orderBy('created_at', 'desc').execute());
  }

  /** Takes a free seat, and starts the match if it was the last. False if none is free, or it has started. */
  async take({ match, person, seat, now, part, start }: Taking): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const found = await readMatch(db, match);
      const free = found?.seats
        .filter((each) => isFree(each) && [null, person].includes(each.reserved))
        .toSorted((one, other) => Number(other.reserved === person) - Number(one.reserved === person))
        .find((each) => seat === undefined || each.seat === seat);
      if (found === undefined || !isWaiting(found.row, now) || free === undefined) return false;
      await db
        .updateTable('seats')
        .set({ person, reserved: null, part: part ?? null })
        .where('match', '=', match)
        .where('seat', '=', free.seat)
        .execute();
      await startIfFull(db, match, now, start);
      return true;
    });
  }

  /** The same for a match without free seats; false if it has one. */
  async startIfFull(match: string, now: number, start: Taking['start']): Promise<boolean> {
    return this.#db.transaction().execute((db) => startIfFull(db, match, now, start));
  }

  /** Gives up a person's seats in a waiting match; if its maker leaves, the match goes. False if it has started. */
  async leave(match: string, person: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const found = await readMatch(db, match);
      if (found?.row.status !== 'waiting') return false;
      if (found.row.creator === person) await db.deleteFrom('matches').where('id', '=', match).execute();
      else
        await db
          .updateTable('seats')
          .set({ person: null, part: null })
          .where('match', '=', match)
          .where('person', '=', person)
          .execute();
      return true;
    });
  }

  /** Stores new names for those who sat there, and removes whatever still has the old ones. */
  async setSeating(match: string, seating: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      await db.updateTable('matches').set({ seating }).where('id', '=', match).execute();
      await db.deleteFrom('snapshots').where('match', '=', match).execute();
      await renameSeated(db, match, Object.values(JSON.parse(seating)));
      await dropArchivedSnapshot(db, match);
    });
    this.#database.ring({ match, number: NAMES });
  }

  async #withSeats(rows: readonly MatchRow[]): Promise<readonly StoredMatch[]> {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const seats = await seatsOf(this.#db, ids);
    const makers = await this.#db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(rows.map(({ creator }) => creator))])
      .execute();
    return rows.map((row) => ({
      row,
      seats: seats.filter(({ match }) => match === row.id),
      maker: makers.find(({ id }) => id === row.creator)?.name ?? null,
    }));
  }
}

function isFree({ kind, person }: SeatRow): boolean {
  return kind === 'person' && person === null;
}

export function isWaiting({ status, expires_at: end }: MatchRow, now: number): boolean {
  return status === 'waiting' && (end === null || end > now);
}

async function startIfFull(
  db: Transaction<Tables>,
  match: string,
  now: number,
  start: Taking['start'],
): Promise<boolean> {
  const found = await readMatch(db, match);
  if (found === undefined || found.seats.some(isFree)) return false;
  const status: Status = 'running';
  await db
    .updateTable('matches')
    .set({ status, started_at: now, last_at: now, expires_at: null, ...start(found) })
    .where('id', '=', match)
    .where('status', '=', 'waiting')
    .execute();
  return true;
}

interface Named {
  readonly id?: string;
}

/** An entry by which a person took back a seat holds their name; its digest covers only the id. */
async function renameSeated(db: Transaction<Tables>, match: string, holders: readonly Named[]): Promise<void> {
  const seated = await db
    .selectFrom('entries')
    .select(['number', 'text'])
    .where('match', '=', match)
    .where('text', 'like', '* seat %')
    .execute();
  for (const { number, text } of seated) {
    const start = text.indexOf('{');
    const { id }: Named = JSON.parse(text.slice(start));
    const holder = id === undefined ? undefined : holders.find((each) => each.id === id);
    if (holder === undefined) continue;
    const renamed = text.slice(0, start) + canonicalJson(holder);
    await db
      .updateTable('entries')
      .set({ text: renamed })
      .where('match', '=', match)
      .where('number', '=', number)
      .execute();
  }
}

async function readMatch(db: Database['db'], id: string): Promise<StoredMatch | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const maker = await db.selectFrom('people').select('name').where('id', '=', row.creator).executeTakeFirst();
  return { row, seats: await seatsOf(db, [id]), maker: maker?.name ?? null };
}

async function seatsOf(db: Database['db'], matches: readonly string[]): Promise<NamedSeat[]> {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('people as invited', 'invited.id', 'seats.reserved')
    .leftJoin('names', 'names.person', 'seats.person')
    .selectAll('seats')
    .select(['people.name', 'names.mark', 'invited.name as reservedFor'])
    .where('seats.match', 'in', [...matches])
    .orderBy('seats.place')
    .execute();
}
