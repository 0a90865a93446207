import type { Point } from '@sandtable/hex';
import { sampled, smooth, stations } from './curve.ts';
import { HEX_SIZE, type Plane, shifted } from './plane.ts';
import { hexesWhere, rimsOf, wobbled, type Wobble } from './region.ts';
import { path, polyline, xy } from './svg.ts';
import type { Theme } from './theme.ts';

const SLOPE: Wobble = { bulge: -0.03, pull: 0.14, jitter: 0.035 };
/** A higher line keeps inside the one below it. */
const NARROWER = 0.035;

const TICK_EVERY = 12;
const TICK = 7;
const SHADE = 15;
/** Light comes from the upper left, as on all maps. */
const LIGHT: Point = { x: -0.6, y: -0.8 };

/** Contour lines where the level changes: ticks point downhill, level 2 and above have a double line. No tint. */
export function drawHills(plane: Plane, theme: Theme): string {
  const levels = new Set(plane.map.hexes.map(({ level }) => level));
  return [...levels]
    .filter((level) => level > 0)
    .sort((a, b) => a - b)
    .map((level) => drawLevel(plane, theme, level))
    .join('');
}

function drawLevel(plane: Plane, theme: Theme, level: number): string {
  const high = hexesWhere(plane, (hex) => hex.level >= level);
  const slope = { ...SLOPE, bulge: SLOPE.bulge - NARROWER * level };
  const rims = rimsOf(plane, high).map((rim) => wobbled(plane, rim, slope));
  const lines = rims.map((points) => smooth(points, true)).join('');
  const edges = rims.map((points) => sampled(points, true, 6));
  const stroke = { fill: 'none', stroke: theme.lines.contour, 'stroke-linejoin': 'round' };
  const inner = level > 1 ? rims.map((points) => smooth(inset(points, 4.5), true)).join('') : '';
  return (
    path(edges.map((edge) => crescent(edge, -1)).join(''), { fill: theme.shade, 'fill-opacity': 0.13 }) +
    path(edges.map((edge) => crescent(edge, 1)).join(''), { fill: theme.gleam, 'fill-opacity': 0.3 }) +
    path(edges.map(ticks).join(''), { ...stroke, 'stroke-width': 1.2, 'stroke-opacity': 0.75 }) +
    path(lines + inner, { ...stroke, 'stroke-width': 2 })
  );
}

/** Rims run clockwise, so that downhill is to the left. */
function ticks(edge: readonly Point[]): string {
  return stations(edge, TICK_EVERY)
    .map(({ at, left }) => `M${xy(at)}L${xy(shifted(at, left, TICK))}`)
    .join('');
}

/** A band outside the line where the slope turns to the light (1) or away from it (-1), widest where it does so fully. */
function crescent(edge: readonly Point[], toLight: 1 | -1): string {
  const outer = edge.map((at, index) => {
    const left = leftAt(edge, index);
    const lit = toLight * (left.x * LIGHT.x + left.y * LIGHT.y);
    return shifted(at, left, SHADE * Math.max(0, lit));
  });
  return polyline([...outer]) + polyline([...edge].reverse());
}

function inset(points: readonly Point[], by: number): Point[] {
  return points.map((at, index) => shifted(at, leftAt(points, index), -by));
}

function leftAt(points: readonly Point[], index: number): Point {
  const count = points.length;
  const before = points[(index + count - 1) % count];
  const after = points[(index + 1) % count];
  if (before === undefined || after === undefined) return { x: 0, y: 0 };
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  return length < HEX_SIZE / 1000
    ? { x: 0, y: 0 }
    : { x: (after.y - before.y) / length, y: (before.x - after.x) / length };
}
