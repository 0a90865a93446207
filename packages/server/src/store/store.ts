import { ClockStore } from './clocks.ts';
import type { Database, OpenOptions } from './database.ts';
import { EntryStore } from './entries.ts';
import { ForkStore } from './forks.ts';
import { LeaseStore } from './leases.ts';
import { MatchStore } from './matches.ts';
import { checkMigrated, migrate } from './migrations.ts';
import { NoticeStore } from './notices.ts';
import { PasskeyStore } from './passkeys.ts';
import { PeopleStore } from './people.ts';
import { ScreenStore } from './screens.ts';
import { BroughtStore } from './brought.ts';
import { RematchStore } from './rematches.ts';
import { SnapshotStore } from './snapshots.ts';
import { TalkStore } from './talk.ts';

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
  readonly screens: ScreenStore;
  readonly talk: TalkStore;
  readonly rematches: RematchStore;
  readonly brought: BroughtStore;
  readonly notices: NoticeStore;
  readonly passkeys: PasskeyStore;
  readonly forks: ForkStore;
  readonly leases: LeaseStore;

  constructor(database: Database) {
    this.database = database;
    this.people = new PeopleStore(database);
    this.matches = new MatchStore(database);
    this.entries = new EntryStore(database);
    this.clocks = new ClockStore(database);
    this.snapshots = new SnapshotStore(database);
    this.screens = new ScreenStore(database);
    this.talk = new TalkStore(database);
    this.rematches = new RematchStore(database);
    this.brought = new BroughtStore(database);
    this.notices = new NoticeStore(database);
    this.passkeys = new PasskeyStore(database);
    this.forks = new ForkStore(database);
    this.leases = new LeaseStore(database);
  }

  async check(): Promise<void> {
    await this.database.db.selectFrom('people').select('id').limit(1).execute();
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

/** Opens the database and migrates it, except on a visit. Errors are worded for the administrator. */
export async function openStore(place: StorePlace, now = Date.now(), opening: OpenOptions = {}): Promise<Store> {
  const database = await openDatabase(place, opening);
  try {
    await database.db.transaction().execute(async (db) => {
      if (opening.role === 'visit') return checkMigrated(db);
      await database.lockForMigration(db);
      return migrate(db, now);
    });
    return new Store(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads only the driver it needs: each takes a good part of the start. */
export async function openDatabase({ databaseUrl, folder }: StorePlace, opening: OpenOptions = {}): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(folder, opening);
  return (await import('./postgres.ts')).openPostgres(databaseUrl, opening);
}
