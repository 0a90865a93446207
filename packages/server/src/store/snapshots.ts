import { readArchive } from './archive.ts';
import type { Database } from './database.ts';
import type { SnapshotRow } from './tables.ts';

/** Shortcuts to matches at rest: whatever is lost here costs a replay and nothing else. */
export class SnapshotStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  get #db(): Database['db'] {
    return this.#database.db;
  }

  /** Instead of older ones. Not if it is packed already, nor if others sit there by now: somebody's name may have been taken out of the match. */
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
