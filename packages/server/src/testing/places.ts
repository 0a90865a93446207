// Where a test keeps its matches: a folder or a database of its own, gone when the test is.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openJobs } from '../jobs/jobs.ts';
import { openStore, type StorePlace } from '../store/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that `scripts/harness/server-stage.ts` has started. */
    readonly postgres: string;
    /** Where it would have tests keep their files; in other stages there is no such place. */
    readonly folder: string | undefined;
  }
}

type Places = readonly (readonly [name: string, make: () => Promise<StorePlace>])[];

/** With all their tables: to make those takes longer than most tests, so it is done once and copied. */
export const PLACES: Places = [
  ['SQLite', () => sqlitePlace()],
  ['PostgreSQL', postgresPlace],
];

/** With nothing in them. */
export const NEW_PLACES: Places = [
  ['SQLite', () => newSqlitePlace()],
  ['PostgreSQL', () => newPostgresPlace()],
];

async function newSqlitePlace(parent = inject('folder') ?? tmpdir()): Promise<StorePlace> {
  const folder = mkdtempSync(path.join(parent, 'sandtable-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { databaseUrl: undefined, folder };
}

export async function sqlitePlace(parent?: string): Promise<StorePlace> {
  const place = await newSqlitePlace(parent);
  sqliteFile ??= madeFile();
  writeFileSync(path.join(place.folder, 'sandtable.db'), await sqliteFile);
  return place;
}

let sqliteFile: Promise<Buffer> | undefined;

async function madeFile(): Promise<Buffer> {
  const place = await newSqlitePlace();
  await (await openStore(place, 0)).close();
  return readFileSync(path.join(place.folder, 'sandtable.db'));
}

/** A PostgreSQL that can be gone and come back, as one that is stopped: nobody answers at its address. What it says may come late. */
export async function lostPlace(
  lateMs = 0,
): Promise<StorePlace & { leave(): Promise<void>; comeBack(): Promise<void> }> {
  const { databaseUrl = '' } = await postgresPlace();
  const url = new URL(databaseUrl);
  const to = { host: url.hostname, port: Number(url.port) };
  const open = new Set<Socket>();
  const door = createServer((from) => {
    const there = connect(to);
    for (const [one, other] of [[from, there] as const, [there, from] as const]) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
      if (lateMs === 0) one.pipe(other);
      // All of one way as late: so it stays in order.
      else one.on('data', (data) => void setTimeout(() => other.destroyed || other.write(data), lateMs));
    }
  });
  const comeBack = async (port = 0): Promise<void> => {
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
  };
  await comeBack();
  const at = door.address();
  if (at === null || typeof at === 'string') throw new Error('a TCP server has a port');
  url.port = String(at.port);
  const leave = async (): Promise<void> => {
    const closed = once(door, 'close');
    door.close();
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  };
  onTestFinished(leave);
  return { databaseUrl: url.href, folder: '', leave, comeBack: () => comeBack(at.port) };
}

/** Every connection to the database of a test is lost, as when a network fails. */
export async function cutConnections({ databaseUrl = '' }: StorePlace): Promise<void> {
  await asked(
    databaseUrl,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

export async function newPostgresPlace(template = 'template1'): Promise<StorePlace> {
  const place = await madeDatabase(template);
  const name = nameOf(place);
  // It waits some seconds for whoever is about to leave; one that is still used then stays.
  onTestFinished(async () => {
    await asked(inject('postgres'), `drop database if exists ${name}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === IN_USE)) throw error;
    });
  });
  return place;
}

/** What PostgreSQL answers to whoever would drop a database to which others are connected. */
const IN_USE = '55006';

async function madeDatabase(template: string): Promise<StorePlace> {
  const url = new URL(inject('postgres'));
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // By itself it logs every page of a new database as well; before version 15 it knew no other way than to copy the files.
  const copied = (await versionOf(url.href)) < 150_000 ? '' : 'strategy file_copy';
  await asked(url.href, `create database ${name} template ${template} ${copied}`);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, folder: '' };
}

let version: Promise<number> | undefined;

function versionOf(url: string): Promise<number> {
  return (version ??= asked(url, 'show server_version_num').then(([row]) => Number(row?.['server_version_num'])));
}

async function asked(connectionString: string, query: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

export async function postgresPlace(): Promise<StorePlace> {
  postgresTemplate ??= madeTemplate();
  return newPostgresPlace(await postgresTemplate);
}

let postgresTemplate: Promise<string> | undefined;

async function madeTemplate(): Promise<string> {
  const place = await madeDatabase('template1');
  const { databaseUrl = '' } = place;
  const store = await openStore(place, 0);
  const fault = (error: unknown): never => {
    throw error;
  };
  await openJobs({ database: store.database, databaseUrl, now: () => 0, fault });
  await store.close();
  return nameOf(place);
}

function nameOf({ databaseUrl = '' }: StorePlace): string {
  return new URL(databaseUrl).pathname.slice(1);
}
