import type { Point } from '@sandtable/hex';
import { type Attributes, path } from './svg.ts';

/** A bit of path and where it lies. */
export interface Bit {
  readonly at: Point;
  readonly d: string;
}

/**
 * How wide a tile is: few enough elements for the page, small enough for the browser to pass over those out of sight.
 * Trees are most of what is drawn, and lie in smaller ones.
 */
const TILE = 840;
export const TREE_TILE = 560;

/** Many bits of one look as a few paths, one for each tile of the map. */
export function inTiles(bits: readonly Bit[], attributes: Attributes, size = TILE): string {
  const tiles = new Map<string, string[]>();
  for (const { at, d } of bits) {
    const tile = `${Math.floor(at.x / size)} ${Math.floor(at.y / size)}`;
    const found = tiles.get(tile);
    if (found === undefined) tiles.set(tile, [d]);
    else found.push(d);
  }
  return [...tiles.values()].map((all) => path(all.join(''), attributes)).join('');
}
