import { EVERY_FACING, type Facing, type Hex, hexUnder, opposite, type Point, step } from '@sandtable/hex';
import { sampled, smooth } from './curve.ts';
import { centre, type Plane, sideMiddle } from './plane.ts';
import { path } from './svg.ts';
import type { Theme } from './theme.ts';

/** A stretch of road through one hex: in over one side and out over another, or ending in the middle. */
interface Stretch {
  readonly hex: Hex;
  readonly sides: readonly [Facing, Facing] | readonly [Facing];
  /** Crossing roads meet in the middle of the hex; a single road may cut the bend. */
  readonly viaMiddle: boolean;
}

/** Smooth lines through the middles of hexsides, with wheel ruts. */
export function drawRoads(plane: Plane, theme: Theme): string {
  const d = roadLines(plane);
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const { roadEdge, road, rut } = theme.lines;
  return (
    path(d, { ...line, stroke: roadEdge, 'stroke-width': 15, 'stroke-opacity': 0.2 }) +
    path(d, { ...line, stroke: roadEdge, 'stroke-width': 10.6 }) +
    path(d, { ...line, stroke: road, 'stroke-width': 8 }) +
    path(d, { ...line, stroke: rut, 'stroke-width': 4.8, class: 'mid' }) +
    path(d, { ...line, stroke: road, 'stroke-width': 2.6, class: 'mid' })
  );
}

export function roadLines(plane: Plane): string {
  return roadWays(plane)
    .map((points) => smooth(points, false))
    .join('');
}

function roadWays(plane: Plane): Point[][] {
  const left = new Map<string, Stretch>();
  for (const stretch of plane.map.hexes.flatMap(stretchesOf)) {
    for (const side of stretch.sides) left.set(keyOf(stretch.hex, side), stretch);
  }
  const ways: Point[][] = [];
  for (const stretch of left.values()) {
    const [first, second] = stretch.sides;
    take(left, stretch);
    const before = second === undefined ? [] : follow(plane, left, stretch, second).reverse();
    ways.push([...before, ...bend(plane, stretch), ...follow(plane, left, stretch, first)]);
  }
  return ways;
}

/** Points of all roads by hex: other things keep clear of them. */
export function roadPoints(plane: Plane): ReadonlyMap<Hex, readonly Point[]> {
  const found = new Map<Hex, Point[]>();
  for (const point of roadWays(plane).flatMap((points) => sampled(points, false, 8))) {
    const hex = hexUnder(plane.layout, point);
    if (hex !== undefined) found.set(hex, [...(found.get(hex) ?? []), point]);
  }
  return found;
}

/** Follows the road from a stretch over one of its sides to its end, and removes the stretches passed. */
function follow(plane: Plane, left: Map<string, Stretch>, from: Stretch, over: Facing): Point[] {
  const points: Point[] = [];
  let hex = from.hex;
  let side: Facing | undefined = over;
  while (side !== undefined) {
    points.push(sideMiddle(plane, hex, side));
    hex = step(hex, side);
    const entered: Facing = opposite(side);
    const next = left.get(keyOf(hex, entered));
    if (next === undefined) break;
    take(left, next);
    points.push(...bend(plane, next));
    side = next.sides.find((each) => each !== entered);
  }
  return points;
}

function take(left: Map<string, Stretch>, { hex, sides }: Stretch): void {
  for (const side of sides) left.delete(keyOf(hex, side));
}

/** The middle of the hex, if the road passes through it or ends in it. */
function bend(plane: Plane, { hex, sides, viaMiddle }: Stretch): Point[] {
  return viaMiddle || sides.length === 1 ? [centre(plane, hex)] : [];
}

/** At a crossing the straightest pairs go through; the rest end in the middle. */
export function stretchesOf({ hex, roads }: { readonly hex: Hex; readonly roads: readonly Facing[] }): Stretch[] {
  const open = EVERY_FACING.filter((side) => roads.includes(side));
  const viaMiddle = open.length > 2;
  const stretches: Stretch[] = [];
  for (const apart of [3, 2, 1]) {
    for (const side of [...open]) {
      const other = open.find((each) => Math.min((each - side + 6) % 6, (side - each + 6) % 6) === apart);
      if (!open.includes(side) || other === undefined) continue;
      stretches.push({ hex, sides: [side, other], viaMiddle });
      open.splice(open.indexOf(side), 1);
      open.splice(open.indexOf(other), 1);
    }
  }
  return [...stretches, ...open.map((side): Stretch => ({ hex, sides: [side], viaMiddle }))];
}

function keyOf(hex: Hex, side: Facing): string {
  return `${hex} ${side}`;
}
