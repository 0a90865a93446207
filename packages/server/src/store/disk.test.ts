import { type FileHandle, open } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { sqlitePlace } from '../testing/places.ts';
import { openStore } from './store.ts';

/** A store whose disk is done when the test says so. */
async function onSlowDisk() {
  const store = await openStore(await sqlitePlace(), 0);
  const waits: { readonly reach: () => void; readonly fail: (error: Error) => void }[] = [];
  const file = await open(import.meta.filename);
  await file.close();
  const methods: FileHandle = Object.getPrototypeOf(file);
  const wait = vi
    .spyOn(methods, 'datasync')
    .mockImplementation(() => new Promise((reach, fail) => waits.push({ reach, fail })));
  onTestFinished(async () => {
    wait.mockRestore();
    await store.close();
  });
  const add = (id: string): Promise<void> => store.people.add({ id, name: id }, { hash: id, now: 0 });
  const waiting = (count: number): Promise<void> => eventually(() => expect(waits).toHaveLength(count));
  return { store, waits, waiting, add };
}

/** Does it, and says whether that is done. */
function begun<T>(work: Promise<T>): { isDone: boolean; readonly work: Promise<T> } {
  const all = { isDone: false, work };
  work.then(
    () => (all.isDone = true),
    () => (all.isDone = true),
  );
  return all;
}

test('nobody is told of anything before it has reached the disk; what comes meanwhile is waited for together', async () => {
  const { store, waits, waiting, add } = await onSlowDisk();
  const anna = begun(add('anna'));
  await waiting(1);
  const others = ['boris', 'clara', 'daniel'].map((name) => begun(add(name)));
  // Nor what is read: it may be of what is not there for good.
  const read = begun(store.people.all());
  // All of them are committed, and wait.
  await new Promise(setImmediate);
  waits[0]?.reach();
  await anna.work;
  await waiting(2);
  expect([...others, read].map(({ isDone }) => isDone)).toEqual([false, false, false, false]);
  waits[1]?.reach();
  await Promise.all([...others, read].map(({ work }) => work));
  expect(waits).toHaveLength(2);
});

test('to read what has reached the disk waits for nothing', async () => {
  const { store, waits } = await onSlowDisk();
  expect(await store.people.all()).toEqual([]);
  expect(waits).toHaveLength(0);
});

test('once the disk has failed nothing is accepted any more: it might have forgotten something', async () => {
  const { store, waits, waiting, add } = await onSlowDisk();
  const anna = begun(add('anna'));
  await waiting(1);
  waits[0]?.fail(new Error('the disk is broken'));
  await expect(anna.work).rejects.toThrow('the disk is broken');
  await expect(add('boris')).rejects.toThrow('the disk is broken');
  await expect(store.people.all()).rejects.toThrow('the disk is broken');
  expect(waits).toHaveLength(1);
});
