import { areaOf, hexInColumns, qOf, rOf, type Hex } from '../../packages/hex/src/index.ts';
import { randomOf } from '../../packages/kernel/src/index.ts';
import { gridOf } from './honeycomb.ts';
import { at } from './list.ts';

// One board of 24 by 36 hexes, ours and honeycomb's: the same hexes with the same indices.

const COLUMNS = 24;
const ROWS = 36;

/** Few enough to stay in the processor's nearest cache. */
export const PAIRS = 500;

const random = randomOf('sfc32:bench', 'board');
const cells = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({ column: i % COLUMNS, row: Math.floor(i / COLUMNS) }));

export const area = areaOf(cells.map(hexInColumns));

export const grid = gridOf(COLUMNS, ROWS);
export const tiles = area.hexes.map((hex) => {
  const tile = grid.getHex(axialOf(hex));
  if (tile === undefined) throw new Error('the two boards have different hexes');
  return tile;
});

export function axialOf(hex: Hex): [q: number, r: number] {
  return [qOf(hex), rOf(hex)];
}

const indexes = Array.from({ length: PAIRS }, () => ({
  from: random.below(cells.length),
  to: random.below(cells.length),
}));

/** The same pairs of hexes for every contestant, each in its own form. */
export function pairsOf<T>(forms: readonly T[]): readonly { readonly from: T; readonly to: T }[] {
  return indexes.map(({ from, to }) => ({ from: at(forms, from), to: at(forms, to) }));
}

export function totalOf<T>(forms: readonly T[], numberOf: (from: T, to: T) => number): () => number {
  const pairs = pairsOf(forms);
  return () => {
    let sum = 0;
    for (const { from, to } of pairs) sum = (sum + numberOf(from, to)) | 0;
    return sum;
  };
}
