import { sql } from 'kysely';
import { type Bulk, PAGE, type Row } from './bulk.ts';

export const sqliteBulk: Bulk = {
  async tables(db) {
    const { rows } = await sql<{ readonly name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by rowid`.execute(db);
    return rows.map(({ name }) => name);
  },
  async columns(db, table) {
    const { rows } = await sql<{ readonly name: string }>`select name from pragma_table_info(${table})`.execute(db);
    return rows.map(({ name }) => name);
  },
  async *pages(db, table) {
    for (let last = -1; ;) {
      const { rows } = await sql<Row & { readonly rowid_: number }>`
        select rowid as rowid_, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${PAGE}`.execute(
        db,
      );
      if (rows.length === 0) return;
      yield rows.map(({ rowid_: _own, ...row }) => row);
      last = rows.at(-1)?.rowid_ ?? last;
    }
  },
  async drop(db, tables) {
    await sql`pragma defer_foreign_keys = on`.execute(db);
    for (const table of tables.toReversed()) await db.schema.dropTable(table).execute();
  },
  async withReferencesLast(db, work) {
    await sql`pragma defer_foreign_keys = on`.execute(db);
    await work();
  },
  // The writer holds the lock of the folder, so there is no one else.
  others: async () => 0,
};
