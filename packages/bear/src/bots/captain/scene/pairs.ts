import { EVERY_FACING, hexOf, isInArc } from '@sandtable/hex';
import type { Tables } from '../../../board/tables.ts';
import type { HexId } from '../../../model/ids.ts';

// What is asked of two hexes over and over, packed into one number: their distance, whether they see each other without smoke, and
// in which facings a unit in either has the other in its arc. One memory access instead of four.

const DISTANCE = 0xff;
const SIGHT = 8;
const AHEAD = 9;
const BEHIND = 15;
const FACING_BITS = 0x3f;

/** Indexed from x size + to. */
export function pairsOf({ ground: { area }, size, distances, sight }: Tables): Int32Array {
  const pairs = new Int32Array(size * size);
  const clear = sight.whole();
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      const here = hexOf(area, from);
      const there = hexOf(area, to);
      let ahead = 0;
      let behind = 0;
      for (const facing of EVERY_FACING) {
        if (isInArc(here, facing, there)) ahead |= 1 << facing;
        if (isInArc(there, facing, here)) behind |= 1 << facing;
      }
      const pair = from * size + to;
      pairs[pair] = (distances[pair] ?? 0) | ((clear[pair] ?? 0) << SIGHT) | (ahead << AHEAD) | (behind << BEHIND);
    }
  }
  return pairs;
}

/** All pairs of hexes of a map, as made by `pairsOf`. */
interface Pairs {
  readonly pairs: Int32Array;
  readonly size: number;
}

export function pairOf({ pairs, size }: Pairs, from: HexId, to: HexId): number {
  return pairs[from * size + to] ?? 0;
}

export function distanceIn(pair: number): number {
  return pair & DISTANCE;
}

export function isSeenIn(pair: number): boolean {
  return ((pair >> SIGHT) & 1) === 1;
}

/** One bit per facing in which a unit in the first hex has the second in its arc. */
export function aheadIn(pair: number): number {
  return (pair >> AHEAD) & FACING_BITS;
}

/** The same for a unit in the second hex. */
export function aheadFromThere(pair: number): number {
  return (pair >> BEHIND) & FACING_BITS;
}

export function isBit(bits: number, facing: number): boolean {
  return ((bits >> facing) & 1) === 1;
}
