import { runMigrations, Logger } from 'graphile-worker';
import pg from 'pg';

/** graphile-worker's schema for this queue; a game server in the same database has another. */
export const JOBS = 'sandtable_lab_jobs';

/** A database through which any number of processes ask for simulations and play them. */
export interface Queue {
  readonly pool: pg.Pool;
  readonly place: string;
  close(): Promise<void>;
}

/** A problem with the database, worded for the person who gave its address. */
export class QueueTrouble extends Error {}

/** The same lock as servers take to migrate graphile-worker's tables. */
const MIGRATION_LOCK = 41_062_241;
const PATIENCE_MS = 10_000;

const TABLES = `
  create schema if not exists sandtable_lab;
  create table if not exists sandtable_lab.series (
    id text primary key, task text not null, work text not null, asked_at timestamptz not null default now());
  create table if not exists sandtable_lab.chunks (
    series text not null references sandtable_lab.series on delete cascade, first int not null, last int not null,
    results text, error text, primary key (series, first));
  create table if not exists sandtable_lab.workers (
    id text primary key, name text not null, tasks text[] not null, holds text[] not null default '{}', until timestamptz not null);`;

/** Opens the queue, and makes its tables if needed. `connections` is the most at once. */
export async function openQueue(url: string, connections = 4): Promise<Queue> {
  const place = placeOf(url);
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: PATIENCE_MS });
  // The next query gets the error; without a listener it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const queue = { pool, place, close: () => pool.end() };
  try {
    await inTransaction(pool, async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query(TABLES);
      await runMigrations({ pgPool: pool, schema: JOBS, logger: silent });
    });
  } catch (error) {
    await pool.end();
    throw new QueueTrouble(troubleOf(error, place), { cause: error });
  }
  return queue;
}

/** Failures reach the caller of each query instead. */
export const silent = new Logger(() => () => {});

function placeOf(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (!/^postgres(?:ql)?:$/.test(protocol) || host === '') throw new TypeError('another kind of address');
    return `${host}${pathname}`;
  } catch (error) {
    throw new QueueTrouble('expected postgres://name:password@host/database', { cause: error });
  }
}

/** Wording for the error codes of PostgreSQL and the network. */
const TROUBLES: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password',
  '28000': 'refuses this name',
  '3D000': 'has no such database',
  '42501': 'does not let this name make tables',
  '53300': 'has no connection left',
  ENOTFOUND: 'is not known to the network',
  EAI_AGAIN: 'is not known to the network',
  ECONNREFUSED: 'does not answer',
  ETIMEDOUT: 'does not answer',
  EHOSTUNREACH: 'cannot be reached',
};

export function troubleOf(error: unknown, place: string): string {
  const { code, message } = firstOf(error);
  const known = TROUBLES[code] ?? (message.includes('timeout') ? 'does not answer' : undefined);
  return `PostgreSQL at ${place} ${known ?? `fails: ${message}`}`;
}

/** A host name with several addresses fails with one error for each. */
function firstOf(error: unknown): { readonly code: string; readonly message: string } {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  return { code, message: first instanceof Error ? first.message : String(first) };
}

export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    client.release();
    return done;
  } catch (error) {
    // Closing the connection rolls the transaction back.
    client.release(true);
    throw error;
  }
}

/** Time between graphile-worker's locking a job and the worker's listing the lock in `holds`. */
const GRACE = '3 seconds';

/**
 * Frees the jobs of dead workers; graphile-worker itself would wait four hours. A worker wrongly taken for dead plays on, and does no harm:
 * a chunk gives the same results whoever plays it.
 */
export async function freeAbandoned(pool: pg.Pool): Promise<void> {
  await pool.query('delete from sandtable_lab.workers where until < now()');
  await pool.query(`
    select ${JOBS}.force_unlock_workers(array_agg(distinct locked_by)) from ${JOBS}.jobs
    where locked_at < now() - interval '${GRACE}'
      and not exists (select from sandtable_lab.workers where locked_by = any(holds))
    having count(*) > 0`);
}
