import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { postgresBulk, SERVING } from './backup/postgres-bulk.ts';
import { codeOf, type Database, failureLog, type News, type OpenOptions } from './database.ts';
import type { Tables } from './tables.ts';

const DUPLICATE = '23505';
const FULL = '53100';
/** `bigint`, which the driver would return as text. */
const INT8 = 20;
const CHANNEL = 'sandtable';
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
  const pool = new pg.Pool({ connectionString: url, max: most, types, application_name: name });
  // The next query gets the error. Without these listeners, for idle clients and for those in use, it would end the process.
  pool.on('error', failed);
  pool.on('connect', (client) => void client.on('error', failed));
  const isDuplicate = (error: unknown): boolean => codeOf(error, 'code') === DUPLICATE;
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect, log: failureLog(isDuplicate, failed) });
  const ear = new Ear(url);
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
    ring: async (tx, { match, number }) =>
      void (await tx.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [CHANNEL, `${match} ${number}`]))),
    spread: async (matches, number) =>
      void (await db.executeQuery(
        CompiledQuery.raw("select pg_notify($1, match || ' ' || $2) from unnest($3::text[]) as match", [
          ...[CHANNEL, String(number), [...matches]],
        ]),
      )),
    listen: (heard, onMissed) => ear.open(heard, onMissed),
    async close() {
      await ear.close();
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

/** The connection that hears news from other processes; it reconnects by itself. */
class Ear {
  readonly #url: string;
  #client: pg.Client | null = null;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async open(heard: (news: News) => void, onMissed: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => {
      const [match = '', number = ''] = payload.split(' ');
      heard({ match, number: Number(number) });
    });
    client.on('error', () => {});
    client.on('end', () => void this.#reopen(heard, onMissed));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  async #reopen(heard: (news: News) => void, onMissed: () => void): Promise<void> {
    if (this.#isClosed) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS).unref());
    try {
      if (!this.#isClosed) await this.open(heard, onMissed);
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
