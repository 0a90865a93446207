import type { Database } from './database.ts';
import type { EntryRow, MatchRow, SeatRow } from './tables.ts';

export interface BroughtMatch {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
}

/** Rows per statement: databases limit the values in one. */
const AT_ONCE = 500;

/** Matches that began in a browser and are played on here. */
export class BroughtStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  async find(creator: string, brought: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('creator', '=', creator)
      .where('brought', '=', brought)
      .executeTakeFirst();
    return row?.id;
  }

  /** All or nothing. False if it is there already. */
  async add({ row, seats, entries }: BroughtMatch): Promise<boolean> {
    try {
      await this.#db.transaction().execute(async (db) => {
        await db.insertInto('matches').values(row).execute();
        await db
          .insertInto('seats')
          .values([...seats])
          .execute();
        for (let from = 0; from < entries.length; from += AT_ONCE)
          await db
            .insertInto('entries')
            .values(entries.slice(from, from + AT_ONCE))
            .execute();
      });
      return true;
    } catch (error) {
      if (this.#database.isDuplicate(error)) return false;
      throw error;
    }
  }
}
