import { expect, test } from 'vitest';
import type { Progress } from './protocol.ts';
import { readSlowly } from './open-table.ts';

/** Reads a match of so many entries, each taking so many milliseconds. */
async function read(total: number, each: number) {
  let time = 0;
  let breaths = 0;
  const told: Progress[] = [];
  function* steps(): Generator<Progress, string> {
    for (let done = 1; done <= total; done++) {
      time += each;
      yield { done, total };
    }
    return 'read';
  }
  const pace = { clock: () => time, breathe: async () => void breaths++ };
  const result = await readSlowly(steps(), pace, (progress) => void told.push(progress));
  return { result, breaths, told };
}

test('a short match is read without a word', async () => {
  expect(await read(40, 2)).toEqual({ result: 'read', breaths: 1, told: [] });
});

test('a long one takes a breath every 50 milliseconds, and after a while says how far it is', async () => {
  const { result, breaths, told } = await read(1200, 2);
  expect(result).toBe('read');
  expect(breaths).toBe(48);
  expect(told[0]).toEqual({ done: 200, total: 1200 });
  expect(told.at(-1)).toEqual({ done: 1200, total: 1200 });
});

test('what will be there in a moment is not told either: it would only flicker', async () => {
  expect((await read(250, 2)).told).toEqual([]);
  expect((await read(350, 2)).told).toEqual([]);
  expect((await read(450, 2)).told.length).toBeGreaterThan(0);
});
