import type { Point } from '@sandtable/hex';
import { type Attributes, path } from './svg.ts';

/** A bit of path and where it lies. */
export interface Bit {
  readonly at: Point;
  readonly d: string;
}

/** Some hexes across: few enough elements for the page, small enough for the browser to pass over those out of sight. */
const TILE = 420;

/** Many bits of one look as a few paths, one for each tile of the map. */
export function inTiles(bits: readonly Bit[], attributes: Attributes): string {
  const tiles = new Map<string, string[]>();
  for (const { at, d } of bits) {
    const tile = `${Math.floor(at.x / TILE)} ${Math.floor(at.y / TILE)}`;
    const found = tiles.get(tile);
    if (found === undefined) tiles.set(tile, [d]);
    else found.push(d);
  }
  return [...tiles.values()].map((all) => path(all.join(''), attributes)).join('');
}
