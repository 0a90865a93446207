import type { Kysely, Transaction } from 'kysely';
import { type Database, OFFERS } from './database.ts';
import type { Tables } from './tables.ts';

/** The stored clocks are no longer those that the change was based on. */
export class ClockChanged extends Error {}

/** A match's clocks after a change; `before` is what they were. */
export interface ClockChange {
  readonly before: string | null;
  readonly text: string;
  readonly deadline: number | null;
  /** When the seat asked loses without a claim; null if it cannot. */
  readonly flagAt: number | null;
}

const MOST_LATE = 50;

/** Clocks are stored on the match's row, so that reading them does not open the match. */
export class ClockStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async read(match: string): Promise<string | null> {
    const { db } = this.#database;
    const row = await db.selectFrom('matches').select('clocks').where('id', '=', match).executeTakeFirst();
    return row?.clocks ?? null;
  }

  async set(match: string, change: ClockChange): Promise<void> {
    await this.#database.db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      await changeClock(db, match, change);
    });
    // The first clocks are the same in every process: no need to announce them.
    if (change.before !== null) this.#database.ring({ match, number: OFFERS });
  }

  /** Running matches in which a seat is out of time, or whose clocks were never set. */
  async late(now: number): Promise<readonly string[]> {
    const rows = await this.#database.db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'running')
      .where((it) => it.or([it('flag_at', '<=', now), it('clocks', 'is', null)]))
      .orderBy('flag_at')
      .limit(MOST_LATE)
      .execute();
    return rows.map(({ id }) => id);
  }
}

export function clockChanged(match: string): ClockChanged {
  return new ClockChanged(`the clocks of ${match} are others by now`);
}

async function changeClock(db: Transaction<Tables>, match: string, change: ClockChange): Promise<void> {
  const { before, text, deadline, flagAt } = change;
  const done = await db
    .updateTable('matches')
    .set({ clocks: text, deadline, flag_at: flagAt })
    .where('id', '=', match)
    .where('clocks', before === null ? 'is' : '=', before)
    .executeTakeFirst();
  if (Number(done.numUpdatedRows) !== 1) throw clockChanged(match);
}

export async function clockColumns(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('clocks', 'text').execute();
  await db.schema.alterTable('matches').addColumn('deadline', 'bigint').execute();
  await db.schema.alterTable('matches').addColumn('flag_at', 'bigint').execute();
  await db.schema.createIndex('matches_by_flag').on('matches').columns(['status', 'flag_at']).execute();
}
