import { ClockStore } from './clocks.ts';
import { type Database, MIGRATED, type OpenOptions } from './database.ts';
import { EntryStore } from './entries.ts';
import { ForkStore } from './forks.ts';
import { HereStore } from './here.ts';
import { HouseStore } from './house.ts';
import { LeaseStore } from './leases.ts';
import { MatchStore } from './matches.ts';
import { checkMigrated, migrate, type Migration, MIGRATIONS, migrationsDone, NEWEST } from './migrations.ts';
import { NameStore } from './names.ts';
import { NoticeStore } from './notices.ts';
import { IdleStore } from './idle.ts';
import { OriginStore } from './origins.ts';
import { PasskeyStore } from './passkeys.ts';
import { PeopleStore } from './people.ts';
import { ScreenStore } from './screens.ts';
import { BroughtStore } from './brought.ts';
import { RelationStore } from './relations.ts';
import { RematchStore } from './rematches.ts';
import { SanctionStore } from './sanctions.ts';
import { SnapshotStore } from './snapshots.ts';
import { TalkStore } from './talk.ts';
import { TicketStore } from './tickets.ts';

export interface StorePlace {
  readonly databaseUrl: string | undefined;
  readonly folder: string;
  /** Connections to PostgreSQL. */
  readonly databasePool?: number;
}

export interface StoreOpening extends OpenOptions {
  /** For tests: migrations of an imagined later version. */
  readonly later?: readonly Migration[];
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
  readonly names: NameStore;
  readonly here: HereStore;
  readonly relations: RelationStore;
  readonly sanctions: SanctionStore;
  readonly house: HouseStore;
  readonly tickets: TicketStore;
  readonly origins: OriginStore;
  readonly idle: IdleStore;
  readonly leases: LeaseStore;

  readonly #migrations: number;

  /** `migrations`: how many the program knows. */
  constructor(database: Database, migrations = NEWEST) {
    this.database = database;
    this.#migrations = migrations;
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
    this.names = new NameStore(database);
    this.here = new HereStore(database);
    this.relations = new RelationStore(database);
    this.sanctions = new SanctionStore(database);
    this.house = new HouseStore(database);
    this.tickets = new TicketStore(database);
    this.origins = new OriginStore(database);
    this.idle = new IdleStore(database);
    this.leases = new LeaseStore(database);
  }

  async check(): Promise<void> {
    await this.database.db.selectFrom('people').select('id').limit(1).execute();
  }

  /** Whether a newer program has changed the tables since this one opened them. */
  async isOvertaken(): Promise<boolean> {
    return (await this.database.db.transaction().execute(migrationsDone)) > this.#migrations;
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

/** Opens the database and migrates it, except on a visit. Errors are worded for the administrator. */
export async function openStore(place: StorePlace, now = Date.now(), opening: StoreOpening = {}): Promise<Store> {
  const database = await openDatabase(place, opening);
  const steps = [...MIGRATIONS, ...(opening.later ?? [])];
  try {
    await database.db.transaction().execute(async (db) => {
      if (opening.role === 'visit') return checkMigrated(db);
      await database.lockForMigration(db);
      const { isChanged } = await migrate(db, now, steps.length, steps);
      // Processes of an older program hear at once that they must not go on.
      if (isChanged) await database.spread([''], MIGRATED, db);
    });
    return new Store(database, steps.length);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads only the driver it needs: each takes a good part of the start. */
export async function openDatabase(
  { databaseUrl, folder, databasePool }: StorePlace,
  opening: OpenOptions = {},
): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(folder, opening);
  return (await import('./postgres.ts')).openPostgres(databaseUrl, opening, databasePool);
}
