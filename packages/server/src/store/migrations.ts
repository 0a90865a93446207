import { type Kysely, sql, type Transaction } from 'kysely';
import { clockColumns } from './clocks.ts';
import { leaseTables } from './migrations/leases.ts';
import { lobbyTables } from './migrations/lobby.ts';
import { originTable } from './migrations/origins.ts';
import { talkTables } from './migrations/talk.ts';
import { screenTables } from './screens.ts';
import { noticeTables } from './migrations/notices.ts';
import { operationColumns } from './migrations/operations.ts';
import { forkTables } from './forks.ts';
import type { Tables } from './tables.ts';

export type Migration = (db: Transaction<Tables>) => Promise<void>;

/** Every change of the tables, in order. Never edit one that was released: write another. */
export const MIGRATIONS: readonly Migration[] = [
  firstTables,
  answersTable,
  lobbyColumns,
  clockColumns,
  forkTables,
  talkTables,
  screenTables,
  hostingTables,
  noticeTables,
  helpColumn,
  operationColumns,
  lobbyTables,
  originTable,
  leaseTables,
];

export const NEWEST = MIGRATIONS.length;
export const MIGRATIONS_TABLE = 'migrations';

/** A newer program has used the database; this one could lose what that one added. */
export class NewerDatabase extends Error {}

/** Brings the tables up to date, or up to migration `to`; all or nothing. The caller holds the lock. */
export async function migrate(
  db: Transaction<Tables>,
  now: number,
  to = NEWEST,
  steps = MIGRATIONS,
): Promise<{ readonly isChanged: boolean }> {
  await sql`create table if not exists migrations (number integer primary key, done_at bigint not null)`.execute(db);
  const done = await migrationsDone(db);
  if (done > steps.length)
    throw new NewerDatabase(
      `this database has had ${done} migrations and the program knows ${steps.length}: it was used by a newer Sandtable. Update the program, or restore a backup.`,
    );
  for (const [index, step] of steps.slice(0, to).entries()) {
    if (index < done) continue;
    await step(db);
    await sql`insert into migrations (number, done_at) values (${index + 1}, ${now})`.execute(db);
  }
  return { isChanged: done < to };
}

/** Throws unless the tables match this program. */
export async function checkMigrated(db: Transaction<Tables>): Promise<void> {
  const done = await migrationsDone(db);
  if (done !== NEWEST)
    throw new Error(
      `this database has had ${done} migrations and the program knows ${NEWEST}: run the same Sandtable as the server, and start that first`,
    );
}

export async function migrationsDone(db: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ readonly newest: number | null }>`select max(number) as newest from migrations`.execute(
    db,
  );
  return rows[0]?.newest ?? 0;
}

async function firstTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('created_at', 'bigint', (it) => it.notNull())
    .execute();
  await db.schema
    .createTable('keys')
    .addColumn('hash', 'text', (it) => it.primaryKey())
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (it) => it.notNull())
    .execute();
  await db.schema.createIndex('keys_of_person').on('keys').column('person').execute();
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('game', 'text', (it) => it.notNull())
    .addColumn('options', 'text', (it) => it.notNull())
    .addColumn('pace', 'text', (it) => it.notNull())
    .addColumn('access', 'text', (it) => it.notNull())
    .addColumn('observers', 'integer', (it) => it.notNull())
    .addColumn('status', 'text', (it) => it.notNull())
    // No foreign key: a match outlives its maker's account.
    .addColumn('creator', 'text', (it) => it.notNull())
    .addColumn('seed', 'text')
    .addColumn('seating', 'text')
    .addColumn('created_at', 'bigint', (it) => it.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('matches_by_status').on('matches').columns(['status', 'access']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'text', (it) => it.notNull())
    .addColumn('place', 'integer', (it) => it.notNull())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('person', 'text', (it) => it.references('people.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('seats_of_person').on('seats').column('person').execute();
  await db.schema
    .createTable('entries')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('text', 'text', (it) => it.notNull())
    .addColumn('digest', 'text', (it) => it.notNull())
    .addColumn('said_at', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match', 'number'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (it) => it.notNull())
    .addColumn('text', 'text', (it) => it.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['match', 'number'])
    .execute();
  await db.schema
    .createTable('invitations')
    .addColumn('hash', 'text', (it) => it.primaryKey())
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('person', 'text', (it) => it.notNull().references('people.id').onDelete('cascade'))
    .addColumn('match', 'text', (it) => it.references('matches.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (it) => it.notNull())
    .execute();
  await db.schema
    .createTable('offers')
    .addColumn('match', 'text', (it) => it.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('kind', 'text', (it) => it.notNull())
    .addColumn('seat', 'text', (it) => it.notNull())
    .addColumn('target', 'integer', (it) => it.notNull())
    .addPrimaryKeyConstraint('offers_key', ['match', 'kind', 'seat'])
    .execute();
}

async function answersTable(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('match', 'text', (it) => it.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('version', 'integer', (it) => it.notNull())
    .addColumn('text', 'text', (it) => it.notNull())
    .execute();
}

/** What a list of matches shows without opening them. For matches already running, `asks` is filled at their next entry. */
async function lobbyColumns(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('matches').addColumn('expires_at', 'bigint').execute();
  await schema
    .alterTable('matches')
    .addColumn('seq', 'integer', (it) => it.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('matches')
    .addColumn('last_at', 'bigint', (it) => it.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('matches')
    .addColumn('asks', 'text', (it) => it.notNull().defaultTo('[]'))
    .execute();
  await sql`update matches set
    seq = coalesce((select max(number) from entries where entries.match = matches.id), 0),
    last_at = coalesce((select max(said_at) from entries where entries.match = matches.id), started_at, created_at)`.execute(
    db,
  );
}

/** Matches from before could always suggest moves. */
async function helpColumn(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('help', 'integer', (it) => it.notNull().defaultTo(1))
    .execute();
}

/** People who may make matches on a closed server, and archived matches. */
async function hostingTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('welcomes')
    .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (it) => it.notNull())
    .execute();
  await db.schema
    .createTable('archives')
    .addColumn('match', 'text', (it) => it.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('text', 'text', (it) => it.notNull())
    .execute();
}
