import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, next, startCursor, type Cursor } from './sfc32.ts';

const WORD = 2n ** 32n;

/** sfc32 as its author, Chris Doty-Humphrey, writes it, in whole numbers without end cut to 32 bits. */
class Reference {
  #a: bigint;
  #b: bigint;
  #c: bigint;
  #counter = 1n;

  constructor(a: number, b: number, c: number) {
    [this.#a, this.#b, this.#c] = [
      BigInt.asUintN(32, BigInt(a)),
      BigInt.asUintN(32, BigInt(b)),
      BigInt.asUintN(32, BigInt(c)),
    ];
    for (let round = 0; round < 12; round++) this.next();
  }

  next(): bigint {
    const result = (this.#a + this.#b + this.#counter) % WORD;
    this.#counter = (this.#counter + 1n) % WORD;
    this.#a = this.#b ^ (this.#b >> 9n);
    this.#b = (this.#c + this.#c * 8n) % WORD;
    const rotated = ((this.#c << 21n) % WORD) + (this.#c >> 11n);
    this.#c = (rotated + result) % WORD;
    return result;
  }
}

const SEEDS: readonly [number, number, number][] = [
  [0, 0, 0],
  [1, 2, 3],
  [-1, -1, -1],
  [0x7fff_ffff, -0x8000_0000, 1941],
  [0xdead_beef, 0x1234_5678, 0x9abc_def0],
];

test.each(SEEDS)('from %i, %i, %i come the very bits of the published generator', (...seed) => {
  const cursor = startCursor(...seed);
  const reference = new Reference(...seed);
  const steps = Array.from({ length: 4000 }, () => [BigInt(next(cursor) >>> 0), reference.next()]);
  expect(steps.findIndex(([ours, theirs]) => ours !== theirs)).toBe(-1);
  expect(cursor.every(Number.isInteger)).toBe(true);
});

test('the counter comes round after its last number', () => {
  const cursor: Cursor = [5, 6, 7, 0x7fff_ffff];
  next(cursor);
  expect(cursor[3]).toBe(-0x8000_0000);
  const last: Cursor = [5, 6, 7, -1];
  next(last);
  expect(last[3]).toBe(0);
});

test('a cursor is JSON, and one read from its text goes on the same', () => {
  const cursor = startCursor(1, 9, 41);
  for (let step = 0; step < 1000; step++) next(cursor);
  const revived: Cursor = JSON.parse(JSON.stringify(cursor));
  for (let step = 0; step < 1000; step++) expect(next(revived)).toBe(next(cursor));
});

test('a number below n is whole and from 0 to n - 1', () => {
  const cursor = startCursor(3, 1, 4);
  const n = fc.oneof(fc.constantFrom(1, 2, 6, 2 ** 29 + 1, 2 ** 30 - 1, 2 ** 30), fc.integer({ min: 1, max: 2 ** 30 }));
  fc.assert(
    fc.property(n, (limit) => {
      const number = below(cursor, limit);
      expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
    }),
    { seed: 1941, numRuns: 2000 },
  );
});

test.each([0, -1, Number.NaN, 2 ** 30 + 1])('there is no number below %d to be drawn', (n) => {
  expect(() => below(startCursor(1, 2, 3), n)).toThrow('expected a number from 1 to 1073741824');
});

test('every face of a die is about as likely, also with the one before it', () => {
  const cursor = startCursor(19, 41, 6);
  const pairs = Array.from({ length: 36 }, () => 0);
  for (let roll = 0; roll < 36_000; roll++) {
    const pair = below(cursor, 6) * 6 + below(cursor, 6);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  // Chance alone strays about 31 from 1000.
  for (const times of pairs) expect(Math.abs(times - 1000)).toBeLessThan(150);
});

test('numbers from the last, incomplete run are drawn again', () => {
  // Just over half of all 30-bit numbers lie below this one: about two steps a draw.
  const n = 2 ** 29 + 1;
  const cursor = startCursor(2, 7, 1);
  const [, , , before] = cursor;
  for (let draw = 0; draw < 2000; draw++) below(cursor, n);
  expect(Math.abs((cursor[3] - before) / 2000 - 2)).toBeLessThan(0.2);
});

test('the last whole run ends where it should, to the number', () => {
  // The next 32 bits are the sum of a, b and the counter; of the upper thirty the last four make no whole run of six.
  const last: Cursor = [-20, 0, 1941, 0];
  const beyond: Cursor = [-16, 0, 1941, 0];
  expect(below(last, 6)).toBe(5);
  below(beyond, 6);
  expect([last[3], beyond[3]]).toEqual([1, 2]);
});

test('no number is favoured, as the low ones would be by a plain remainder', () => {
  const third = 2 ** 28;
  const cursor = startCursor(2, 7, 1);
  let low = 0;
  for (let draw = 0; draw < 3000; draw++) if (below(cursor, 3 * third) < third) low++;
  // A plain remainder would give 1500.
  expect(Math.abs(low - 1000)).toBeLessThan(130);
});

test('a number that divides the span is never drawn again', () => {
  const cursor = startCursor(2, 7, 1);
  const [, , , before] = cursor;
  for (let draw = 0; draw < 1000; draw++) below(cursor, 2 ** (draw % 31));
  expect(cursor[3] - before).toBe(1000);
});
