import type { Kysely } from 'kysely';
import { type Database, SCREENS } from './database.ts';
import type { ScreensRow, SeenRow, Tables } from './tables.ts';

/** Which screens are open on which match, for other processes, and which entry each person has last seen. */
export class ScreenStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Announces what this process has open; null for nothing. Does nothing if there is only one process. */
  async tell(at: Pick<ScreensRow, 'match' | 'process'>, text: string | null, now: number): Promise<void> {
    if (!this.#database.isShared) return;
    await this.#db.transaction().execute(async (db) => {
      if (text === null)
        await db.deleteFrom('screens').where('match', '=', at.match).where('process', '=', at.process).execute();
      else
        await db
          .insertInto('screens')
          .values({ ...at, text, alive_at: now })
          .onConflict((it) => it.columns(['match', 'process']).doUpdateSet({ text, alive_at: now }))
          .execute();
      await this.#database.ring(db, { match: at.match, number: SCREENS });
    });
  }

  /** The same for a match that waits for players; once it has started, its row is the table's. */
  async tellWaiting(at: Pick<ScreensRow, 'match' | 'process'>, text: string | null, now: number): Promise<void> {
    if (!this.#database.isShared) return;
    const row = await this.#db.selectFrom('matches').select('status').where('id', '=', at.match).executeTakeFirst();
    if (row?.status === 'waiting') await this.tell(at, text, now);
  }

  /** What other processes have open of matches that wait, if heard of since `since`. */
  async waitingElsewhere(process: string, since: number): Promise<readonly Pick<ScreensRow, 'match' | 'text'>[]> {
    if (!this.#database.isShared) return [];
    return this.#db
      .selectFrom('screens')
      .innerJoin('matches', 'matches.id', 'screens.match')
      .select(['screens.match', 'screens.text'])
      .where('matches.status', '=', 'waiting')
      .where('screens.process', '!=', process)
      .where('screens.alive_at', '>=', since)
      .execute();
  }

  /** The screens of other processes on these matches, if heard of since `since`. */
  async elsewhere(
    matches: readonly string[],
    process: string,
    since: number,
  ): Promise<readonly Pick<ScreensRow, 'match' | 'text'>[]> {
    if (!this.#database.isShared || matches.length === 0) return [];
    return this.#db
      .selectFrom('screens')
      .select(['match', 'text'])
      .where('match', 'in', [...matches])
      .where('process', '!=', process)
      .where('alive_at', '>=', since)
      .execute();
  }

  /** Marks this process as running, and clears what dead ones left. */
  async stayAlive(process: string, now: number, stale: number): Promise<void> {
    if (!this.#database.isShared) return;
    await this.#db.updateTable('screens').set({ alive_at: now }).where('process', '=', process).execute();
    await this.#db.deleteFrom('screens').where('alive_at', '<', stale).execute();
  }

  async seenBy(match: string, person: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom('seen')
      .select('number')
      .where('match', '=', match)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.number ?? null;
  }

  async allSeenBy(person: string): Promise<readonly Omit<SeenRow, 'person'>[]> {
    return this.#db
      .selectFrom('seen')
      .select(['match', 'number'])
      .where('person', '=', person)
      .orderBy('match')
      .execute();
  }

  /** Never lowers the number: another device may be behind. */
  async see(match: string, person: string, number: number): Promise<void> {
    await this.#db
      .insertInto('seen')
      .values({ match, person, number })
      .onConflict((it) => it.columns(['match', 'person']).doUpdateSet({ number }).where('seen.number', '<', number))
      .execute();
  }
}

export async function screenTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('screens')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('process', 'text', (it) => it.notNull())
    .addColumn('text', 'text', (it) => it.notNull())
    .addColumn('alive_at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('screens_key', ['match', 'process'])
    .execute();
  await db.schema
    .createTable('seen')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('number', 'integer', (it) => it.notNull())
    .addPrimaryKeyConstraint('seen_key', ['match', 'person'])
    .execute();
}
