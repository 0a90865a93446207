import { streamOf } from './seed.ts';
import { below, type Cursor, startCursor } from './sfc32.ts';

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
  const key = `${seed}/${stream}`;
  let base = bases.get(key);
  if (base === undefined) {
    if (bases.size >= MOST_BASES) bases.clear();
    bases.set(key, (base = streamOf(seed, stream)));
  }
  return new Dice(startCursor(base[0], base[1], base[2] ^ Math.imul(turn + 1, SPREAD)));
}

const bases = new Map<string, Readonly<Cursor>>();
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
