import type { Point } from '@sandtable/hex';
import type { HexPicture } from '../model.ts';
import { sampled, stations } from './curve.ts';
import { centre, HEX_SIZE, type Plane, shifted } from './plane.ts';
import { between, type Scatter, scatter } from './seeded.ts';

/** How trees of one kind stand in a hex. */
export interface Stand {
  readonly count: number;
  readonly sizes: readonly [number, number];
  /** Minimum distance between trunks. */
  readonly apart: number;
  /** Clearance around the hex's terrain dot; null if trees hide it. */
  readonly clearing: number | null;
  readonly firs: number;
}

/** Small trees along the edge of a wood that hide where it ends. */
export interface Hem {
  readonly every: number;
  readonly sizes: readonly [number, number];
  readonly leftOut: number;
  readonly firs: number;
}

export interface Tree {
  readonly at: Point;
  readonly radius: number;
  readonly turn: number;
  readonly isFir: boolean;
}

/** From the middle of a road to the nearest branch. */
const VERGE = 6;
/** Attempts to place each tree. */
const TRIES = 12;

export function treesIn(plane: Plane, { hex, id }: HexPicture, stand: Stand, isFree: IsFree): Tree[] {
  const { count, sizes, apart, clearing, firs } = stand;
  const heart = centre(plane, hex);
  const next = scatter(`${plane.map.seed} trees ${id}`);
  const trees: Tree[] = [];
  const most = TRIES * count;
  for (let tries = 0; tries < most && trees.length < count; tries++) {
    // Spacing starts wide, so that the trees spread over the whole hex, and shrinks with each attempt.
    const room = apart * (1.7 - (0.7 * tries) / most);
    const at = anywhere(next, heart);
    const radius = between(next, ...sizes);
    const hasRoom =
      (clearing === null || isApart(at, heart, clearing + radius)) &&
      trees.every((tree) => isApart(at, tree.at, room)) &&
      isFree(at, VERGE + radius);
    if (hasRoom) trees.push({ at, radius, turn: next() * Math.PI, isFir: next() < firs });
  }
  return trees;
}

/** Along closed edges. `grows` takes a point just inside the edge: is the wood there of this kind? */
export function hemOf(
  edges: readonly (readonly Point[])[],
  seed: string,
  hem: Hem,
  isFree: IsFree,
  grows: (inside: Point) => boolean,
): Tree[] {
  return edges.flatMap((edge, index) => {
    const next = scatter(`${seed} ${index}`);
    return stations(sampled(edge, true, 6), hem.every).flatMap(({ at, left }) => {
      const place = shifted(at, left, between(next, -5, 4));
      const tree = { at: place, radius: between(next, ...hem.sizes), turn: next() * Math.PI, isFir: next() < hem.firs };
      const hasRoom = next() >= hem.leftOut && isFree(place, VERGE + tree.radius);
      return hasRoom && grows(shifted(at, left, -INSIDE)) ? [tree] : [];
    });
  });
}

const INSIDE = 22;

function isApart(a: Point, b: Point, by: number): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > by * by;
}

/** Within the hex; near its rim the treetops spill over only a little. */
function anywhere(next: Scatter, { x, y }: Point): Point {
  const [angle, away] = [between(next, 0, 2 * Math.PI), Math.sqrt(next()) * HEX_SIZE * 0.88];
  return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
}

const CELL = 24;

/** Whether no point lies within this distance, which is at most a cell. */
export type IsFree = (at: Point, by: number) => boolean;

/** Checks only nearby points: a map has thousands, and every tree asks. */
export function freeOf(points: readonly Point[]): IsFree {
  const cells = new Map<number, Point[]>();
  for (const point of points) {
    const key = keyOf(Math.floor(point.x / CELL), Math.floor(point.y / CELL));
    const found = cells.get(key);
    if (found === undefined) cells.set(key, [point]);
    else found.push(point);
  }
  return ({ x, y }, by) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    for (let c = column - 1; c <= column + 1; c++)
      for (let r = row - 1; r <= row + 1; r++)
        for (const point of cells.get(keyOf(c, r)) ?? [])
          if ((point.x - x) ** 2 + (point.y - y) ** 2 <= by * by) return false;
    return true;
  };
}

function keyOf(column: number, row: number): number {
  return column * 8192 + row;
}
