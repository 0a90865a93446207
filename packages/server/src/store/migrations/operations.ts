import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** When a browser was last given its cookie again, so that one in use never expires. Those of before get it at their next visit. */
export async function operationColumns(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('keys')
    .addColumn('renewed_at', 'bigint', (it) => it.notNull().defaultTo(0))
    .execute();
}
