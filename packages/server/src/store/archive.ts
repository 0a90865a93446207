import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { EntryRow, SnapshotRow, Tables } from './tables.ts';

/** A finished match, long untouched: its entries and newest snapshot in one compressed text. */
interface Archive {
  readonly entries: readonly EntryRow[];
  readonly snapshot: SnapshotRow | null;
}

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];
/** Takes a quarter of the time of the best quality, for a few bytes more. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Matches per run, so that other work gets its turn. */
const AT_ONCE = 20;

/** Archives matches that ended before this time, at most so many; returns how many. */
export async function archiveOld(database: Database, before: number, most = AT_ONCE): Promise<number> {
  const { db } = database;
  const old = await db
    .selectFrom('matches')
    .leftJoin('archives', 'archives.match', 'matches.id')
    .select('matches.id')
    .where('matches.status', '=', 'over')
    .where('matches.ended_at', '<', before)
    .where('archives.match', 'is', null)
    .orderBy('matches.ended_at')
    .limit(most)
    .execute();
  for (const { id } of old) await database.db.transaction().execute((tx) => pack(database, tx, id));
  return old.length;
}

async function pack(database: Database, db: Transaction<Tables>, match: string): Promise<void> {
  await database.lockMatch(db, match);
  if ((await readArchive(db, match)) !== undefined) return;
  const entries = await db.selectFrom('entries').selectAll().where('match', '=', match).orderBy('number').execute();
  const snapshot = await db
    .selectFrom('snapshots')
    .selectAll()
    .where('match', '=', match)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const text = await print({ entries, snapshot: snapshot ?? null });
  await db.insertInto('archives').values({ match, text }).execute();
  await db.deleteFrom('entries').where('match', '=', match).execute();
  await db.deleteFrom('snapshots').where('match', '=', match).execute();
}

export async function readArchive(db: Database['db'], match: string): Promise<Archive | undefined> {
  const row = await db.selectFrom('archives').select('text').where('match', '=', match).executeTakeFirst();
  if (row === undefined) return undefined;
  const archive: Archive = JSON.parse((await decompress(Buffer.from(row.text, 'base64'))).toString());
  return archive;
}

/** A snapshot holds the players' names; the entries and the set-up suffice to replay the match. */
export async function dropArchivedSnapshot(db: Transaction<Tables>, match: string): Promise<void> {
  const archive = await readArchive(db, match);
  if (archive === undefined || archive.snapshot === null) return;
  const text = await print({ ...archive, snapshot: null });
  await db.updateTable('archives').set({ text }).where('match', '=', match).execute();
}

async function print(archive: Archive): Promise<string> {
  return (await compress(JSON.stringify(archive), OPTIONS)).toString('base64');
}
