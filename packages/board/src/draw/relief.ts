import { EVERY_FACING, type Hex, type Point, step } from '@sandtable/hex';
import { along, centre, HEX_SIZE, middle, type Plane, shifted } from './plane.ts';
import { between, type Scatter, scatter } from './seeded.ts';

/** A line of high ground that falls off to both sides, from one height to another. */
interface Crest {
  readonly from: Point;
  readonly to: Point;
  readonly heights: readonly [number, number];
  /** How far its slopes reach. */
  readonly reach: number;
}

/** How far the slopes of a ridge reach, and those of its spurs. */
const REACH = 46;
const SPUR = 22;

/** The crests of ridges: from hex to hex where ridges meet, with spurs to both sides; a lone one lies as it likes. */
function crestsOf(plane: Plane, ridges: ReadonlySet<Hex>): Crest[] {
  return [...ridges].flatMap((hex) => {
    const next = scatter(`${plane.map.seed} crest ${hex}`);
    const at = summitOf(plane, hex);
    const beside = EVERY_FACING.filter((side) => ridges.has(step(hex, side)));
    const lone = between(next, -0.9, 0.3);
    const met = beside.map((side) => middle(at, summitOf(plane, step(hex, side))));
    // A ridge that leads to one neighbour only runs on to the other side.
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
      return [-1, 1].map((side): Crest => {
        const foot = shifted(from, { x: to.x - from.x, y: to.y - from.y }, between(next, 0.1, 0.9));
        const way = heading + side * between(next, 0.85, 1.5);
        const away = between(next, 24, 44);
        return { from: foot, to: towards(foot, way, away), heights: [heights[0] * 0.97, 0.16], reach: SPUR };
      });
    });
    return [...mains, ...spurs];
  });
}

/** A crest in three pieces, each bent to one side, from the summit down. */
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

/** As far again on the other side, or a little less. */
function beyond(at: Point, from: Point): Point {
  return shifted(at, { x: at.x - from.x, y: at.y - from.y }, 0.62);
}

function summitOf(plane: Plane, hex: Hex): Point {
  const next = scatter(`${plane.map.seed} summit ${hex}`);
  const { x, y } = centre(plane, hex);
  return { x: x + between(next, -9, 9), y: y + between(next, -9, 9) };
}

/** How high a point lies: on the highest slope over it. */
function heightAt(crests: readonly Crest[], point: Point): number {
  let height = 0;
  for (const { from, to, heights, reach } of crests) {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    // Most crests are far away.
    if (Math.abs(point.x - from.x) > reach + Math.abs(dx) || Math.abs(point.y - from.y) > reach + Math.abs(dy))
      continue;
    const length = dx * dx + dy * dy;
    const part = Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
    const away = Math.hypot(point.x - from.x - dx * part, point.y - from.y - dy * part);
    if (away >= reach) continue;
    const fall = 1 - away / reach;
    height = Math.max(height, (heights[0] + (heights[1] - heights[0]) * part) * slopeOf(fall, reach));
  }
  return height;
}

/** The flank of a ridge is hollow, that of a spur straight: so the spurs stand out of it. */
function slopeOf(fall: number, reach: number): number {
  return reach > SPUR ? 0.2 * fall + 0.8 * fall * fall : fall;
}

/** Between the points of the net that slopes are drawn on. */
const NET = 7.6;
const ROW = (NET * Math.sqrt(3)) / 2;

/** A piece of slope, and how much it is turned to the light: from -1 to 1. */
export interface Facet {
  readonly points: readonly [Point, Point, Point];
  readonly lit: number;
}

/** Light comes from the upper left, as on all maps. */
const LIGHT: Point = { x: -0.64, y: -0.77 };
const STEEP = 44;

/** All slopes as small triangles. */
export function facetsOf(plane: Plane, ridges: ReadonlySet<Hex>): Facet[] {
  const crests = crestsOf(plane, ridges);
  const knots = new Map<string, Knot>();
  const knot = (column: number, row: number): Knot => {
    const key = `${column} ${row}`;
    const found = knots.get(key) ?? knotAt(plane, crests, column, row);
    knots.set(key, found);
    return found;
  };
  const cells = new Set([...ridges].flatMap((hex) => cellsRound(centre(plane, hex))));
  return [...cells].flatMap((cell) => {
    const [column = 0, row = 0] = cell.split(' ').map(Number);
    const [a, b, c, d] = [knot(column, row), knot(column + 1, row), knot(column, row + 1), knot(column + 1, row + 1)];
    const pairs: readonly (readonly [Knot, Knot, Knot])[] =
      Math.abs(row) % 2 === 0
        ? [
            [a, b, c],
            [b, d, c],
          ]
        : [
            [a, b, d],
            [a, d, c],
          ];
    return pairs.flatMap(facetOf);
  });
}

interface Knot {
  readonly at: Point;
  readonly height: number;
}

/** Every knot a little off its place, so that no net shows; rock makes a slope uneven. */
function knotAt(plane: Plane, crests: readonly Crest[], column: number, row: number): Knot {
  const next = scatter(`${plane.map.seed} net ${column} ${row}`);
  const at = {
    x: (column + (Math.abs(row) % 2) / 2) * NET + between(next, -2.2, 2.2),
    y: row * ROW + between(next, -2.2, 2.2),
  };
  const height = heightAt(crests, at);
  return { at, height: height <= 0 ? 0 : height + between(next, -0.03, 0.03) * Math.min(1, height * 4) };
}

function cellsRound({ x, y }: Point): string[] {
  const cells: string[] = [];
  const far = HEX_SIZE * 1.55;
  for (let row = Math.floor((y - far) / ROW); row <= (y + far) / ROW; row++)
    for (let column = Math.floor((x - far) / NET); column <= (x + far) / NET; column++)
      if (Math.hypot(column * NET - x, row * ROW - y) < far) cells.push(`${column} ${row}`);
  return cells;
}

/** The slope of a plane through three knots; level ground is none. */
function facetOf([a, b, c]: readonly [Knot, Knot, Knot]): Facet[] {
  if (a.height + b.height + c.height < 0.06) return [];
  const [ux, uy, uz] = [b.at.x - a.at.x, b.at.y - a.at.y, b.height - a.height];
  const [vx, vy, vz] = [c.at.x - a.at.x, c.at.y - a.at.y, c.height - a.height];
  const area = ux * vy - uy * vx;
  const [fallX, fallY] = [(uy * vz - uz * vy) / area, (uz * vx - ux * vz) / area];
  const lit = STEEP * (fallX * LIGHT.x + fallY * LIGHT.y);
  return [{ points: [a.at, b.at, c.at], lit: Math.max(-1, Math.min(1, lit)) }];
}
