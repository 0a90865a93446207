import { dropArchivedSnapshot } from './archive.ts';
import type { Database } from './database.ts';
import type { Status } from '@sandtable/protocol';
import type { MatchRow, SeatRow, Tables } from './tables.ts';
import type { Transaction } from 'kysely';

/** A seat with the name of whoever has it. */
export type NamedSeat = SeatRow & { readonly name: string | null };

export interface StoredMatch {
  readonly row: MatchRow;
  readonly seats: readonly NamedSeat[];
}

/** How a match starts whose last seat was taken. */
export interface Start {
  readonly seed: string;
  /** JSON. */
  readonly seating: string;
}

interface Taking {
  readonly match: string;
  readonly person: string;
  /** Undefined for whichever is free. */
  readonly seat: string | undefined;
  readonly now: number;
  /** What it starts with, should this be the last free seat. */
  readonly start: (seats: readonly NamedSeat[]) => Start;
}

const MOST_LISTED = 200;

/** Matches, and who sits at them. */
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

  /** Those with an open door that wait for players, the newest first. */
  async open(): Promise<readonly StoredMatch[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', 'waiting')
      .where('access', '=', 'open')
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
    return this.#withSeats(rows);
  }

  /** Those in which a person sits, or that he has made, the newest first. */
  async of(person: string, most = MOST_LISTED): Promise<readonly StoredMatch[]> {
    const held = this.#db.selectFrom('seats').select('match').where('person', '=', person);
    const rows = await this.#db
      .selectFrom('matches')
      .selectAll()
      .where((it) => it.or([it('creator', '=', person), it('id', 'in', held)]))
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
    return this.#withSeats(rows);
  }

  /** Every one, the newest first, with the number of its entries; for whoever looks after the server. */
  async all(): Promise<readonly (StoredMatch & { readonly entries: number })[]> {
    const rows = await this.#db.selectFrom('matches').selectAll().orderBy('created_at', 'desc').execute();
    const counts = await this.#db
      .selectFrom('entries')
      .select(['match', (it) => it.fn.max('number').as('last')])
      .groupBy('match')
      .execute();
    const last = new Map(counts.map((count) => [count.match, count.last]));
    return (await this.#withSeats(rows)).map((match) => ({ ...match, entries: last.get(match.row.id) ?? 0 }));
  }

  /** Takes a free seat, and starts the match if it was the last one. False if there is none, or it has started. */
  async take({ match, person, seat, now, start }: Taking): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const found = await readMatch(db, match);
      const free = found?.seats.find((each) => isFree(each) && (seat === undefined || each.seat === seat));
      if (found === undefined || found.row.status !== 'waiting' || free === undefined) return false;
      await db.updateTable('seats').set({ person }).where('match', '=', match).where('seat', '=', free.seat).execute();
      await startIfFull(db, match, now, start);
      return true;
    });
  }

  /** The same for a match that has no free seat from the first. */
  async startIfFull(match: string, now: number, start: Taking['start']): Promise<void> {
    await this.#db.transaction().execute((db) => startIfFull(db, match, now, start));
  }

  /** Gives up a person's seats in a match that waits; one without people, or its maker's, is no more. False if it has started. */
  async leave(match: string, person: string): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const found = await readMatch(db, match);
      if (found?.row.status !== 'waiting') return false;
      if (found.row.creator === person) await db.deleteFrom('matches').where('id', '=', match).execute();
      else
        await db
          .updateTable('seats')
          .set({ person: null })
          .where('match', '=', match)
          .where('person', '=', person)
          .execute();
      return true;
    });
  }

  /** Who sat there, under other names; what still has the old ones goes. */
  async setSeating(match: string, seating: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      await db.updateTable('matches').set({ seating }).where('id', '=', match).execute();
      await db.deleteFrom('snapshots').where('match', '=', match).execute();
      await dropArchivedSnapshot(db, match);
    });
  }

  async #withSeats(rows: readonly MatchRow[]): Promise<readonly StoredMatch[]> {
    const ids = rows.map(({ id }) => id);
    const seats = ids.length === 0 ? [] : await seatsOf(this.#db, ids);
    return rows.map((row) => ({ row, seats: seats.filter(({ match }) => match === row.id) }));
  }
}

function isFree({ kind, person }: SeatRow): boolean {
  return kind === 'person' && person === null;
}

async function startIfFull(db: Transaction<Tables>, match: string, now: number, start: Taking['start']): Promise<void> {
  const seats = await seatsOf(db, [match]);
  if (seats.some(isFree)) return;
  const status: Status = 'running';
  await db
    .updateTable('matches')
    .set({ status, started_at: now, ...start(seats) })
    .where('id', '=', match)
    .where('status', '=', 'waiting')
    .execute();
}

async function readMatch(db: Database['db'], id: string): Promise<StoredMatch | undefined> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { row, seats: await seatsOf(db, [id]) };
}

async function seatsOf(db: Database['db'], matches: readonly string[]): Promise<NamedSeat[]> {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name')
    .where('seats.match', 'in', [...matches])
    .orderBy('seats.place')
    .execute();
}
