import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** From which network a young name came: a keyed hash, kept for a week, so that limits hold across processes and restarts. */
export async function originTable(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('origins')
    .addColumn('person', 'text', (it) => it.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('origin', 'text', (it) => it.notNull())
    .addColumn('met_at', 'bigint', (it) => it.notNull())
    .execute();
  await db.schema.createIndex('origins_by_time').on('origins').columns(['origin', 'met_at']).execute();
}
