import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bad, ok, type Result } from './result.ts';

/** Chance as bots, `reimagine` and fuzzers get it: apart from the match's own streams. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle(list: unknown[]): void;
}

export function randomOf(seed: string, stream = 'random'): Random {
  return new Dice(streamOf(seed, stream));
}

/**
 * Another chance at every turn of one stream. The digest of the stream is made once and kept for a while: those who play
 * thousands of matches ask for it at every entry.
 */
export function randomAt(seed: string, stream: string, turn: number): Random {
  let base = bases.find((each) => each.seed === seed && each.stream === stream);
  if (!base) bases = [(base = { seed, stream, cursor: streamOf(seed, stream) }), ...bases.slice(0, MOST_BASES)];
  const [a, b, c] = base.cursor;
  return new Dice(startCursor(a, b, c ^ Math.imul(turn + 1, SPREAD)));
}

/** The newest first. By a key of both they would be looked up more slowly: it would be a new text at every entry. */
let bases: readonly { readonly seed: string; readonly stream: string; readonly cursor: Readonly<Cursor> }[] = [];
const MOST_BASES = 16;
/** Odd and without a pattern, so that neighbouring turns begin far from each other. */
const SPREAD = 0x9e37_79b1;

class Dice implements Random {
  readonly #cursor: Cursor;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  below(n: number): number {
    return below(this.#cursor, n);
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[list.length && this.below(list.length)];
    if (picked === undefined) throw new RangeError('nothing to pick from');
    return picked;
  }

  shuffle(list: unknown[]): void {
    shuffle(this.#cursor, list);
  }
}

/** Fisher and Yates: every order exactly as likely. */
export function shuffle(cursor: Cursor, list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(cursor, last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
}

/** Every source of chance of a match by its name: one kind of draw never shifts another. Part of the state. */
export type Streams = { readonly [stream: string]: Cursor };

/** What every state has: where each of its streams stands. */
export interface Chance {
  readonly random: Streams;
}

const SEED = new RegExp(`^(?:([a-z0-9]+):)?([!-9;-~]{1,100})$`);

/** A seed as it is saved: `sfc32:1941`. One without an algorithm gets the present one, one of another is refused. */
export function parseSeed(raw: unknown): Result<string> {
  const expected = `${ALGORITHM}: and 1 to 100 letters, digits or signs without a space or colon`;
  const [, algorithm, text] = (typeof raw === 'string' && SEED.exec(raw)) || [];
  if (text === undefined || (algorithm ?? ALGORITHM) !== ALGORITHM) return bad('seed', expected, raw);
  return ok(`${ALGORITHM}:${text}`);
}

/** One stream of a seed. SHA-256 keeps the streams apart, and nobody can reckon from one back to the seed. */
export function streamOf(seed: string, stream: string): Cursor {
  const digest = sha256(utf8ToBytes(`${seed}/${stream}`));
  const words = new DataView(digest.buffer, digest.byteOffset);
  return startCursor(words.getInt32(0), words.getInt32(4), words.getInt32(8));
}

export function streamsOf(seed: string, names: readonly string[]): Streams {
  return Object.fromEntries(names.map((name) => [name, streamOf(seed, name)]));
}

/**
 * sfc32, the 32-bit "small fast chaotic" generator: 128 bits of state with a counter, so that no period is shorter than
 * 2^32, and it passes PractRand. Its whole state is four integers, kept in the game's state as plain JSON.
 */
export type Cursor = [a: number, b: number, c: number, counter: number];

/** The name that stands in every seed, so that an old match is always replayed with the generator it was played with. */
const ALGORITHM = 'sfc32';

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
