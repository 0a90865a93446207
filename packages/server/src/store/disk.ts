import { type FileHandle, open } from 'node:fs/promises';
import { type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';

/** Statements that write nothing. Waiting in vain for any other costs only time; not waiting could lose data. */
const LEAVES_NOTHING = /^\s*(?:select|begin|commit|rollback|savepoint|release|pragma)\b/i;

/**
 * Waits for the disk off the event loop. SQLite itself would block it at every commit; so it writes its log without waiting (`synchronous =
 * normal`), and a Node thread syncs the log. Everything committed meanwhile shares the next sync.
 */
export class Disk {
  readonly #log: string;
  readonly #noted: () => void;
  #file: Promise<FileHandle> | null = null;
  /** How many commits there were, and how many of them have reached the disk. */
  #committed = 0;
  #reached = 0;
  #waiting: Promise<void> | null = null;
  /** After a failed sync the disk may have dropped data, and will not report it twice: fail for good. */
  #failure: { readonly error: unknown } | null = null;

  constructor(database: string, noted: () => void = () => {}) {
    this.#log = `${database}-wal`;
    this.#noted = noted;
  }

  commit(): void {
    this.#committed += 1;
    this.#noted();
  }

  /** Resolves once everything committed so far has reached the disk. */
  async reached(): Promise<void> {
    const wanted = this.#committed;
    while (this.#reached < wanted) await (this.#waiting ??= this.#wait());
  }

  async #wait(): Promise<void> {
    const committed = this.#committed;
    try {
      if (this.#failure !== null) throw this.#failure.error;
      const file = await (this.#file ??= open(this.#log, 'r+'));
      await file.datasync();
      this.#reached = committed;
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    } finally {
      this.#waiting = null;
    }
  }

  async close(): Promise<void> {
    await this.reached().catch(() => {});
    await (await this.#file?.catch(() => null))?.close();
  }
}

/** Answers no query before what it wrote, or may have read, has reached the disk. The connection is free for others while it waits. */
export class DurableSqlite extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #disk: Disk;

  constructor(database: SqliteDatabase, disk: Disk) {
    super({ database });
    this.#database = database;
    this.#disk = disk;
  }

  override createDriver(): SqliteDriver {
    return new DurableDriver(this.#database, this.#disk);
  }
}

class DurableDriver extends SqliteDriver {
  readonly #disk: Disk;
  readonly #use: { hasWritten: boolean };

  constructor(database: SqliteDatabase, disk: Disk) {
    const use = { hasWritten: false };
    const prepare: SqliteDatabase['prepare'] = (text) => {
      use.hasWritten ||= !LEAVES_NOTHING.test(text);
      return database.prepare(text);
    };
    super({ database: { prepare, close: () => database.close() } });
    this.#disk = disk;
    this.#use = use;
  }

  /** Whatever the user of this connection wrote is committed by now. */
  override async releaseConnection(): Promise<void> {
    if (this.#use.hasWritten) this.#disk.commit();
    this.#use.hasWritten = false;
    await super.releaseConnection();
    await this.#disk.reached();
  }
}
