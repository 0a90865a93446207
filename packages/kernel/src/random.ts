import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from './json.ts';
import { bad, ok, type Result } from './result.ts';

/** Random numbers for bots, `imagine` and fuzzers, separate from the match's own streams. */
export interface Random {
  /** An integer from 0 to n - 1. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle(list: unknown[]): void;
}

export function randomOf(seed: string, stream = 'random'): Random {
  return new Dice(smallCursor(seed, stream));
}

/**
 * Independent randomness for each turn of a stream. The stream's digest is cached: playing thousands of matches needs it at every
 * entry.
 */
export function randomAt(seed: string, stream: string, turn: number): Random {
  let base = bases.find((each) => each.seed === seed && each.stream === stream);
  if (!base) bases = [(base = { seed, stream, cursor: smallCursor(seed, stream) }), ...bases.slice(0, MOST_BASES)];
  const [a, b, c] = base.cursor;
  return new Dice(startCursor(a, b, c ^ Math.imul(turn + 1, SPREAD)));
}

/** Newest first. A linear search beats a map here, whose combined key would be a new string at every entry. */
let bases: readonly { readonly seed: string; readonly stream: string; readonly cursor: Readonly<SmallCursor> }[] = [];
const MOST_BASES = 16;
/** Odd and without a pattern, so that neighbouring turns start far apart. */
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

/** Fisher-Yates: all orders are equally likely. */
export function shuffle(cursor: Cursor, list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(cursor, last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
}

/** A match's random streams by name, separate so that one kind of draw never shifts another. Part of the state. */
export type Streams = { readonly [stream: string]: Cursor };

export interface Chance {
  readonly random: Streams;
}

const SEED = /^(?:([a-z0-9]+):)?([!-9;-~]{1,100})$/;

/**
 * Parses a seed into its saved form `sfc32:1941`. The algorithm may be left out for sfc32. A sha256 seed has at least 32 letters or
 * digits: a shorter one could be guessed from any stream.
 */
export function parseSeed(raw: unknown): Result<string> {
  const [, algorithm = SMALL, text] = (typeof raw === 'string' && SEED.exec(raw)) || [];
  if (text !== undefined && (algorithm === SMALL || (algorithm === KEYED && text.length >= SHORTEST_KEYED)))
    return ok(`${algorithm}:${text}`);
  const expected = `${SMALL}: and 1 to 100 letters, digits or signs without a space or colon, or ${KEYED}: and ${SHORTEST_KEYED} to 100`;
  return bad('seed', expected, raw);
}

/** One stream of a seed, by the seed's algorithm. SHA-256 keeps streams independent, and a stream does not reveal the seed. */
export function streamOf(seed: string, stream: string): Cursor {
  return seed.startsWith(`${KEYED}:`) ? [sha256Hex(`${seed}/${stream}`), 0] : smallCursor(seed, stream);
}

/** Also used for bots, whatever the seed's algorithm: their sentences are in the log, so their draws are never repeated. */
function smallCursor(seed: string, stream: string): SmallCursor {
  const digest = sha256(utf8ToBytes(`${seed}/${stream}`));
  const words = new DataView(digest.buffer, digest.byteOffset);
  return startCursor(words.getInt32(0), words.getInt32(4), words.getInt32(8));
}

/** `since` is the entry at which every stream restarted, so that no roll known before it can repeat. */
export function streamsOf(seed: string, names: readonly string[], since = 0): Streams {
  return Object.fromEntries(names.map((name) => [name, streamOf(seed, since === 0 ? name : `${name}@${since}`)]));
}

/** The position of a stream; plain JSON in the game's state. */
export type Cursor = SmallCursor | KeyedCursor;

/**
 * sfc32, the 32-bit "small fast chaotic" generator: 128 bits of state with a counter, so that no period is shorter than
 * 2^32, and it passes PractRand. Its whole state is four integers.
 */
export type SmallCursor = [a: number, b: number, c: number, counter: number];

/**
 * SHA-256 in counter mode: block n is the hash of `key/n`, read as eight big-endian 32-bit words. No number of known draws reveals
 * another, which sfc32 does not promise; and anyone can check a draw with `sha256sum`.
 */
export type KeyedCursor = [key: string, drawn: number];

/** Part of every seed, so that an old match is always replayed with its own generator. */
const SMALL = 'sfc32';
export const KEYED = 'sha256';
const SHORTEST_KEYED = 32;

const WARM_UP = 12;

/** A cursor from 96 bits of seed; the first rounds are discarded so that every bit has spread. */
export function startCursor(a: number, b: number, c: number): SmallCursor {
  const cursor: SmallCursor = [a | 0, b | 0, c | 0, 1];
  for (let round = 0; round < WARM_UP; round++) next(cursor);
  return cursor;
}

/** The next 32 bits as a signed integer; advances the cursor. */
export function next(cursor: Cursor): number {
  if (cursor.length === 2) return nextKeyed(cursor);
  // By index: destructuring would use the list's iterator and take twice as long.
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

export function copyCursor(cursor: Cursor): Cursor {
  return cursor.length === 2 ? [cursor[0], cursor[1]] : [cursor[0], cursor[1], cursor[2], cursor[3]];
}

const WORDS = 8;

/** The block each cursor draws from; a state read from text computes it again. */
const blocks = new WeakMap<KeyedCursor, { readonly number: number; readonly words: DataView }>();

function nextKeyed(cursor: KeyedCursor): number {
  const drawn = cursor[1]++;
  const number = Math.floor(drawn / WORDS);
  let block = blocks.get(cursor);
  if (block === undefined || block.number !== number) {
    const { buffer, byteOffset } = sha256(utf8ToBytes(`${cursor[0]}/${number}`));
    blocks.set(cursor, (block = { number, words: new DataView(buffer, byteOffset) }));
  }
  return block.words.getInt32((drawn % WORDS) * 4);
}

/**
 * An integer from 0 to n - 1, all equally likely: a draw in the last, incomplete run of n is repeated. It draws thirty
 * bits, which stay small integers in the engine; the remainder is several times faster than with 32.
 */
export function below(cursor: Cursor, n: number): number {
  // Inside, where the engine can fold it: bundlers turn an outer constant into a variable.
  const span = 0x4000_0000;
  if (!(n >= 1 && n <= span)) throw outOfSpan(n, span);
  const limit = span - (span % n);
  let bits = next(cursor) >>> 2;
  while (bits >= limit) bits = next(cursor) >>> 2;
  return bits % n;
}

/** Kept apart so that `below` stays small enough to be inlined. */
function outOfSpan(n: number, span: number): RangeError {
  return new RangeError(`expected a number from 1 to ${span}, got ${n}`);
}
