import type { Point } from '@sandtable/hex';
import { inset, smooth, stations } from './curve.ts';
import { drawSlope, edgeLine, litBy } from './light.ts';
import { type Plane, shifted } from './plane.ts';
import { type Ease, edgesOf, hexesWhere } from './region.ts';
import { between, type Scatter, scatter } from './seeded.ts';
import { path, polyline } from './svg.ts';
import type { Theme } from './theme.ts';

/** A higher contour stays inside the one below it. */
function slopeOf(level: number): Ease {
  return { bulge: 0.09 - 0.06 * level, jitter: 0.05, ease: 0.35 };
}

const SLOPE = { reach: 36, bands: 4 } as const;
const HACHURE_EVERY = 6.4;

/** Level by level: a raised plateau, shaded slopes, hachures downhill and a contour line. */
export function drawHills(plane: Plane, theme: Theme): string {
  const levels = new Set(plane.map.hexes.map(({ level }) => level));
  return [...levels]
    .filter((level) => level > 0)
    .sort((a, b) => a - b)
    .map((level) => drawLevel(plane, theme, level))
    .join('');
}

function drawLevel(plane: Plane, theme: Theme, level: number): string {
  const { lit, shade, most, lift } = theme.slopes;
  const rims = edgesOf(
    plane,
    hexesWhere(plane, (hex) => hex.level >= level),
    slopeOf(level),
  );
  const edges = rims.map(edgeLine);
  const lines = rims.map((points) => smooth(points, true)).join('');
  const inner = level > 1 ? rims.map((points) => smooth(inset(points, 4.6), true)).join('') : '';
  const next = scatter(`${plane.map.seed} hachures ${level}`);
  const line = { fill: 'none', stroke: theme.lines.contour, 'stroke-linejoin': 'round' };
  return (
    path(lines, { fill: lit, 'fill-opacity': lift }) +
    drawSlope(edges, { ...SLOPE, toLight: -1, fill: shade, most: most.shade }) +
    drawSlope(edges, { ...SLOPE, toLight: 1, fill: lit, most: most.lit }) +
    path(edges.map((edge) => hachures(edge, next)).join(''), { fill: theme.lines.contour, 'fill-opacity': 0.75 }) +
    path(lines, { ...line, 'stroke-width': 1.9 }) +
    path(inner, { ...line, 'stroke-width': 1.4 })
  );
}

/** Rims run clockwise, so downhill is to the left. Hachures are longer and thicker in the shade. */
function hachures(edge: readonly Point[], next: Scatter): string {
  const closed = [...edge, ...edge.slice(0, 1)];
  return stations(closed, HACHURE_EVERY)
    .map(({ at, left }) => {
      const dark = Math.max(0, -litBy(left));
      const half = (0.84 + 1.5 * dark) / 2;
      const across = { x: left.y, y: -left.x };
      const tip = shifted(at, left, (5.5 + 10 * dark) * between(next, 0.8, 1.2));
      return polyline([shifted(at, across, half), tip, shifted(at, across, -half)]);
    })
    .join('');
}
