// Where a test keeps its matches: a folder or a database of its own, gone when the test is.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { StorePlace } from '../store/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that `scripts/harness/server-stage.ts` has started. */
    readonly postgres: string;
  }
}

export const PLACES: readonly (readonly [name: string, make: () => Promise<StorePlace>])[] = [
  ['SQLite', sqlitePlace],
  ['PostgreSQL', postgresPlace],
];

export async function sqlitePlace(): Promise<StorePlace> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { databaseUrl: undefined, folder };
}

/** Every connection to the database of a test is lost, as when a network fails. */
export async function cutConnections({ databaseUrl }: StorePlace): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

export async function postgresPlace(): Promise<StorePlace> {
  const url = new URL(inject('postgres'));
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, folder: '' };
}
