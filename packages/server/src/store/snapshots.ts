import { readArchive } from './archive.ts';
import type { Database } from './database.ts';
import type { SnapshotRow } from './tables.ts';

/** Snapshots of matches, to skip the replay: losing one costs nothing else. */
export class SnapshotStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Replaces older ones. Not if the match is archived, nor if its seating changed: a name may have been removed from it. */
  async keep({ match, number, text }: SnapshotRow, seating: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await this.#database.lockMatch(db, match);
      const row = await db.selectFrom('matches').select('seating').where('id', '=', match).executeTakeFirst();
      if (row?.seating !== seating || (await readArchive(db, match)) !== undefined) return;
      await db.deleteFrom('snapshots').where('match', '=', match).where('number', '<=', number).execute();
      await db.insertInto('snapshots').values({ match, number, text }).execute();
    });
  }

  async newest(match: string): Promise<SnapshotRow | undefined> {
    const row = await this.#db
      .selectFrom('snapshots')
      .selectAll()
      .where('match', '=', match)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ?? (await readArchive(this.#db, match))?.snapshot ?? undefined;
  }
}
