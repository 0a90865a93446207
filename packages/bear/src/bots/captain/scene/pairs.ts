import { EVERY_FACING, hexAt, isInArc, qOf, ring, rOf } from '@sandtable/hex';
import type { Tables } from '../../../board/tables.ts';
import type { HexId } from '../../../model/ids.ts';

// Facts about two hexes, packed into one number since they are needed all the time: distance, sight without smoke, and
// the facings in which a unit in either has the other in arc. One memory access instead of four.

const DISTANCE = 0xff;
const SIGHT = 8;
const AHEAD = 9;
const BEHIND = 15;
const FACING_BITS = 0x3f;

/** Indexed by from x size + to. */
export function pairsOf({ ground: { area }, size, distances, sight }: Tables): Int32Array {
  const pairs = new Int32Array(size * size);
  const clear = sight.whole();
  const arcs = arcsBySector();
  const columns = Int16Array.from(area.hexes, qOf);
  const rows = Int16Array.from(area.hexes, rOf);
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      const sector = sectorOf((columns[to] ?? 0) - (columns[from] ?? 0), (rows[to] ?? 0) - (rows[from] ?? 0));
      const [ahead, behind] = [arcs[sector] ?? 0, arcs[LAST_SECTOR - sector] ?? 0];
      const pair = from * size + to;
      pairs[pair] = (distances[pair] ?? 0) | ((clear[pair] ?? 0) << SIGHT) | (ahead << AHEAD) | (behind << BEHIND);
    }
  }
  return pairs;
}

const LAST_SECTOR = 26;

/**
 * Depends on the signs of q, r and their sum only, as arcs do: their borders are rows of hexes. The sector of the way
 * back is the last sector less this.
 */
function sectorOf(q: number, r: number): number {
  return 9 * (1 + Math.sign(q)) + 3 * (1 + Math.sign(r)) + 1 + Math.sign(q + r);
}

/** The facings that have a sector in their arc, one bit each. */
function arcsBySector(): readonly number[] {
  const here = hexAt(0, 0);
  const arcs: number[] = [];
  // Every sector has a hex within two.
  for (const there of [here, ...ring(here, 1), ...ring(here, 2)])
    for (const facing of EVERY_FACING)
      if (isInArc(here, facing, there)) {
        const sector = sectorOf(qOf(there), rOf(there));
        arcs[sector] = (arcs[sector] ?? 0) | (1 << facing);
      }
  return arcs;
}

/** All pairs of a map, as made by `pairsOf`. */
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

/** One bit per facing in which a unit in the second hex has the first in its arc. */
export function aheadFromThere(pair: number): number {
  return (pair >> BEHIND) & FACING_BITS;
}

export function isBit(bits: number, facing: number): boolean {
  return ((bits >> facing) & 1) === 1;
}
