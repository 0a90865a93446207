import { at, intAt } from './result.ts';
import { EVERY_FACING, step, turn } from './facing.ts';
import { type Hex, printAxial, qOf, rOf } from './hex.ts';

/** The hexes at exactly this distance, clockwise from due N. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const found: Hex[] = [];
  for (const facing of EVERY_FACING) {
    const corner = step(centre, facing, radius);
    // Walk to the next corner of the ring: two facings further round.
    for (let along = 0; along < radius; along++) found.push(step(corner, turn(facing, 2), along));
  }
  return found;
}

/** The hexes up to this distance, ring by ring from the centre. */
export function within(centre: Hex, radius: number): Hex[] {
  const found: Hex[] = [];
  for (let distance = 0; distance <= radius; distance++) found.push(...ring(centre, distance));
  return found;
}

/** Hexes in a fixed order. A game refers to a hex by its index here; -1 means outside. */
export interface Area {
  readonly hexes: readonly Hex[];
  /** The neighbour of hex i in facing f is entry 6i + f. */
  readonly neighbours: Int32Array;
  readonly box: Box;
}

/** The bounding range of q and r, with a table from position in the box to index. */
interface Box {
  readonly q: number;
  readonly r: number;
  readonly width: number;
  readonly height: number;
  readonly indexes: Int32Array;
}

/** No real map comes near these limits: exceeding one is a bug. */
const MOST_HEXES = 65_536;
const LARGEST_BOX = 4_000_000;

export function areaOf(hexes: readonly Hex[]): Area {
  if (hexes.length > MOST_HEXES) throw new RangeError(`expected at most ${MOST_HEXES} hexes, got ${hexes.length}`);
  const box = boxAround(hexes);
  hexes.forEach((hex, index) => {
    const place = placeIn(box, hex);
    if (intAt(box.indexes, place) !== -1) throw new RangeError(`expected each hex once, got ${printAxial(hex)} twice`);
    box.indexes[place] = index;
  });
  const area: Area = { hexes, neighbours: new Int32Array(6 * hexes.length), box };
  hexes.forEach((hex, index) => {
    for (const facing of EVERY_FACING) area.neighbours[6 * index + facing] = indexOf(area, step(hex, facing));
  });
  return area;
}

/** -1 if the hex is outside. */
export function indexOf(area: Area, hex: Hex): number {
  const place = placeIn(area.box, hex);
  return place === -1 ? -1 : intAt(area.box.indexes, place);
}

export function hexOf(area: Area, index: number): Hex {
  return at(area.hexes, index);
}

function placeIn(box: Box, hex: Hex): number {
  const across = qOf(hex) - box.q;
  const down = rOf(hex) - box.r;
  const inside = across >= 0 && across < box.width && down >= 0 && down < box.height;
  return inside ? across * box.height + down : -1;
}

function boxAround(hexes: readonly Hex[]): Box {
  const [q, width] = span(hexes.map(qOf));
  const [r, height] = span(hexes.map(rOf));
  if (width * height > LARGEST_BOX)
    throw new RangeError(`expected an area of one map, got ${width} by ${height} hexes`);
  return { q, r, width, height, indexes: new Int32Array(width * height).fill(-1) };
}

function span(values: readonly number[]): readonly [least: number, count: number] {
  if (values.length === 0) return [0, 0];
  const least = values.reduce((a, b) => Math.min(a, b));
  return [least, values.reduce((a, b) => Math.max(a, b)) - least + 1];
}
