import { centreOf, cornersOf, type Facing, type Hex, type Layout, type Point, toFacing } from '@sandtable/hex';
import type { HexPicture, MapPicture } from '../model.ts';
import { polyline } from './svg.ts';

/** From the centre of a hex to its corners. A hex is twice as wide; all other sizes follow from it. */
export const HEX_SIZE = 60;
export const HEX_WIDTH = 2 * HEX_SIZE;
/** From the centre of a hex to the middle of a side. */
export const APOTHEM = (HEX_SIZE * Math.sqrt(3)) / 2;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A map with its positions computed, used by every part of the drawing. */
export interface Plane {
  readonly map: MapPicture;
  readonly layout: Layout;
  readonly byHex: ReadonlyMap<Hex, HexPicture>;
  readonly byId: ReadonlyMap<string, HexPicture>;
  readonly bounds: Box;
}

export function makePlane(map: MapPicture): Plane {
  const layout: Layout = { top: map.top, size: HEX_SIZE, origin: { x: 0, y: 0 } };
  return {
    map,
    layout,
    byHex: new Map(map.hexes.map((each) => [each.hex, each])),
    byId: new Map(map.hexes.map((each) => [each.id, each])),
    bounds: boundsOf(map, layout),
  };
}

export function centre(plane: Plane, hex: Hex): Point {
  return centreOf(plane.layout, hex);
}

/** Undefined if the hex is not on the map. */
export function centreById(plane: Plane, id: string): Point | undefined {
  const found = plane.byId.get(id);
  return found === undefined ? undefined : centre(plane, found.hex);
}

export function corners(plane: Plane, hex: Hex): Point[] {
  return cornersOf(plane.layout, hex);
}

/** Both ends of a hexside, clockwise. */
export function sideEnds(plane: Plane, hex: Hex, side: Facing): readonly [Point, Point] {
  const all = corners(plane, hex);
  const [from = ORIGIN, to = ORIGIN] = [all[toFacing(side - 1)], all[side]];
  return [from, to];
}

export function sideMiddle(plane: Plane, hex: Hex, side: Facing): Point {
  return middle(...sideEnds(plane, hex, side));
}

/** Unit vector outward across a hexside. */
export function outward(plane: Plane, side: Facing): Point {
  const degrees = (plane.layout.top === 'flat' ? -90 : -120) + 60 * side;
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** A point between a and b: `part` 0 is a, 1 is b. */
export function along(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function shifted({ x, y }: Point, by: Point, times = 1): Point {
  return { x: x + by.x * times, y: y + by.y * times };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The sheets if there are any, else all hexes; for a trimmed map only those in play. */
function boundsOf(map: MapPicture, layout: Layout): Box {
  const points =
    map.sheets.length > 0
      ? map.sheets.flatMap(({ from, to }) => [centreOf(layout, from), centreOf(layout, to)])
      : map.hexes
          .filter(({ isInPlay }) => isInPlay || map.isTrimmed !== true)
          .flatMap(({ hex }) => cornersOf(layout, hex));
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [least(xs), least(ys)];
  return { x, y, width: most(xs) - x, height: most(ys) - y };
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b));
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b));
}

/** A hex outline scaled by `part`; slightly smaller, so that two neighbours can both be marked. */
export function outline(plane: Plane, id: string, part: number): string {
  const found = plane.byId.get(id);
  const heart = centreById(plane, id);
  if (found === undefined || heart === undefined) return '';
  return polyline(corners(plane, found.hex).map((corner) => along(heart, corner, part)));
}
