import type { Point } from '@sandtable/hex';
import { type Attributes, path } from './svg.ts';

/** Pseudo-random numbers, always the same for the same text, so that scattered details never change between drawings. */
export type Scatter = () => number;

/** Each call returns a number from 0 up to 1. */
export function scatter(text: string): Scatter {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

export function between(next: Scatter, least: number, most: number): number {
  return least + (most - least) * next();
}

export interface Bit {
  readonly at: Point;
  readonly d: string;
}

/**
 * Tile width: large enough to keep elements few, small enough for the browser to skip those out of sight. Trees, most of the
 * drawing, use smaller tiles.
 */
const TILE = 840;
export const TREE_TILE = 560;

/** Merges many pieces of one look into a few paths, one per tile of the map. */
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
