import { type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { migrate, MIGRATIONS_TABLE, migrationsDone, NEWEST } from '../migrations.ts';
import type { Tables } from '../tables.ts';
import type { Row } from './bulk.ts';
import { type BackupHead, type BackupPlace, BackupRefused, FORMAT, type OpenedBackup, writeLines } from './file.ts';

type AnyTables = Record<string, Record<string, unknown>>;

/** Writes the whole database, as of one moment, in one text that either database can restore. Does not hold up play. */
export async function writeBackup(
  database: Database,
  place: BackupPlace<NodeJS.WritableStream>,
  now: number,
): Promise<{ readonly rows: number }> {
  return database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => writeLines(place, linesOf(database, db, now)));
}

async function* linesOf({ bulk }: Database, db: Transaction<Tables>, now: number): AsyncGenerator<string> {
  const tables = await bulk.tables(db);
  if (!tables.includes(MIGRATIONS_TABLE)) throw new BackupRefused('this database is empty');
  const migrations = await migrationsDone(db);
  const head: BackupHead = { format: FORMAT, formatVersion: 1, migrations, madeAt: now };
  yield JSON.stringify(head);
  for (const table of tables) {
    if (table === MIGRATIONS_TABLE) continue;
    const columns = await bulk.columns(db, table);
    yield JSON.stringify({ table, columns });
    for await (const page of bulk.pages(db, table))
      for (const row of page) yield JSON.stringify(columns.map((column) => row[column]));
  }
}

interface Restoring {
  readonly now: number;
  readonly isReplacing: boolean;
}

/** Puts a backup into a database, all or nothing. Errors are worded for the administrator. */
export async function restoreBackup(
  database: Database,
  { name, head, rest }: OpenedBackup,
  { now, isReplacing }: Restoring,
): Promise<{ readonly rows: number; readonly madeAt: number }> {
  const { migrations, madeAt } = head;
  let rows = 0;
  if (migrations > NEWEST)
    throw new BackupRefused(
      `${name} is of a newer Sandtable: its tables have had ${migrations} migrations, and this program knows ${NEWEST}. Update the program`,
    );
  const { bulk } = database;
  await database.db.transaction().execute(async (db) => {
    await database.lockForMigration(db);
    if ((await bulk.others(db)) > 0)
      throw new BackupRefused('a Sandtable server uses this database: end it before a backup is restored');
    const there = await bulk.tables(db);
    if (!isReplacing && (await isUsed(db, there)))
      throw new BackupRefused('there are people or matches in this database: --replace lets all of them go');
    await bulk.drop(db, there);
    await migrate(db, now, migrations);
    await bulk.withReferencesLast(db, async () => {
      rows = await insertAll(database, db, rest, name);
    });
    await migrate(db, now);
  });
  return { rows, madeAt };
}

async function isUsed(db: Transaction<Tables>, tables: readonly string[]): Promise<boolean> {
  for (const table of ['people', 'matches'] as const) {
    if (!tables.includes(table)) continue;
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return true;
  }
  return false;
}

/** Values per statement: fewer than the limit of either database. */
const MOST_VALUES = 5000;

/** How many rows there were. Throws after the last if they are not what was written. */
async function insertAll(
  { bulk }: Database,
  db: Transaction<Tables>,
  rest: OpenedBackup['rest'],
  name: string,
): Promise<number> {
  const known = await bulk.tables(db);
  let [table, columns, waiting]: [string, readonly string[], Row[]] = ['', [], []];
  const insert = async (): Promise<void> => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- its tables are named by the file, and checked against those here
    const any = db as unknown as Kysely<AnyTables>;
    if (waiting.length > 0) await any.insertInto(table).values(waiting).execute();
    waiting = [];
  };
  for (;;) {
    const step = await rest.next();
    if (step.done === true) {
      await insert();
      return step.value.rows;
    }
    const read: unknown = parsed(step.value, name);
    if (Array.isArray(read)) {
      waiting.push(Object.fromEntries(columns.map((column, index) => [column, read[index]])));
      if (waiting.length * columns.length >= MOST_VALUES) await insert();
    } else if (isTable(read)) {
      await insert();
      ({ table, columns } = read);
      if (!known.includes(table)) throw new BackupRefused(`${name} has a table '${table}' that is unknown here`);
    }
  }
}

function parsed(line: string, name: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BackupRefused(`${name} is damaged: a line is no JSON. Nothing was changed`, { cause: error });
  }
}

function isTable(read: unknown): read is { readonly table: string; readonly columns: readonly string[] } {
  return typeof read === 'object' && read !== null && 'table' in read;
}
