import { streamOf } from './seed.ts';
import { below, type Cursor } from './sfc32.ts';

/** Chance as bots, `reimagine` and fuzzers get it: apart from the match's own streams. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle(list: unknown[]): void;
}

export function randomOf(seed: string, stream = 'random'): Random {
  const cursor = streamOf(seed, stream);
  return {
    below: (n) => below(cursor, n),
    pick: (list) => pick(cursor, list),
    shuffle: (list) => shuffle(cursor, list),
  };
}

function pick<T>(cursor: Cursor, list: readonly T[]): T {
  const picked = list.length === 0 ? undefined : list[below(cursor, list.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}

/** Fisher and Yates: every order exactly as likely. */
export function shuffle(cursor: Cursor, list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(cursor, last + 1);
    [list[last], list[other]] = [list[other], list[last]];
  }
}
