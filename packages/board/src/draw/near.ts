import type { Point } from '@sandtable/hex';

const CELL = 24;

/** Tells whether a place is free: no point lies within that distance of it, which is at most a cell. */
export type IsFree = (at: Point, by: number) => boolean;

/** Looks only at points near by: a map has thousands, and every tree asks. */
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
