import type { Point } from '@sandtable/hex';

/** A thing with four right corners that lies turned on the map: half its length, half its width. */
export interface TurnedBox {
  readonly at: Point;
  readonly long: number;
  readonly wide: number;
  readonly turn: number;
}

/** A point of it by parts of its half length and half width. */
export function partOf({ at, long, wide, turn }: TurnedBox, u: number, v: number): Point {
  const [x, y, cos, sin] = [u * long, v * wide, Math.cos(turn), Math.sin(turn)];
  return { x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos };
}

/** Its corners, in a row. */
export function cornersOfBox(box: TurnedBox): Point[] {
  return [partOf(box, -1, -1), partOf(box, 1, -1), partOf(box, 1, 1), partOf(box, -1, 1)];
}

/** The same, larger or smaller on every side. */
export function grown(box: TurnedBox, by: number): TurnedBox {
  return { at: box.at, turn: box.turn, long: box.long + by, wide: box.wide + by };
}

/** Whether a point lies in it or within so much of it. */
export function isInBox({ at, long, wide, turn }: TurnedBox, { x, y }: Point, by: number): boolean {
  const [dx, dy, cos, sin] = [x - at.x, y - at.y, Math.cos(turn), Math.sin(turn)];
  return Math.abs(dx * cos + dy * sin) <= long + by && Math.abs(dy * cos - dx * sin) <= wide + by;
}

/** Whether two come nearer to each other than this, or nearly so: by their corners and the middles of their sides. */
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

/** The outline of what lies between a thing and its shadow's end: the hull of both. */
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
