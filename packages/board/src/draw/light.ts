import type { Point } from '@sandtable/hex';
import { leftAt, sampled } from './curve.ts';
import { shifted } from './plane.ts';
import { path, polyline } from './svg.ts';

/** Light comes from the upper left, as on all maps: a unit vector towards it. */
const LIGHT: Point = { x: -0.64, y: -0.77 };

/** Shadow offsets by height. */
export const SHADOWS = {
  tree: { x: 4.2, y: 5.4 },
  house: { x: 5.5, y: 7 },
  wall: { x: 2.4, y: 3.2 },
  bridge: { x: 4, y: 6 },
} as const satisfies Readonly<Record<string, Point>>;

/** How far a face is turned to the light: from 1 (fully) to -1 (away). */
export function litBy({ x, y }: Point): number {
  return x * LIGHT.x + y * LIGHT.y;
}

/** The closed edge of high or low ground as many short segments. */
type Edge = readonly Point[];

export function edgeLine(points: readonly Point[]): Edge {
  return sampled(points, true, 6).slice(0, -1);
}

interface Slope {
  /** On the side turned to the light (1) or away from it (-1). */
  readonly toLight: 1 | -1;
  /** How far it extends outward; negative for inward. */
  readonly reach: number;
  readonly fill: string;
  /** Opacity at the edge. */
  readonly most: number;
  /** Number of overlapping bands that make it fade. */
  readonly bands: number;
}

export function drawSlope(edges: readonly Edge[], { toLight, reach, fill, most, bands }: Slope): string {
  const opacity = 1 - (1 - most) ** (1 / bands);
  return Array.from({ length: bands }, (_, band) => {
    const away = (reach * (bands - band)) / bands;
    return path(edges.map((edge) => crescent(edge, toLight, away)).join(''), { fill, 'fill-opacity': opacity });
  }).join('');
}

/** Widest where the ground faces that way. */
function crescent(edge: Edge, toLight: 1 | -1, reach: number): string {
  const outer = edge.map((at, index) => {
    const left = leftAt(edge, index);
    return shifted(at, left, reach * Math.max(0, toLight * litBy(left)) ** 0.7);
  });
  return polyline(outer.map(whole)) + polyline(edge.map(whole).reverse());
}

/** Soft edges need no decimals. */
function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
