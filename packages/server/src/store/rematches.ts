import type { Database } from './database.ts';
import type { MatchRow, SeatRow } from './tables.ts';

export class RematchStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Stores a rematch, and returns its id, or the id of the one that someone else made first. */
  async add(row: MatchRow, seats: readonly SeatRow[]): Promise<string> {
    return this.#db.transaction().execute(async (db) => {
      if (row.rematch_of === null) throw new Error('a rematch is played after another match');
      await this.#database.lockMatch(db, row.rematch_of);
      const made = await db
        .selectFrom('matches')
        .select('id')
        .where('rematch_of', '=', row.rematch_of)
        .executeTakeFirst();
      if (made !== undefined) return made.id;
      await db.insertInto('matches').values(row).execute();
      await db
        .insertInto('seats')
        .values([...seats])
        .execute();
      return row.id;
    });
  }

  /** Opens the seats reserved for a person to anyone. False if there were none. */
  async decline(match: string, person: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set({ reserved: null })
      .where('match', '=', match)
      .where('reserved', '=', person)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
