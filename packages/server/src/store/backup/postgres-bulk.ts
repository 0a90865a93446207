import { sql } from 'kysely';
import { type Bulk, PAGE, type Row } from './bulk.ts';

/** How the programs that serve are known to the database. */
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
  },
  async drop(db, tables) {
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
