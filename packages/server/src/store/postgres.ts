import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { postgresBulk, SERVING } from './backup/postgres-bulk.ts';
import { codeOf, type Database, failureLog, type News, type OpenOptions } from './database.ts';
import type { Tables } from './tables.ts';

const DUPLICATE = '23505';
const FULL = '53100';
/** `bigint`, which the driver would return as text. */
const INT8 = 20;
/** On which all processes hear, those of earlier versions too; each of this one has a channel of its own besides. */
const CHANNEL = 'sandtable';
/** News told in one statement. */
const MOST_RUNG = 100;
/** Far longer than any transaction of a server waits for anything but the database. */
const MOST_IDLE_MS = 5000;
/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 41_062_241;
const AGAIN_AFTER_MS = 1000;

export async function openPostgres(
  url: string,
  { role = 'serve', failed = () => {} }: OpenOptions = {},
  most = 8,
): Promise<Database> {
  const name = role === 'serve' ? SERVING : `${SERVING} ${role}`;
  const types = { getTypeParser: parserOf };
  // A process that is paused in the middle of a transaction must not hold the row of a match for ever.
  const serving = role === 'serve' ? { idle_in_transaction_session_timeout: MOST_IDLE_MS } : {};
  const poolOf = (max: number): pg.Pool => {
    const pool = new pg.Pool({ connectionString: url, max, types, application_name: name, ...serving });
    // The next query gets the error. Without these listeners, for idle clients and for those in use, it would end the process.
    pool.on('error', failed);
    pool.on('connect', (client) => void client.on('error', failed));
    return pool;
  };
  const isDuplicate = (error: unknown): boolean => codeOf(error, 'code') === DUPLICATE;
  const log = failureLog(isDuplicate, failed);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(most) }), log });
  const aside = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(1) }), log });
  const ear = new Ear(url);
  const bell = new Bell(db);
  return {
    place: `PostgreSQL ${placeOf(url)}`,
    db,
    isShared: true,
    isFull: (error) => codeOf(error, 'code') === FULL,
    isDuplicate,
    bulk: postgresBulk,
    // Its own vacuum and its log decide when deleted rows are overwritten.
    scrub: async () => {},
    together: (work) => db.transaction().execute(work),
    lockForMigration: async (tx) => void (await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)),
    lockMatch: async (tx, match) => void (await sql`select id from matches where id = ${match} for update`.execute(tx)),
    ring: (news) => bell.ring(news),
    spread: async (matches, number, tx) =>
      void (await (tx ?? db).executeQuery(
        CompiledQuery.raw("select pg_notify($1, match || ' ' || $2) from unnest($3::text[]) as match", [
          ...[CHANNEL, String(number), [...matches]],
        ]),
      )),
    listen(process, heard, onMissed) {
      bell.process = process;
      return ear.open(process, heard, onMissed);
    },
    time: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    aside,
    async close() {
      await bell.quiet();
      await ear.close();
      await aside.destroy();
      await db.destroy();
    },
  };
}

function parserOf(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return oid === INT8 ? Number : pg.types.getTypeParser(oid, format);
}

function placeOf(url: string): string {
  try {
    const { hostname, pathname } = new URL(url);
    return `${hostname}${pathname}`;
  } catch {
    throw new Error('DATABASE_URL is no address: postgres://name:password@host/database');
  }
}

/** The channels of all other processes that hold these matches or have screens on them. With none of them nothing is told, and no commit waits. */
const RING = `
  select pg_notify(coalesce('${CHANNEL}_' || replace(processes.id, '-', ''), '${CHANNEL}'), news.match || ' ' || news.number)
  from unnest($1::text[], $2::int[]) as news (match, number)
  join (
    select match, process from leases where match = any($1)
    union select match, process from screens where match = any($1)
  ) as others on others.match = news.match and others.process <> $3
  left join processes on processes.id = others.process`;

/**
 * Tells other processes of news, those of one moment together. To notify makes a commit wait for every other one that does, of the whole
 * database: so it has a transaction of its own, and only if somebody is to hear.
 */
class Bell {
  readonly #db: Kysely<Tables>;
  process = '';
  #due: News[] = [];
  #ringing: Promise<void> | null = null;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  ring(news: News): void {
    this.#due.push(news);
    this.#ringing ??= this.#ringAll().finally(() => (this.#ringing = null));
  }

  /** Resolves once all that is due has been told. */
  async quiet(): Promise<void> {
    while (this.#ringing !== null) await this.#ringing;
  }

  async #ringAll(): Promise<void> {
    // Whatever else has come by then is told with it.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#due.length > 0) {
      const some = this.#due.splice(0, MOST_RUNG);
      const [matches, numbers] = [some.map(({ match }) => match), some.map(({ number }) => number)];
      // A failure is counted with those of other queries; whoever was to hear looks for himself now and then.
      await this.#db.executeQuery(CompiledQuery.raw(RING, [matches, numbers, this.process])).catch(() => {});
    }
  }
}

/** The connection that hears news from other processes; it reconnects by itself. */
class Ear {
  readonly #url: string;
  #client: pg.Client | null = null;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async open(process: string, heard: (news: News) => void, onMissed: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      const [match = '', number = ''] = payload.split(' ');
      heard({ match, number: Number(number) });
    });
    client.on('error', () => {});
    client.on('end', () => void this.#reopen(process, heard, onMissed));
    await client.connect();
    await client.query(`listen ${CHANNEL}; listen "${CHANNEL}_${process.replaceAll('-', '')}"`);
  }

  async #reopen(process: string, heard: (news: News) => void, onMissed: () => void): Promise<void> {
    if (this.#isClosed) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS).unref());
    try {
      if (!this.#isClosed) await this.open(process, heard, onMissed);
      onMissed();
    } catch {
      // A connection that failed to open also emits `end`, and so is tried again.
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }
}
