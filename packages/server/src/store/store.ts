import { ClockStore } from './clocks.ts';
import type { Database } from './database.ts';
import { EntryStore } from './entries.ts';
import { ForkStore } from './forks.ts';
import { MatchStore } from './matches.ts';
import { migrate } from './migrations.ts';
import { PeopleStore } from './people.ts';
import { SnapshotStore } from './snapshots.ts';

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
  readonly clocks: ClockStore;
  readonly snapshots: SnapshotStore;
  readonly forks: ForkStore;

  constructor(database: Database) {
    this.database = database;
    this.people = new PeopleStore(database);
    this.matches = new MatchStore(database);
    this.entries = new EntryStore(database);
    this.clocks = new ClockStore(database);
    this.snapshots = new SnapshotStore(database);
    this.forks = new ForkStore(database);
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
  const database = await openDatabase({ databaseUrl, folder });
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

/** Loads the driver that is needed and not the other: they take a good part of the start. */
async function openDatabase({ databaseUrl, folder }: StorePlace): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(folder);
  return (await import('./postgres.ts')).openPostgres(databaseUrl);
}
