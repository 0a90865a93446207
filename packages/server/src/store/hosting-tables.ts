import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** People who may make matches on a closed server, and archived matches. */
export async function hostingTables(db: Kysely<Tables>): Promise<void> {
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
