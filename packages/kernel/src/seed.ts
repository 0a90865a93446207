import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { bad, ok, type Result } from './result.ts';
import { ALGORITHM, startCursor, type Cursor } from './sfc32.ts';

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
