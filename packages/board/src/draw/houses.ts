import type { Hex, Point } from '@sandtable/hex';
import { centre, type Plane } from './plane.ts';
import { between, type Scatter, scatter } from './seeded.ts';
import type { RoofName } from './theme-ground.ts';

export interface House extends TurnedBox {
  readonly roof: RoofName;
}

/** Arranged around the middle of the hex, so that their outer edges show beside a counter. */
const WOOD: readonly TurnedBox[] = [
  { at: { x: -30, y: -25 }, long: 16, wide: 10, turn: 0 },
  { at: { x: 32, y: -18 }, long: 13, wide: 9.5, turn: 1 },
  { at: { x: -4, y: 35 }, long: 17, wide: 10, turn: 0 },
];

/** Four blocks around a court. */
const STONE: readonly TurnedBox[] = [
  { at: { x: -5, y: -31 }, long: 25, wide: 12, turn: 0 },
  { at: { x: 34, y: -3 }, long: 18, wide: 11, turn: Math.PI / 2 },
  { at: { x: 4, y: 32 }, long: 22, wide: 12, turn: 0 },
  { at: { x: -35, y: 4 }, long: 15, wide: 9, turn: Math.PI / 2 },
];

/** How far a house may be turned: farms stand freely, town houses in line. */
const KINDS = {
  woodBuilding: { places: WOOD, sway: 0.5 },
  stoneBuilding: { places: STONE, sway: 0.1 },
} as const;

/** Two in five farmhouses are thatched. */
const THATCHED = 0.4;

/** The houses of one kind: the same in every drawing, and never on a road. */
export function housesOf(
  plane: Plane,
  terrain: keyof typeof KINDS,
  roads: ReadonlyMap<Hex, readonly Point[]>,
): House[] {
  const { places, sway } = KINDS[terrain];
  return plane.map.hexes
    .filter((hex) => hex.terrain === terrain)
    .flatMap(({ hex }) => {
      const next = scatter(`${plane.map.seed} houses ${hex}`);
      // Where roads leave too little room, try smaller houses.
      const sizes = [1, 0.8, 0.62].flatMap((size) => Array.from({ length: 12 }, () => size));
      const lean = plane.layout.top === 'flat' ? 0 : Math.PI / 6;
      const plans = sizes.map((size) => layOut(centre(plane, hex), places, { sway, lean, size }, next));
      const road = roads.get(hex) ?? [];
      const [best = []] = plans.map((plan) => besideRoad(plan, road)).sort((a, b) => roomOf(b) - roomOf(a));
      return best.map((house): House => ({ ...house, roof: roofFor(terrain, next()) }));
    });
}

function roofFor(terrain: keyof typeof KINDS, luck: number): RoofName {
  if (terrain === 'stoneBuilding') return 'slate';
  return luck < THATCHED ? 'thatch' : 'shingle';
}

/** The built-up area: a few large houses beat many small ones. */
function roomOf(houses: readonly TurnedBox[]): number {
  return houses.reduce((sum, { long, wide }) => sum + long * wide, 0);
}

interface Plan {
  readonly sway: number;
  readonly lean: number;
  readonly size: number;
}

function layOut(heart: Point, places: readonly TurnedBox[], { sway, lean, size }: Plan, next: Scatter): TurnedBox[] {
  const all = lean + Math.floor(next() * 6) * (Math.PI / 3) + between(next, -sway, sway) * 0.4;
  return places.map(({ at, long, wide, turn }) => {
    const [x, y] = [at.x * Math.cos(all) - at.y * Math.sin(all), at.x * Math.sin(all) + at.y * Math.cos(all)];
    const grow = size * between(next, 0.9, 1.04);
    return {
      at: { x: heart.x + x, y: heart.y + y },
      long: long * grow,
      wide: wide * grow,
      turn: all + turn + between(next, -sway, sway) * 0.5,
    };
  });
}

/** Clearance from a road. */
const VERGE = 8;

function besideRoad(houses: readonly TurnedBox[], road: readonly Point[]): TurnedBox[] {
  return houses.filter((house) => road.every((point) => !isInBox(house, point, VERGE)));
}

/** A rotated rectangle, by half its length and half its width. */
export interface TurnedBox {
  readonly at: Point;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
}

/** A point of the box; u and v are fractions of its half length and half width. */
export function partOf({ at, long, wide, turn }: TurnedBox, u: number, v: number): Point {
  const [x, y, cos, sin] = [u * long, v * wide, Math.cos(turn), Math.sin(turn)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
}

export function cornersOfBox(box: TurnedBox): Point[] {
  return [partOf(box, -1, -1), partOf(box, 1, -1), partOf(box, 1, 1), partOf(box, -1, 1)];
}

/** Larger or smaller on every side. */
export function grown(box: TurnedBox, by: number): TurnedBox {
  return { at: box.at, turn: box.turn, long: box.long + by, wide: box.wide + by };
}

/** Whether a point is in the box, or within this distance of it. */
export function isInBox({ at, long, wide, turn }: TurnedBox, { x, y }: Point, by: number): boolean {
  const [dx, dy, cos, sin] = [x - at.x, y - at.y, Math.cos(turn), Math.sin(turn)];
  return Math.abs(dx * cos + dy * sin) <= long + by && Math.abs(dy * cos - dx * sin) <= wide + by;
}

/** Whether two boxes are closer than this. Approximate: by corners and middles of sides. */
export function areNear(a: TurnedBox, b: TurnedBox, by: number): boolean {
  const touches = (one: TurnedBox, other: TurnedBox): boolean =>
    SPOTS.some(([u, v]) => isInBox(other, partOf(one, u, v), by));
  return touches(a, b) || touches(b, a);
}

const SPOTS = [
  [0, 0],
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

/** The hull of the box and of the box moved to the end of its shadow. */
export function shadowOf(box: TurnedBox, by: Point): Point[] {
  const here = cornersOfBox(box);
  const points = [...here, ...here.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))];
  points.sort((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(points), ...halfHull([...points].reverse())];
}

function halfHull(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const at of points) {
    for (let [a, b] = hull.slice(-2); a !== undefined && b !== undefined; [a, b] = hull.slice(-2)) {
      if ((b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) > 0) break;
      hull.pop();
    }
    hull.push(at);
  }
  return hull.slice(0, -1);
}
