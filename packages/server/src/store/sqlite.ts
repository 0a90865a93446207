import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, type SqliteDialect } from 'kysely';
import { sqliteBulk } from './backup/sqlite-bulk.ts';
import { Checkpoints } from './checkpoints.ts';
import { codeOf, type Database, failureLog, type Opening } from './database.ts';
import { Disk, DurableSqlite } from './disk.ts';
import type { Tables } from './tables.ts';
import { togetherOn } from './together.ts';

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const DUPLICATES: readonly unknown[] = [1555, 2067];
/** SQLITE_FULL. */
const FULL = 13;
/** From this version on Node has SQLite itself, without a warning. */
const NODE_WITH_SQLITE = 24;
/** Another process that has just ended may need a moment to let go. */
const PATIENCE_MS = 1000;
const LOOK_MS = 1000;
/** What is usual for SQLite. */
const CHECKPOINT_PAGES = 1000;

type Driver = typeof import('@photostructure/sqlite');
type SqliteFile = InstanceType<Driver['DatabaseSync']>;

/** One file in this folder, kept by one process. What was done has reached the disk before anybody is told (WAL, and `Disk`). */
export async function openSqlite(folder: string, { role, failed }: Opening = {}): Promise<Database> {
  const file = path.join(folder, 'sandtable.db');
  const isVisit = role === 'visit';
  if (isVisit && !existsSync(file)) throw new Error(`there is no ${file}: DATA_DIR says where it is`);
  mkdirSync(folder, { recursive: true });
  const driver = driverName();
  const { DatabaseSync }: Driver = await import(driver);
  const lock = isVisit ? null : new DatabaseSync(path.join(folder, 'sandtable.lock'));
  if (lock !== null) takeLock(lock, folder);
  const own = new DatabaseSync(file);
  own.exec(`pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;`);
  own.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
  const isDuplicate = (error: unknown): boolean => DUPLICATES.includes(codeOf(error, 'errcode'));
  // Whoever visits, or restores everything at once, has SQLite do it.
  const isServed = role === undefined || role === 'serve';
  const bySqlite = (pages: number): void => own.exec(`pragma wal_autocheckpoint = ${pages}`);
  if (isServed) bySqlite(0);
  const checkpoints = new Checkpoints({ file, driver, failed: () => bySqlite(CHECKPOINT_PAGES) });
  const disk = new Disk(file, () => isServed && checkpoints.note());
  const dialect = new DurableSqlite(kyselyFace(own), disk);
  const db = new Kysely<Tables>({ dialect, log: failureLog(isDuplicate, failed) });
  let timer: NodeJS.Timeout | undefined;
  return {
    place: file,
    db,
    isShared: false,
    isFull: (error) => codeOf(error, 'errcode') === FULL,
    isDuplicate,
    together: togetherOn(db),
    // One process, one connection: whatever is in a transaction is alone.
    lockForMigration: async () => {},
    lockMatch: async () => {},
    ring: async () => {},
    bulk: sqliteBulk,
    // Nobody else serves from this file, but whoever looks after it may have changed something.
    async listen(_heard, onMissed) {
      const version = own.prepare('pragma data_version');
      let last = JSON.stringify(version.get());
      timer = setInterval(() => {
        const now = JSON.stringify(version.get());
        if (now !== last) onMissed();
        last = now;
      }, LOOK_MS).unref();
    },
    async close() {
      clearInterval(timer);
      await disk.close();
      await checkpoints.close();
      await db.destroy();
      lock?.close();
    },
  };
}

/** By a name that is worked out, since older versions of Node do not have it. */
function driverName(): string {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major >= NODE_WITH_SQLITE ? 'node:sqlite' : '@photostructure/sqlite';
}

/** In a file of its own, so that others can still read the database: to back it up. A killed process lets go of it. */
function takeLock(lock: SqliteFile, folder: string): void {
  try {
    lock.exec(`pragma busy_timeout = ${PATIENCE_MS}; begin exclusive`);
  } catch (error) {
    lock.close();
    throw new Error(`another Sandtable server uses the folder ${folder}: end it, or set DATA_DIR to another`, {
      cause: error,
    });
  }
}

type KyselyFace = Exclude<ConstructorParameters<typeof SqliteDialect>[0]['database'], (...args: never) => unknown>;

type KyselyStatement = ReturnType<KyselyFace['prepare']>;

/** So many statements are kept prepared, which takes longer than most of them: more than there are, but for lists of any length. */
const MOST_PREPARED = 200;

/** What kysely expects of a driver, made of what this one has. Nobody reads row by row, so a statement is free once it has answered. */
function kyselyFace(file: SqliteFile): KyselyFace {
  const prepared = new Map<string, KyselyStatement>();
  return {
    close: () => file.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known !== undefined) return known;
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      const made = prepareNow(text);
      prepared.set(text, made);
      return made;
    },
  };

  function prepareNow(text: string): KyselyStatement {
    const statement = file.prepare(text);
    type Values = Parameters<typeof statement.all>;
    const values = (given: readonly unknown[]): Values => given.map(plainValue);
    // A disk that is full ends a transaction by itself: what is told then is that, not that there is nothing to roll back.
    const isDone = (): boolean => text === 'rollback' && !file.isTransaction;
    return {
      reader: statement.columns().length > 0,
      all: (given) => statement.all(...values(given)),
      run: (given) => (isDone() ? { changes: 0, lastInsertRowid: 0 } : statement.run(...values(given))),
      iterate: (given) => statement.iterate(...values(given)),
    };
  }
}

function plainValue(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`no column holds a ${typeof value}`);
}
