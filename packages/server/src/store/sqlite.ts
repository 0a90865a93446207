import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely, sql, type SqliteDialect } from 'kysely';
import { sqliteBulk } from './backup/sqlite-bulk.ts';
import { Checkpoints } from './checkpoints.ts';
import { codeOf, type Database, failureLog, type OpenOptions } from './database.ts';
import { Disk, DurableSqlite } from './disk.ts';
import { closeToOthers, makePrivateFile, makePrivateFolder } from './private.ts';
import type { Tables } from './tables.ts';
import { togetherOn } from './together.ts';

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const DUPLICATES: readonly unknown[] = [1555, 2067];
/** SQLITE_FULL. */
const FULL = 13;
/** The first Node whose own SQLite prints no warning. */
const NODE_WITH_SQLITE = 24;
/** Another process that has just ended may need a moment to release the lock. */
const PATIENCE_MS = 1000;
const LOOK_MS = 1000;
/** SQLite's default. */
const CHECKPOINT_PAGES = 1000;

type Driver = typeof import('@photostructure/sqlite');
type SqliteFile = InstanceType<Driver['DatabaseSync']>;

/** One file in this folder, for one server process. A change is on disk before anyone is told of it (WAL, and `Disk`). */
export async function openSqlite(folder: string, { role, failed, told }: OpenOptions = {}): Promise<Database> {
  const file = path.join(folder, 'sandtable.db');
  const isVisit = role === 'visit';
  if (isVisit && !existsSync(file)) throw new Error(`there is no ${file}: DATA_DIR says where it is`);
  const lockFile = path.join(folder, 'sandtable.lock');
  if (!isVisit) {
    makePrivateFolder(folder);
    for (const each of [file, lockFile]) makePrivateFile(each);
  }
  const driver = driverName();
  const { DatabaseSync }: Driver = await import(driver);
  const lock = isVisit ? null : new DatabaseSync(lockFile);
  if (lock !== null) {
    takeLock(lock, folder);
    for (const words of closeToOthers(folder)) told?.(words);
  }
  const own = new DatabaseSync(file);
  own.exec(
    `pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma secure_delete = on;`,
  );
  own.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
  const isDuplicate = (error: unknown): boolean => DUPLICATES.includes(codeOf(error, 'errcode'));
  // A visit, or a restore of everything at once, leaves checkpoints to SQLite.
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
    // One process and one connection: a transaction is always alone.
    lockForMigration: async () => {},
    lockMatch: async () => {},
    ring: () => {},
    spread: async () => {},
    time: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    aside: db,
    bulk: sqliteBulk,
    // Deleted words are overwritten in the file (`secure_delete`), but stand in the log until that is emptied.
    scrub: async () => (isServed ? checkpoints.scrub() : own.exec('pragma wal_checkpoint(truncate)')),
    // No other server uses this file, but the administrator's commands may change it.
    async listen(_process, _heard, onMissed) {
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

/** A computed name, since older versions of Node lack the module and a static import would fail. */
function driverName(): string {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major >= NODE_WITH_SQLITE ? 'node:sqlite' : '@photostructure/sqlite';
}

/** The lock is a file of its own, so that others can still read the database for a backup. It is released if the process is killed. */
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

/**
 * Statements kept prepared, since preparing takes longer than running most of them. There are fewer, except for lists of varying length.
 */
const MOST_PREPARED = 200;

/** Fits this driver to the interface that kysely expects. We never read row by row, so a statement is free again once it has answered. */
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
    // A full disk ends the transaction by itself. Skip the rollback, which would fail and hide that error.
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
