import { type Kysely, type RawBuilder, sql } from 'kysely';
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
  async tell(at: Pick<ScreensRow, 'match' | 'process'>, text: string | null): Promise<void> {
    const { isShared, time: now } = this.#database;
    if (!isShared) return;
    const { match, process } = at;
    if (text === null)
      await this.#db.deleteFrom('screens').where('match', '=', match).where('process', '=', process).execute();
    else
      await this.#db
        .insertInto('screens')
        .values({ ...at, text, alive_at: now })
        .onConflict((it) => it.columns(['match', 'process']).doUpdateSet({ text, alive_at: now }))
        .execute();
    this.#database.ring({ match, number: SCREENS });
  }

  /**
   * The same for a match that waits for players. Once it has started, its row is the table's: what was told of those who waited (`before`) goes,
   * since the table may be at another process.
   */
  async tellWaiting(
    at: Pick<ScreensRow, 'match' | 'process'>,
    text: string | null,
    before: string | undefined,
  ): Promise<void> {
    const { match, process } = at;
    if (!this.#database.isShared) return;
    const row = await this.#db.selectFrom('matches').select('status').where('id', '=', match).executeTakeFirst();
    if (row?.status === 'waiting') return this.tell(at, text);
    if (before === undefined) return;
    const own = this.#db.deleteFrom('screens').where('match', '=', match).where('process', '=', process);
    await own.where('text', '=', before).execute();
  }

  /** What other processes have open of matches that wait, if heard of in the last `ms`. */
  async waitingElsewhere(process: string, ms: number): Promise<readonly Pick<ScreensRow, 'match' | 'text'>[]> {
    if (!this.#database.isShared) return [];
    return this.#db
      .selectFrom('screens')
      .innerJoin('matches', 'matches.id', 'screens.match')
      .select(['screens.match', 'screens.text'])
      .where('matches.status', '=', 'waiting')
      .where('screens.process', '!=', process)
      .where('screens.alive_at', '>=', this.#since(ms))
      .execute();
  }

  /** The screens of other processes on these matches, if heard of in the last `ms`. */
  async elsewhere(
    matches: readonly string[],
    process: string,
    ms: number,
  ): Promise<readonly Pick<ScreensRow, 'match' | 'text'>[]> {
    if (!this.#database.isShared || matches.length === 0) return [];
    return this.#db
      .selectFrom('screens')
      .select(['match', 'text'])
      .where('match', 'in', [...matches])
      .where('process', '!=', process)
      .where('alive_at', '>=', this.#since(ms))
      .execute();
  }

  /** Marks this process as running, and clears what those left that were silent for `ms`. */
  async stayAlive(process: string, ms: number): Promise<void> {
    const { isShared, time: now } = this.#database;
    if (!isShared) return;
    await this.#db.updateTable('screens').set({ alive_at: now }).where('process', '=', process).execute();
    await this.#db.deleteFrom('screens').where('alive_at', '<', this.#since(ms)).execute();
  }

  /** By the database's clock: the clock of a process may be wrong. */
  #since(ms: number): RawBuilder<number> {
    return sql<number>`${this.#database.time} - ${ms}`;
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
