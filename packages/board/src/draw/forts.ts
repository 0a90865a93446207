import { EVERY_FACING, type Facing, type Point, turn } from '@sandtable/hex';
import type { MarkerName } from '../model.ts';
import { APOTHEM, along, HEX_SIZE, outward, type Plane, shifted } from './plane.ts';
import { type Attributes, disc, num, path, polyline, xy } from './svg.ts';
import { INK } from './theme.ts';

/** Fortifications run around the rim of a hex, so that a counter hides none of them. */
export function drawFort(
  plane: Plane,
  kind: Exclude<MarkerName, 'smoke' | 'denseSmoke' | 'hasty' | 'flag' | 'objective' | 'greatObjective'>,
  at: Point,
  facing: Facing | null,
): string {
  switch (kind) {
    case 'trench':
      return drawTrench(plane, at);
    case 'bunker':
      return drawBunker(plane, at, facing ?? 0);
    case 'wire':
      return drawWire(at);
    case 'roadBlock':
      return drawRoadBlock(at);
    case 'mine':
      return drawMines(plane, at);
  }
}

/** A coloured line with a black casing, visible on every ground. */
function cased(d: string, ink: string, width: number, more: Attributes = {}): string {
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...more };
  return (
    path(d, { ...line, stroke: INK.black, 'stroke-width': width + 3 }) +
    path(d, { ...line, stroke: ink, 'stroke-width': width })
  );
}

/** The six corners of a hex of another size with the same centre. */
function hexRound(plane: Plane, at: Point, reach: number): Point[] {
  return EVERY_FACING.map((side) => {
    const [a, b] = [outward(plane, side), outward(plane, turn(side, 1))];
    const length = Math.hypot(a.x + b.x, a.y + b.y);
    return shifted(at, { x: (a.x + b.x) / length, y: (a.y + b.y) / length }, reach);
  });
}

/** A zigzag ditch around the hex between banks of earth. */
function drawTrench(plane: Plane, at: Point): string {
  const outer = hexRound(plane, at, HEX_SIZE * 0.86);
  const steps = outer.flatMap((from, index) => {
    const to = outer[(index + 1) % outer.length] ?? from;
    return [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75].map((part, i) =>
      along(along(from, to, part), at, [0, 0, 0.13, 0.13, 0, 0, 0.13][i] ?? 0),
    );
  });
  const d = polyline(steps);
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return (
    path(d, { ...line, stroke: '#D9B883', 'stroke-width': 13, 'stroke-opacity': 0.75 }) +
    path(d, { ...line, stroke: '#6E5130', 'stroke-width': 3.6 })
  );
}

/** Concrete with slits on the three front sides; a low bank behind. */
function drawBunker(plane: Plane, at: Point, facing: Facing): string {
  const rim = hexRound(plane, at, HEX_SIZE * 0.84);
  const corner = (index: number): Point => rim[(index + 12) % 6] ?? at;
  const front = [facing - 2, facing - 1, facing, facing + 1].map(corner);
  const back = [facing + 1, facing + 2, facing + 3, facing + 4].map(corner);
  const slit = shifted(at, outward(plane, facing), APOTHEM * 0.84);
  const across = { x: -outward(plane, facing).y, y: outward(plane, facing).x };
  return (
    cased(polyline(back, false), INK.concrete, 3) +
    cased(polyline(front, false), '#C4C8CC', 10, { 'stroke-linejoin': 'miter', 'stroke-linecap': 'butt' }) +
    path(`M${xy(shifted(slit, across, 9))}L${xy(shifted(slit, across, -9))}`, {
      fill: 'none',
      stroke: INK.black,
      'stroke-width': 4,
    })
  );
}

/** Coils above and below the counter. */
function drawWire(at: Point): string {
  const coil = (y: number): string =>
    `M${num(at.x - 33)} ${num(y)}${Array.from({ length: 11 }, () => 'c2 -11 14 -11 12 0c-1 9 -10 9 -6 0').join('')}`;
  const d = coil(at.y - 40) + coil(at.y + 44);
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    path(d, { ...line, stroke: INK.white, 'stroke-width': 4, 'stroke-opacity': 0.75 }) +
    path(d, { ...line, stroke: INK.black, 'stroke-width': 1.6 })
  );
}

function drawRoadBlock(at: Point): string {
  const cross = (x: number, y: number): string => `M${num(x - 8)} ${num(y - 7)}l16 14m0 -14l-16 14`;
  const row = (y: number): string => [-24, 0, 24].map((x) => cross(at.x + x, y)).join('');
  const beam = (y: number): string => `M${num(at.x - 33)} ${num(y)}h66`;
  return (
    cased(row(at.y + 43) + row(at.y - 42), '#C98C50', 3.4) + cased(beam(at.y + 43) + beam(at.y - 42), '#C98C50', 2.4)
  );
}

/** One disc with prongs in every corner. */
function drawMines(plane: Plane, at: Point): string {
  const places = hexRound(plane, at, HEX_SIZE * 0.78);
  const prongs = places.map((place) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => {
        const way = { x: Math.cos((i * Math.PI) / 4), y: Math.sin((i * Math.PI) / 4) };
        return `M${xy(place)}L${xy(shifted(place, way, 7.2))}`;
      })
      .join(''),
  );
  return (
    path(places.map((place) => disc(place, 8.8)).join(''), { fill: INK.white, 'fill-opacity': 0.8 }) +
    path(prongs.join(''), { fill: 'none', stroke: INK.black, 'stroke-width': 1.8 }) +
    path(places.map((place) => disc(place, 4.3)).join(''), { fill: INK.red, stroke: INK.black, 'stroke-width': 1.6 })
  );
}

/** Shallow scrapes at the six sides, in the color of the side they wait for, each with its bank of earth outside. */
export function drawScrapes(plane: Plane, at: Point, ink: string): string {
  const bow = (side: Facing, reach: number, half: number): string => {
    const way = outward(plane, side);
    const across = { x: -way.y, y: way.x };
    const middle = shifted(at, way, reach);
    const bulge = shifted(at, way, reach + half * 0.75);
    return `M${xy(shifted(middle, across, half))}Q${xy(bulge)} ${xy(shifted(middle, across, -half))}`;
  };
  const each = (reach: number, half: number): string => EVERY_FACING.map((side) => bow(side, reach, half)).join('');
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    cased(each(APOTHEM * 0.78, 11), '#D9B883', 5) +
    path(each(APOTHEM * 0.68, 7), { ...line, stroke: ink, 'stroke-width': 4.4 })
  );
}
