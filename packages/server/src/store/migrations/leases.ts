import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Which processes share the database, and which of them holds each match. */
export async function leaseTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (it) => it.primaryKey())
    .addColumn('address', 'text')
    .addColumn('serves', 'integer', (it) => it.notNull())
    .addColumn('works', 'integer', (it) => it.notNull())
    .addColumn('started_at', 'bigint', (it) => it.notNull())
    .addColumn('alive_until', 'bigint', (it) => it.notNull())
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('match', 'text', (it) => it.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('process', 'text', (it) => it.notNull())
    .addColumn('term', 'integer', (it) => it.notNull())
    .execute();
  await db.schema.createIndex('leases_of_process').on('leases').column('process').execute();
}
