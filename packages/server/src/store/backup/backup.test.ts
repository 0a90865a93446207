import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as breathe } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { NEW_PLACES, PLACES } from '../../testing/places.ts';
import { NEWEST } from '../migrations.ts';
import type { EntryRow } from '../tables.ts';
import { openDatabase, openStore, type Store, type StorePlace } from '../store.ts';
import { backUp, checkBackup, restore } from '../../doors/backups.ts';
import { writeBackup } from './backup.ts';

const NOW = 1_800_000_000_000;
/** More than are read at a time. */
const ENTRIES = 600;
/** Ends of lines that a reader of lines might take for one, a quote, and a letter of two units. */
const NAME = 'An\u2028na\r "x" 🎲';

function fileName(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'all.gz');
}

async function filled(place: StorePlace, entries = ENTRIES): Promise<Store> {
  const store = await openStore(place, NOW);
  await store.people.add({ id: 'anna', name: NAME }, { hash: 'k1', now: NOW });
  const { db } = store.database;
  await sql`insert into matches (id, game, options, pace, access, observers, status, creator, seed, seating, created_at)
    values ('m1', 'pig', '{}', '{}', 'open', 1, 'running', 'anna', 's', '{}', ${NOW})`.execute(db);
  await sql`insert into seats (match, seat, place, kind, person) values ('m1', 'first', 0, 'person', 'anna')`.execute(
    db,
  );
  const rows = Array.from({ length: entries }, (_, index) => entry(index + 1));
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('entries')
      .values(rows.slice(at, at + 100))
      .execute();
  return store;
}

const entry = (number: number) => ({
  match: 'm1',
  number,
  text: `first: ${number}`,
  digest: 'd',
  said_at: NOW + number,
});

function append({ database }: Store, row: EntryRow): Promise<unknown> {
  return database.together((db) => db.insertInto('entries').values(row).execute());
}

/** Every table whole. */
async function all(place: StorePlace): Promise<Record<string, unknown>> {
  const database = await openDatabase(place, { role: 'visit' });
  const tables: Record<string, unknown> = {};
  await database.db.transaction().execute(async (db) => {
    for (const table of await database.bulk.tables(db)) {
      const { rows } = await sql<object>`select * from ${sql.table(table)} order by 1, 2`.execute(db);
      if (table !== 'migrations') tables[table] = rows;
    }
  });
  await database.close();
  return tables;
}

async function backedUp(place: StorePlace): Promise<string> {
  const file = fileName();
  const database = await openDatabase(place, { role: 'visit' });
  await writeBackup(database, file, NOW);
  await database.close();
  return file;
}

const restored = (place: StorePlace, file: string | Readable, isReplacing = false) => restore(place, file, isReplacing);

const WAYS = PLACES.flatMap(([from, source]) => NEW_PLACES.map(([to, target]) => [from, to, source, target] as const));

test.each(WAYS)('a backup of %s is restored into %s, whole', async (_from, _to, source, target) => {
  const [here, there] = [await source(), await target()];
  await (await filled(here)).close();
  const file = await backedUp(here);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await restored(there, file)).toEqual({ rows: ENTRIES + 4, madeAt: NOW });
  expect(await all(there)).toEqual(await all(here));
  // It is a database to play on, whose references hold.
  const store = await openStore(there, NOW);
  onTestFinished(() => store.close());
  await append(store, entry(ENTRIES + 1));
  await expect(append(store, { ...entry(1), match: 'none' })).rejects.toThrow(/foreign key/i);
});

test.each(PLACES)(
  '%s: a backup is of one moment, and whoever writes meanwhile is not held up',
  async (_name, place) => {
    const here = await place();
    const store = await filled(here);
    onTestFinished(() => store.close());
    const done = new AbortController();
    const writing = (async () => {
      let number = ENTRIES;
      for (; !done.signal.aborted; await breathe()) await append(store, entry(++number));
      return number;
    })();
    const file = await backedUp(here);
    done.abort();
    expect(await writing).toBeGreaterThan(ENTRIES + 1);
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    const numbers = lines.flatMap((line) => (line.startsWith('["m1",') && line.includes('first:') ? [line] : []));
    expect(JSON.parse(numbers.at(-1) ?? '')[1]).toBe(numbers.length);
  },
);

test.each(PLACES)('%s: what is not empty is left as it was, unless it is to be replaced', async (_name, place) => {
  const [here, there] = [await place(), await place()];
  await (await filled(here)).close();
  await (await filled(there, 5)).close();
  const before = await all(there);
  const file = await backedUp(here);
  await expect(restored(there, file)).rejects.toThrow('--replace lets all of them go');
  expect(await all(there)).toEqual(before);
  await restored(there, file, true);
  expect(await all(there)).toEqual(await all(here));
});

