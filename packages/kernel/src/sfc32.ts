/**
 * sfc32, the 32-bit "small fast chaotic" generator: 128 bits of state with a counter, so that no period is shorter than
 * 2^32, and it passes PractRand. Its whole state is four integers, kept in the game's state as plain JSON.
 */
export type Cursor = [a: number, b: number, c: number, counter: number];

/** The name that stands in every seed, so that an old match is always replayed with the generator it was played with. */
export const ALGORITHM = 'sfc32';

const WARM_UP = 12;

/** A cursor from 96 bits of seed; the first rounds are thrown away, so that every bit of the seed has spread. */
export function startCursor(a: number, b: number, c: number): Cursor {
  const cursor: Cursor = [a | 0, b | 0, c | 0, 1];
  for (let round = 0; round < WARM_UP; round++) next(cursor);
  return cursor;
}

/** The next 32 bits, as a signed integer; moves the cursor on. */
export function next(cursor: Cursor): number {
  // By index: taking the four apart would go through the list's iterator, at twice the time.
  const a = cursor[0];
  const b = cursor[1];
  const c = cursor[2];
  const counter = cursor[3];
  const sum = (((a + b) | 0) + counter) | 0;
  cursor[0] = b ^ (b >>> 9);
  cursor[1] = (c + (c << 3)) | 0;
  cursor[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  cursor[3] = (counter + 1) | 0;
  return sum;
}

/**
 * A whole number from 0 to n - 1, each exactly as likely: what lies in the last, incomplete run of n is drawn again. Thirty
 * bits are drawn: they stay small integers in the engine, which makes the remainder several times as fast as with 32.
 */
export function below(cursor: Cursor, n: number): number {
  // Inside, where the engine can reckon with it: bundlers make a variable of a constant outside.
  const span = 0x4000_0000;
  if (!(n >= 1 && n <= span)) throw outOfSpan(n, span);
  const limit = span - (span % n);
  let bits = next(cursor) >>> 2;
  while (bits >= limit) bits = next(cursor) >>> 2;
  return bits % n;
}

/** Apart, so that `below` stays small enough to be inlined. */
function outOfSpan(n: number, span: number): RangeError {
  return new RangeError(`expected a number from 1 to ${span}, got ${n}`);
}
