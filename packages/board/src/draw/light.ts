import type { Point } from '@sandtable/hex';
import { leftAt, sampled } from './curve.ts';
import { shifted } from './plane.ts';
import { path, polyline } from './svg.ts';

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

/** The edge of high or low ground as a line of many short pieces, closed. */
type Edge = readonly Point[];

export function edgeLine(points: readonly Point[]): Edge {
  return sampled(points, true, 6).slice(0, -1);
}

/** A slope beside an edge. */
interface Slope {
  /** On the side turned to the light (1) or away from it (-1). */
  readonly toLight: 1 | -1;
  /** How far it reaches out; in, where it is less than nothing. */
  readonly reach: number;
  readonly fill: string;
  /** How strong it is at the edge. */
  readonly most: number;
  /** So many bands, one over the other, make it fade. */
  readonly bands: number;
}

export function drawSlope(edges: readonly Edge[], { toLight, reach, fill, most, bands }: Slope): string {
  const opacity = 1 - (1 - most) ** (1 / bands);
  return Array.from({ length: bands }, (_, band) => {
    const away = (reach * (bands - band)) / bands;
    return path(edges.map((edge) => crescent(edge, toLight, away)).join(''), { fill, 'fill-opacity': opacity });
  }).join('');
}

/** As wide as the ground is turned that way. */
function crescent(edge: Edge, toLight: 1 | -1, reach: number): string {
  const outer = edge.map((at, index) => {
    const left = leftAt(edge, index);
    return shifted(at, left, reach * Math.max(0, toLight * litBy(left)) ** 0.7);
  });
  return polyline(outer.map(whole)) + polyline(edge.map(whole).reverse());
}

/** Soft edges need no tenths. */
function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