test.each(PLACES)('%s: a server that uses the database is told of, and nothing is restored', async (_name, place) => {
  const here = await place();
  const store = await filled(here);
  onTestFinished(() => store.close());
  const file = await backedUp(here);
  await expect(restored(here, file, true)).rejects.toThrow(/server uses/);
  expect((await store.entries.after('m1', ENTRIES - 1)).length).toBe(1);
});

test.each(PLACES)('%s: what is damaged, foreign or of a newer program changes nothing', async (_name, place) => {
  const here = await place();
  await (await filled(here, 20)).close();
  const before = await all(here);
  const good = await backedUp(here);
  const packed = readFileSync(good);
  const text = gunzipSync(packed).toString();
  const bad = (contents: Buffer | string): string => {
    const file = fileName();
    writeFileSync(file, contents);
    return file;
  };
  const newer = text.replace(`"migrations":${NEWEST}`, `"migrations":${NEWEST + 1}`);
  for (const [contents, words] of [
    [packed.subarray(0, packed.length - 30), 'damaged'],
    [gzipSync(text.replace('first: 7', 'first: 8')), 'damaged'],
    [gzipSync(text.split('\n').slice(0, -2).join('\n')), 'breaks off'],
    [gzipSync(text.split('\n').toSpliced(5, 1).join('\n')), 'damaged'],
    [gzipSync('{"format":"other"}\n'), 'no backup of Sandtable'],
    ['plain text', 'cannot be read, or is damaged'],
    [gzipSync(newer), 'damaged'],
  ] as const)
    await expect(restored(here, bad(contents), true)).rejects.toThrow(words);
  expect(await all(here)).toEqual(before);
  await expect(backedUp({ databaseUrl: undefined, folder: path.dirname(good) })).rejects.toThrow('there is no');
});

test.each(WAYS)('a backup of %s goes by a stream into %s, whole', async (_from, _to, source, target) => {
  const [here, there] = [await source(), await target()];
  await (await filled(here)).close();
  const stream = new PassThrough();
  const [{ rows }, packed] = await Promise.all([backUp(here, stream).finally(() => stream.end()), buffer(stream)]);
  expect(rows).toBe(ENTRIES + 4);
  expect((await restored(there, Readable.from([packed]))).rows).toBe(rows);
  expect(await all(there)).toEqual(await all(here));
});

test.each(PLACES)('%s: a stream that breaks off, or was changed on its way, changes nothing', async (_name, place) => {
  const here = await place();
  await (await filled(here, 20)).close();
  const before = await all(here);
  const packed = readFileSync(await backedUp(here));
  const text = gunzipSync(packed).toString();
  for (const [contents, words] of [
    [packed.subarray(0, packed.length - 30), 'what came in cannot be read, or is damaged'],
    [gzipSync(text.replace('first: 7', 'first: 8')), 'what came in is damaged: it is not what was written'],
    [gzipSync(text.split('\n').slice(0, -2).join('\n')), 'what came in is damaged: it breaks off'],
    [gzipSync(text.replace('["m1",7,', '["m1",7')), 'what came in is damaged'],
    [gzipSync(text.replace(`"migrations":${NEWEST}`, `"migrations":${NEWEST + 1}`)), 'of a newer Sandtable'],
    [Buffer.from(''), 'what came in'],
  ] as const)
    await expect(restored(here, Readable.from([contents]), true)).rejects.toThrow(words);
  expect(await all(here)).toEqual(before);
});

test('a restore of what is not there, or is no backup, leaves no database behind', async () => {
  const folder = path.join(path.dirname(fileName()), 'data');
  const place = { databaseUrl: undefined, folder };
  const plain = fileName();
  writeFileSync(plain, 'plain text');
  for (const [each, words] of [
    [fileName(), 'no such file'],
    [plain, 'incorrect header'],
    [Readable.from([]), 'what came in'],
  ] as const)
    await expect(restored(place, each)).rejects.toThrow(words);
  expect(existsSync(folder)).toBe(false);
});

test.each(PLACES)(
  '%s: a drill restores a backup elsewhere, counts, and leaves nothing behind',
  async (_name, place) => {
    const here = await place();
    await (await filled(here, 20)).close();
    const file = await backedUp(here);
    const drills = () => readdirSync(tmpdir()).filter((name) => name.startsWith('sandtable-drill-'));
    const before = drills();
    expect(await checkBackup(file)).toEqual({ rows: 24, madeAt: NOW, people: 1, matches: 1, entries: 20 });
    const text = gunzipSync(readFileSync(file)).toString();
    await expect(checkBackup(Readable.from([gzipSync(text.replace('first: 7', 'first: 8'))]))).rejects.toThrow(
      'damaged',
    );
    expect(drills()).toEqual(before);
  },
);
