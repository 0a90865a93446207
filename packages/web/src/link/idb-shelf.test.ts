import { expect, test } from 'vitest';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { ShelfError } from './shelf.ts';
import { tryingAgain } from './idb-shelf.ts';

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
