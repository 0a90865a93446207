import { EVERY_FACING, type Hex, type Point, step } from '@sandtable/hex';
import { softly } from './curve.ts';
import { type Field, linesRound } from './isolines.ts';
import { litBy } from './light.ts';
import { along, centre, HEX_SIZE, middle, type Plane, shifted } from './plane.ts';
import { fading, hexesWhere } from './region.ts';
import { between, type Scatter, scatter } from './seeded.ts';
import { path } from './svg.ts';
import type { Theme } from './theme.ts';

/** A line of high ground from one height to another, falling off to both sides. */
interface Crest {
  readonly from: Point;
  readonly to: Point;
  readonly heights: readonly [number, number];
  /** Width of its slopes. */
  readonly reach: number;
}

/** Slope widths of ridges and of their spurs. */
const REACH = 46;
const SPUR = 25;

/** Ridge crests from hex to hex, with spurs to both sides; a lone ridge takes any direction. */
function crestsOf(plane: Plane, ridges: ReadonlySet<Hex>): Crest[] {
  return [...ridges].flatMap((hex) => {
    const next = scatter(`${plane.map.seed} crest ${hex}`);
    const at = summitOf(plane, hex);
    const beside = EVERY_FACING.filter((side) => ridges.has(step(hex, side)));
    const lone = between(next, -0.9, 0.3);
    const met = beside.map((side) => middle(at, summitOf(plane, step(hex, side))));
    // A ridge with a single neighbour continues to the other side.
    const ends =
      met.length > 1
        ? met
        : [
            ...met,
            ...(met.length === 1
              ? [beyond(at, met[0] ?? at)]
              : [lone, lone + Math.PI].map((angle) => towards(at, angle, 30))),
          ];
    const mains = ends.flatMap((to) => windingTo(at, to, met.includes(to) ? 0.8 : 0.4, next));
    const spurs = mains.flatMap(({ from, to, heights }) => {
      const heading = Math.atan2(to.y - from.y, to.x - from.x);
      return [-1, 1, -1, 1].map((side): Crest => {
        const foot = shifted(from, { x: to.x - from.x, y: to.y - from.y }, between(next, 0.1, 0.9));
        const way = heading + side * between(next, 0.85, 1.5);
        const away = between(next, 22, 38);
        return { from: foot, to: towards(foot, way, away), heights: [heights[0] * 0.97, 0.3], reach: SPUR };
      });
    });
    return [...mains, ...spurs];
  });
}

/** A crest in three segments, each bent to one side, from the summit down. */
function windingTo(from: Point, to: Point, low: number, next: Scatter): Crest[] {
  const parts = [0, 0.36, 0.7, 1];
  const points = parts.map((part, index) => {
    const at = along(from, to, part);
    return index === 0 || index === 3 ? at : shifted(at, { x: between(next, -9, 9), y: between(next, -9, 9) });
  });
  return points.slice(1).map((end, index): Crest => {
    const height = (part: number): number => 1 - (1 - low) * part;
    const heights = [height(parts[index] ?? 0), height(parts[index + 1] ?? 1)] as const;
    return { from: points[index] ?? from, to: end, heights, reach: REACH };
  });
}

function towards({ x, y }: Point, angle: number, away: number): Point {
  return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
}

/** The mirror image of `from` in `at`, but only 62% as far. */
function beyond(at: Point, from: Point): Point {
  return shifted(at, { x: at.x - from.x, y: at.y - from.y }, 0.62);
}

function summitOf(plane: Plane, hex: Hex): Point {
  const next = scatter(`${plane.map.seed} summit ${hex}`);
  const { x, y } = centre(plane, hex);
  return { x: x + between(next, -9, 9), y: y + between(next, -9, 9) };
}

function heightOn({ from, to, heights, reach }: Crest, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  const away = Math.hypot(point.x - from.x - dx * part, point.y - from.y - dy * part);
  return away >= reach ? 0 : (heights[0] + (heights[1] - heights[0]) * part) * slopeOf(1 - away / reach, reach);
}

/** Ridges have hollow flanks and spurs straight ones, so that spurs stand out. */
function slopeOf(fall: number, reach: number): number {
  return reach > SPUR ? 0.2 * fall + 0.8 * fall * fall : fall;
}

/** Distance between grid points for slopes. */
const NET = 6;
/** The steepness at which a slope is fully lit or fully in shade. */
const STEEP = 44;

/** High ground: its height from 0 to about 1, and how far it faces the light, from -1 to 1. */
export interface Relief {
  readonly height: Field;
  readonly light: Field;
}

