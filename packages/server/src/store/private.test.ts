import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sqlitePlace } from '../testing/places.ts';
import { openStore } from './store.ts';

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test('nobody else on the machine may look into the folder, nor into any file of it', async () => {
  const { folder } = await sqlitePlace();
  const place = { databaseUrl: undefined, folder: path.join(folder, 'deeper', 'data') };
  const told: string[] = [];
  const store = await openStore(place, 0, { told: (words) => told.push(words) });
  onTestFinished(() => store.close());
  await store.people.add({ id: 'anna', name: 'Anna' }, { hash: 'k', now: 0 });
  const files = readdirSync(place.folder).sort();
  expect(files).toEqual(expect.arrayContaining(['sandtable.db', 'sandtable.db-shm', 'sandtable.db-wal']));
  expect(files.filter((name) => modeOf(path.join(place.folder, name)) !== '600')).toEqual([]);
  expect([modeOf(place.folder), told]).toEqual(['700', []]);
});

test('what an earlier version left open is closed at the start, and the log says so', async () => {
  const place = await sqlitePlace();
  const file = path.join(place.folder, 'sandtable.db');
  chmodSync(place.folder, 0o755);
  chmodSync(file, 0o644);
  const told: string[] = [];
  const store = await openStore(place, 0, { told: (words) => told.push(words) });
  onTestFinished(() => store.close());
  expect([modeOf(place.folder), modeOf(file), modeOf(`${file}-wal`)]).toEqual(['700', '600', '600']);
  expect(told).toEqual([
    `${place.folder} was open to other users of this machine (0755): it is 0700 now.`,
    `${file} was open to other users of this machine (0644): it is 0600 now.`,
  ]);
});
