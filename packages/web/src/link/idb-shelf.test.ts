import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { ShelfError } from './shelf.ts';
import { tryingAgain } from './idb-shelf.ts';
import type { Summary } from './summary.ts';

/** A shelf that fails so many times, with counts of calls and of reopenings. */
function failing(times: number, error: Error) {
  const counted = { asked: 0, forgotten: 0 };
  const shelf = tryingAgain(
    {
      ...memoryShelf(),
      read: async () => {
        counted.asked += 1;
        if (counted.asked <= times) throw error;
        return 'the text';
      },
    },
    () => void (counted.forgotten += 1),
  );
  return { shelf, counted };
}

test('what the browser refuses is tried once more, on a database that is opened anew', async () => {
  const { shelf, counted } = failing(1, new DOMException('The database connection is closing.', 'InvalidStateError'));
  expect(await shelf.read('m1')).toBe('the text');
  expect(counted).toEqual({ asked: 2, forgotten: 1 });
});

test('what it refuses again is said, and what no second try can mend is not tried again', async () => {
  await expect(failing(2, new Error('locked')).shelf.read('m1')).rejects.toThrow('locked');
  for (const kind of ['full', 'taken', 'deleted'] as const) {
    const { shelf, counted } = failing(1, new ShelfError(kind, 'no'));
    await expect(shelf.read('m1')).rejects.toMatchObject({ kind });
    expect(counted).toEqual({ asked: 1, forgotten: 0 });
  }
});

/** A browser whose database notes how it is used, and does nothing. */
function notingBrowser(): string[] {
  const noted: string[] = [];
  const database = Object.assign(new EventTarget(), {
    transaction: (_stores: unknown, mode = 'readonly', options: IDBTransactionOptions = {}) => {
      noted.push(`${mode} ${options.durability ?? 'default'}`);
      throw new Error('enough');
    },
  });
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = Object.assign(new EventTarget(), { result: database });
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  });
  return noted;
}

test('whatever is written is told to be so once it is on the disk', async () => {
  const noted = notingBrowser();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const { myShelf } = await import('./idb-shelf.ts');
  const shelf = myShelf();
  const summary = { id: 'm' } as Summary;
  const writes = [
    () => shelf.claim('m', 'me'),
    () => shelf.reclaim('m', 'me', ''),
    () => shelf.write(summary, '', 'me'),
    () => shelf.remove('m'),
  ];
  for (const write of writes) await expect(write()).rejects.toThrow('enough');
  // Each is tried twice.
  expect(noted).toEqual(writes.flatMap(() => ['readwrite strict', 'readwrite strict']));
  await expect(shelf.list()).rejects.toThrow('enough');
  expect(noted.at(-1)).toBe('readonly default');
});