export function reliefOf(plane: Plane, ridges: ReadonlySet<Hex>): Relief {
  const crests = crestsOf(plane, ridges);
  const centres = [...ridges].map((hex) => centre(plane, hex));
  const from = {
    x: Math.min(...centres.map(({ x }) => x)) - AROUND,
    y: Math.min(...centres.map(({ y }) => y)) - AROUND,
  };
  const columns = Math.ceil((Math.max(...centres.map(({ x }) => x)) + AROUND - from.x) / NET) + 1;
  const rows = Math.ceil((Math.max(...centres.map(({ y }) => y)) + AROUND - from.y) / NET) + 1;
  const net: Net = { from, columns, rows, heights: new Float64Array(columns * rows) };
  for (const crest of crests) raise(net, crest);
  const height: Field = { from, step: NET, columns, rows, values: softened(net.heights, columns) };
  return { height, light: { ...height, values: lit(height.values, columns) } };
}

/** Ground further than this from all ridges is level. */
const AROUND = HEX_SIZE * 1.7;

interface Net {
  readonly from: Point;
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float64Array;
}

/** Raises grid points near a crest to its slopes. */
function raise({ from, columns, rows, heights }: Net, crest: Crest): void {
  const { from: a, to: b, reach } = crest;
  const cell = (value: number, most: number): number => Math.max(1, Math.min(most - 2, Math.round(value / NET)));
  const left = cell(Math.min(a.x, b.x) - reach - from.x, columns);
  const right = cell(Math.max(a.x, b.x) + reach - from.x, columns);
  const top = cell(Math.min(a.y, b.y) - reach - from.y, rows);
  const bottom = cell(Math.max(a.y, b.y) + reach - from.y, rows);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const knot = row * columns + column;
      const height = heightOn(crest, { x: from.x + column * NET, y: from.y + row * NET });
      heights[knot] = Math.max(heights[knot] ?? 0, height);
    }
  }
}

/** Averages each grid point with its neighbours, as if worn by wind and snow. */
function softened(heights: Float64Array, columns: number): Float64Array {
  return heights.map((height, at) => {
    const beside = [at - 1, at + 1, at - columns, at + columns].map((other) => heights[other] ?? 0);
    return height * 0.64 + beside.reduce((sum, other) => sum + other, 0) * 0.09;
  });
}

function lit(heights: Float64Array, columns: number): Float64Array {
  return heights.map((_, at) => {
    const fallX = (heights[at - 1] ?? 0) - (heights[at + 1] ?? 0);
    const fallY = (heights[at - columns] ?? 0) - (heights[at + columns] ?? 0);
    return Math.max(-1, Math.min(1, (STEEP * litBy({ x: fallX, y: fallY })) / (2 * NET)));
  });
}

/** The height at which a ridge begins, and its near and far shadows. */
const FOOT = 0.04;
const SHADOWS = ['translate(5 7)', 'translate(10 13)'] as const;

/** Slopes as overlapping bands from nearly level to steepest, and the strength of the last. */
const SHADED = { from: [0.08, 0.2, 0.34, 0.48, 0.62, 0.78], most: 0.74 } as const;
const LIT = { from: [0.24, 0.36, 0.5, 0.64, 0.8], most: 0.94 } as const;
/** Steeper slopes hold no snow. */
const ROCK = 0.9;

export function drawRidges(plane: Plane, theme: Theme): string {
  const ridges = hexesWhere(plane, ({ terrain }) => terrain === 'ridge');
  if (ridges.size === 0) return '';
  const { height, light } = reliefOf(plane, ridges);
  const foot = outline(height, FOOT);
  const fill = theme.terrain.ridge;
  const shadow = { fill: theme.relief.shade, 'fill-opacity': 0.2 };
  const away = { ...light, values: light.values.map((value) => -value) };
  return (
    SHADOWS.map((transform) => path(foot, { ...shadow, transform })).join('') +
    fading(foot, fill, [14, 6], 0.3) +
    path(foot, { fill }) +
    bands(light, theme.relief.lit, LIT) +
    bands(away, theme.relief.shade, SHADED) +
    path(outline(away, ROCK), { class: 'mid', fill: theme.relief.rock, 'fill-opacity': 0.5 })
  );
}

function bands(field: Field, fill: string, { from, most }: typeof SHADED | typeof LIT): string {
  const opacity = 1 - (1 - most) ** (1 / from.length);
  return from.map((least) => path(outline(field, least), { fill, 'fill-opacity': opacity })).join('');
}

/** Every other point is enough for a soft line. */
function outline(field: Field, least: number): string {
  return linesRound(field, least)
    .filter((line) => line.length > 6)
    .map((line) => softly(line.filter((_, i) => i % 2 === 0)))
    .join('');
}
