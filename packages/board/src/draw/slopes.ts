import type { Point } from '@sandtable/hex';
import { leftAt, sampled } from './curve.ts';
import { litBy } from './light.ts';
import { shifted } from './plane.ts';
import { path, polyline } from './svg.ts';

/** The edge of high or low ground as a line of many short pieces, closed. */
export type Edge = readonly Point[];

export function edgeLine(points: readonly Point[]): Edge {
  return sampled(points, true, 6).slice(0, -1);
}

/** A slope beside an edge. */
export interface Slope {
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
