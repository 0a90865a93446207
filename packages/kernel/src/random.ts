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
