import type { Point } from '@sandtable/hex';

/** Light comes from the upper left, as on all maps: the way to it, a length of 1. */
const LIGHT: Point = { x: -0.64, y: -0.77 };

/** Where the shadow of a thing falls, by how high it stands. */
export const SHADOWS = {
  tree: { x: 4.2, y: 5.4 },
  house: { x: 5.5, y: 7 },
  wall: { x: 2.4, y: 3.2 },
  bridge: { x: 4, y: 6 },
} as const satisfies Readonly<Record<string, Point>>;

/** How far a face is turned to the light: 1 is fully, -1 fully away. */
export function litBy({ x, y }: Point): number {
  return x * LIGHT.x + y * LIGHT.y;
}
