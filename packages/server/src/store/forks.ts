import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

interface Restamped {
  readonly match: string;
  readonly before: string | null;
  /** JSON: the rules that its digests now go by. */
  readonly stamp: string;
  /** Of the set-up and of every entry that stays. */
  readonly digests: readonly string[];
  readonly now: number;
}

interface Cut extends Restamped {
  /** Whom the last entry that stays asks. */
  readonly asks: readonly string[];
}

const CHUNK = 500;

/** Matches whose rules have changed: the part that stays, and the entries cut off, which are kept for good. */
export class ForkStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Stores which rules a match that has just begun is played by. */
  async stamp(match: string, stamp: string): Promise<void> {
    const { db } = this.#database;
    await db.updateTable('matches').set({ stamp }).where('id', '=', match).where('stamp', 'is', null).execute();
  }

  /** For a match that comes out the same by other rules: replaces the digests. Not if there is a new entry. */
  async renew(renewed: Restamped): Promise<void> {
    await this.#inLock(renewed, async (db, last) => {
      if (last === renewed.digests.length - 1) await restamp(db, renewed);
    });
  }

  /** Cuts the match before the first entry that comes out differently. False if someone else already did. */
  async cut(cut: Cut): Promise<boolean> {
    return this.#inLock(cut, async (db) => {
      await archive(db, cut.match, cut.digests.length, cut.now);
      await restamp(db, cut);
      for (const table of ['answers', 'offers', 'agreements'] as const)
        await db.deleteFrom(table).where('match', '=', cut.match).execute();
      const seq = cut.digests.length - 1;
      const last = await db
        .selectFrom('entries')
        .select('said_at')
        .where('match', '=', cut.match)
        .where('number', '=', seq)
        .executeTakeFirst();
      const news = { seq, last_at: last?.said_at ?? cut.now, asks: JSON.stringify(cut.asks) };
      const unset = { clocks: null, deadline: null, flag_at: null };
      await db
        .updateTable('matches')
        .set({ ...news, ...unset })
        .where('id', '=', cut.match)
        .execute();
    });
  }

  /** Ends a match that cannot even be set up. */
  async close(match: string, now: number): Promise<void> {
    await this.#database.db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const over = { status: 'over', ended_at: now, deadline: null, flag_at: null } as const;
      await db.updateTable('matches').set(over).where('id', '=', match).execute();
    });
  }

  async agreed(match: string, from: number): Promise<readonly string[]> {
    const { db } = this.#database;
    const rows = await db
      .selectFrom('agreements')
      .select('seat')
      .where('match', '=', match)
      .where('number', '=', from)
      .execute();
    return rows.map(({ seat }) => seat);
  }

  /** Seats agree to go on from before this entry. Returns all who agree now: of several at once, the last sees them all. */
  async agree(match: string, seats: readonly string[], number: number): Promise<readonly string[]> {
    await this.#database.db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      await db
        .deleteFrom('agreements')
        .where('match', '=', match)
        .where('seat', 'in', [...seats])
        .execute();
      const rows = seats.map((seat) => ({ match, seat, number }));
      await db.insertInto('agreements').values(rows).execute();
    });
    return this.agreed(match, number);
  }

  async #inLock(
    { match, before }: Restamped,
    work: (db: Transaction<Tables>, last: number) => Promise<void>,
  ): Promise<boolean> {
    return this.#database.db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const row = await db.selectFrom('matches').select('stamp').where('id', '=', match).executeTakeFirst();
      if (row === undefined || row.stamp !== before) return false;
      const newest = await db
        .selectFrom('entries')
        .select((it) => it.fn.max('number').as('last'))
        .where('match', '=', match)
        .executeTakeFirst();
      await work(db, newest?.last ?? 0);
      return true;
    });
  }
}

/** Moves the entries from this number on to `cut_entries`. */
async function archive(db: Transaction<Tables>, match: string, from: number, now: number): Promise<void> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('match', '=', match)
    .where('number', '>=', from)
    .execute();
  for (let at = 0; at < rows.length; at += CHUNK) {
    const some = rows.slice(at, at + CHUNK).map((row) => ({ ...row, cut_at: now }));
    await db.insertInto('cut_entries').values(some).execute();
  }
  await db.deleteFrom('entries').where('match', '=', match).where('number', '>=', from).execute();
}

async function restamp(db: Transaction<Tables>, { match, stamp, digests }: Restamped): Promise<void> {
  for (const [number, digest] of digests.entries())
    await db.updateTable('entries').set({ digest }).where('match', '=', match).where('number', '=', number).execute();
  await db.updateTable('matches').set({ stamp }).where('id', '=', match).execute();
  await db.deleteFrom('snapshots').where('match', '=', match).execute();
}

export async function forkTables(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('stamp', 'text').execute();
  await db.schema
    .createTable('cut_entries')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('cut_at', 'bigint', (it) => it.notNull())
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('text', 'text', (it) => it.notNull())
    .addColumn('digest', 'text', (it) => it.notNull())
    .addColumn('said_at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('cut_entries_key', ['match', 'cut_at', 'number'])
    .execute();
  await db.schema
    .createTable('agreements')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'text', (it) => it.notNull())
    .addColumn('number', 'integer', (it) => it.notNull())
    .addPrimaryKeyConstraint('agreements_key', ['match', 'seat'])
    .execute();
}
