import type { Hex, Point } from '@sandtable/hex';
import { centre, type Plane } from './plane.ts';
import { between, type Scatter, scatter } from './seeded.ts';

/** A house: where it stands in its hex, half its length and half its width. */
export interface House {
  readonly at: Point;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
}

/** Round the middle of the hex, so that a counter does not hide them all. */
const WOOD: readonly House[] = [
  { at: { x: -25, y: -19 }, long: 17, wide: 11, turn: 0 },
  { at: { x: 25, y: -16 }, long: 13, wide: 10, turn: 1 },
  { at: { x: -3, y: 27 }, long: 18, wide: 11, turn: 0 },
];

const STONE: readonly House[] = [
  { at: { x: -20, y: -12 }, long: 21, wide: 22, turn: 0 },
  { at: { x: 26, y: 6 }, long: 16, wide: 20, turn: 0 },
  { at: { x: -8, y: 31 }, long: 20, wide: 9, turn: 0 },
];

/** Farms stand as they like, towns in line: how far a house may be turned. */
const KINDS = {
  woodBuilding: { places: WOOD, sway: 0.5 },
  stoneBuilding: { places: STONE, sway: 0.16 },
} as const;

/** Where the houses of one kind stand, the same at every drawing, and none on a road. */
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
      // Where roads leave no room for houses of full size, smaller ones are tried.
      const sizes = [1, 0.8, 0.62].flatMap((size) => Array.from({ length: 12 }, () => size));
      const plans = sizes.map((size) => layOut(centre(plane, hex), places, sway, size, next));
      const road = roads.get(hex) ?? [];
      const [best = []] = plans.map((plan) => besideRoad(plan, road)).sort((a, b) => b.length - a.length);
      return best;
    });
}

function layOut(heart: Point, places: readonly House[], sway: number, full: number, next: Scatter): House[] {
  const all = Math.floor(next() * 6) * (Math.PI / 3) + between(next, -sway, sway) * 0.4;
  return places.map(({ at, long, wide, turn }) => {
    const [x, y] = [at.x * Math.cos(all) - at.y * Math.sin(all), at.x * Math.sin(all) + at.y * Math.cos(all)];
    const size = full * between(next, 0.88, 1.08);
    return {
      at: { x: heart.x + x, y: heart.y + y },
      long: long * size,
      wide: wide * size,
      turn: all + turn + between(next, -sway, sway) * 0.5,
    };
  });
}

/** No house stands on a road. */
const VERGE = 8;

function besideRoad(houses: readonly House[], road: readonly Point[]): House[] {
  return houses.filter((house) =>
    road.every(({ x, y }) => {
      const [dx, dy] = [x - house.at.x, y - house.at.y];
      const u = Math.abs(dx * Math.cos(house.turn) + dy * Math.sin(house.turn));
      const v = Math.abs(dy * Math.cos(house.turn) - dx * Math.sin(house.turn));
      return u > house.long + VERGE || v > house.wide + VERGE;
    }),
  );
}
