import type { Database } from './database.ts';
import { EntryStore } from './entries.ts';
import { MatchStore } from './matches.ts';
import { migrate } from './migrations.ts';
import { PeopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Where everything is kept: a PostgreSQL, or a file in a folder. */
export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly folder: string;
}

export class Store {
  readonly database: Database;
  readonly people: PeopleStore;
  readonly matches: MatchStore;
  readonly entries: EntryStore;

  constructor(database: Database) {
    this.database = database;
    this.people = new PeopleStore(database);
    this.matches = new MatchStore(database);
    this.entries = new EntryStore(database);
  }

  /** Throws if the database does not answer. */
  async check(): Promise<void> {
    await this.database.db.selectFrom('people').select('id').limit(1).execute();
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

/** Opens it and brings its tables up to date; throws in words if it cannot. */
export async function openStore({ databaseUrl, folder }: StorePlace, now = Date.now()): Promise<Store> {
  const database = databaseUrl === undefined ? await openSqlite(folder) : await openPostgres(databaseUrl);
  try {
    await database.db.transaction().execute(async (db) => {
      await database.lockForMigration(db);
      await migrate(db, now);
    });
    return new Store(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}
