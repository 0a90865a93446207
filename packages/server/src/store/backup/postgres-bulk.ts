import { sql, type Transaction } from 'kysely';
import type { JobRow } from '../notice-rows.ts';
import type { Tables } from '../tables.ts';
import { type Bulk, PAGE, type Row } from './bulk.ts';

/** The name by which serving processes connect. */
export const SERVING = 'sandtable';

export const postgresBulk: Bulk = {
  async tables(db) {
    const { rows } = await sql<{ readonly name: string }>`
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' order by oid`.execute(db);
    return rows.map(({ name }) => name);
  },
  async columns(db, table) {
    const { rows } = await sql<{ readonly name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(db);
    return rows.map(({ name }) => name);
  },
  async *pages(db, table) {
    await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from backup_rows`.execute(db);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close backup_rows`.execute(db);
    if (table === JOBS) yield await graphileJobs(db);
  },
  async drop(db, tables) {
    // The jobs there belong to the matches being replaced; the next start makes the schema again.
    await sql`drop schema if exists graphile_worker cascade`.execute(db);
    if (tables.length > 0) await sql`drop table ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
  },
  async withReferencesLast(db, work) {
    const { rows } = await sql<{ readonly relation: string; readonly name: string }>`
      select conrelid::regclass::text as relation, conname as name from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
    for (const { relation, name } of rows)
      await sql`alter table ${sql.raw(relation)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
        db,
      );
    await work();
    await sql`set constraints all immediate`.execute(db);
    for (const { relation, name } of rows)
      await sql`alter table ${sql.raw(relation)} alter constraint ${sql.ref(name)} not deferrable`.execute(db);
  },
  async others(db) {
    const { rows } = await sql<{ readonly count: number }>`
      select count(distinct client_port) as count from pg_stat_activity
      where datname = current_database() and application_name = ${SERVING}`.execute(db);
    return rows[0]?.count ?? 0;
  },
};

const JOBS: keyof Tables = 'jobs';

/** The jobs of graphile-worker as rows of our own table, so that a backup holds them and any database can take them. */
async function graphileJobs(db: Transaction<Tables>): Promise<readonly Row[]> {
  const { rows: found } = await sql<{ readonly name: string | null }>`
    select to_regclass('graphile_worker._private_jobs')::text as name`.execute(db);
  if (found[0]?.name === null) return [];
  const { rows } = await sql<JobRow & Row>`
    select jobs.key, tasks.identifier as kind, jobs.payload::text as data,
      (extract(epoch from jobs.run_at) * 1000)::bigint as at, jobs.attempts::int as attempts,
      jobs.max_attempts::int as most, 0 as running, 'backup' as stamp, jobs.last_error as error
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where jobs.key is not null`.execute(db);
  return rows;
}
