import { type FileHandle, open } from 'node:fs/promises';
import { type SqliteDatabase, SqliteDialect, SqliteDriver } from 'kysely';

/** The statements that leave nothing to reach the disk. Any other may: what is waited for in vain costs time, what is not might be lost. */
const LEAVES_NOTHING = /^\s*(?:select|begin|commit|rollback|savepoint|release|pragma)\b/i;

/**
 * Waits for the disk beside the event loop. SQLite itself would hold up everything at every commit until the disk has it; so it writes its
 * log without waiting (`synchronous = normal`), and a thread of Node's waits for the log. Whatever is committed meanwhile is waited for
 * together, by the next one.
 */
export class Disk {
  readonly #log: string;
  readonly #noted: () => void;
  #file: Promise<FileHandle> | null = null;
  /** How many times something was committed, and how many of these have reached the disk. */
  #committed = 0;
  #reached = 0;
  #waiting: Promise<void> | null = null;
  /** What was not written the disk may have forgotten, and would not say so twice: then nothing is to be trusted any more. */
  #failure: { readonly error: unknown } | null = null;

  /** `noted` is called with every commit. */
  constructor(database: string, noted: () => void = () => {}) {
    this.#log = `${database}-wal`;
    this.#noted = noted;
  }

  /** Something was committed. */
  commit(): void {
    this.#committed += 1;
    this.#noted();
  }

  /** Once all that is committed by now has reached the disk. */
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

/** Nobody is answered before what he wrote, or what he could have read, has reached the disk. Others may use the connection meanwhile. */
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

  /** Whatever its user wrote is committed by now. */
  override async releaseConnection(): Promise<void> {
    if (this.#use.hasWritten) this.#disk.commit();
    this.#use.hasWritten = false;
    await super.releaseConnection();
    await this.#disk.reached();
  }
}
