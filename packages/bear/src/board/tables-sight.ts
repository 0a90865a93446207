import { hexOf, lineShape, qOf, rOf, shift } from '@sandtable/hex';
import type { SightOptions } from './sight-options.ts';
import type { Ground } from './ground.ts';
import { barsOfBlindSpot, barsOnLine, standingAbove } from './sight-step.ts';

/**
 * The walk of `hinderedSteps` for all pairs of a map, without smoke and reasons. Each hex is one of six kinds: level x
 * 2, + 1 if something stands there. Sets of kinds are bit masks.
 */
interface Walker {
  /**
   * The kinds in a grid in which a step in a given direction always adds the same number. No line leaves the grid, see
   * makeWalker.
   */
  readonly kinds: Uint8Array;
  readonly places: Int32Array;
  /** The distance between neighbouring q: twice the range of r, so that no two differences across the map are equal. */
  readonly stride: number;
  /** For ends of levels a and b: entry 3a + b. */
  readonly masks: readonly Masks[];
  readonly anyTwo: boolean;
}

interface Masks {
  /** B6.0.5: kinds that are hard anywhere on the line. */
  readonly hard: number;
  /** B6.0.6: kinds that are hard next to the lower end. */
  readonly blind: number;
  /** B6.0.6: kinds that are hard there if off the slope. */
  readonly hills: number;
}

const KINDS = 6;
const LEVELS = [0, 1, 2];

/**
 * The grid can be as small as the map, as no hex of a line has a q or r beyond those of its ends. Gaps have kind 0,
 * open ground of level 0.
 */
export function makeWalker({ area, levels, heights }: Ground, options: SightOptions): Walker {
  const { box } = area;
  const stride = 2 * box.height;
  const places = Int32Array.from(area.hexes, (hex) => (qOf(hex) - box.q) * stride + rOf(hex) - box.r);
  const kinds = new Uint8Array(box.width * stride);
  let present = 0;
  places.forEach((place, hex) => {
    const kind = 2 * (levels[hex] ?? 0) + (heights[hex] ?? 0);
    kinds[place] = kind;
    present |= 1 << kind;
  });
  const masks = LEVELS.flatMap((from) => LEVELS.map((to) => masksOf(from, to, options, present)));
  return { kinds, places, stride, masks, anyTwo: options.alternatingSides === 'anyTwo' };
}

/** Without the kinds the map does not have; if none is left, no line needs to be walked. */
function masksOf(from: number, to: number, options: SightOptions, present: number): Masks {
  const bars = barsOnLine(from, to, options);
  const low = barsOfBlindSpot(from, to, options);
  let [hard, blind, hills] = [0, 0, 0];
  for (let kind = 0; kind < KINDS; kind++) {
    const bit = present & (1 << kind);
    const level = kind >> 1;
    const standing = kind & 1;
    if (level >= bars.ground || standingAbove(bars, level, standing, 0) !== undefined) hard |= bit;
    if (standingAbove(low, level, standing, 0) !== undefined) blind |= bit;
    if (level >= low.ground) hills |= bit;
  }
  return { hard, blind: hard | blind, hills };
}

type Shape = readonly number[];

/** Lines of sight without smoke. Those from a hex are walked on first use, since most hexes are never looked from. */
export class SightTable {
  readonly size: number;
  private readonly ground: Ground;
  private readonly walker: Walker;
  /** 1 if clear; the entry of a pair is from * size + to. */
  private readonly clear: Uint8Array;
  /** 1 for hexes whose lines have been walked. */
  private readonly isWalked: Uint8Array;
  /** The greatest difference of grid positions, either way. */
  private readonly most: number;
  private readonly shapes: (Shape | undefined)[];

  constructor(ground: Ground, walker: Walker) {
    const { hexes, box } = ground.area;
    this.size = hexes.length;
    this.ground = ground;
    this.walker = walker;
    this.clear = new Uint8Array(this.size * this.size);
    this.isWalked = new Uint8Array(this.size);
    this.most = walker.stride * box.width;
    this.shapes = shapesAcross(walker.stride, this.most);
  }

  isClear(from: number, to: number): boolean {
    if (this.isWalked[from] === 0) this.walkFrom(from);
    return this.clear[from * this.size + to] === 1;
  }

  whole(): Uint8Array {
    for (let from = 0; from < this.size; from++) if (this.isWalked[from] === 0) this.walkFrom(from);
    return this.clear;
  }

  private walkFrom(from: number): void {
    const { size, clear, isWalked } = this;
    isWalked[from] = 1;
    for (let to = 0; to < size; to++) {
      // Sight is mutual (B6.0), so lines are always walked from the lower index.
      if (to === from) clear[from * size + to] = 1;
      else if (isWalked[to] === 1) clear[from * size + to] = clear[to * size + from] ?? 0;
      else if (this.isLineClear(Math.min(from, to), Math.max(from, to))) clear[from * size + to] = 1;
    }
  }

  private isLineClear(from: number, to: number): boolean {
    const { walker, ground, shapes, most } = this;
    const place = walker.places[from] ?? 0;
    const apart = most + (walker.places[to] ?? 0) - place;
    const shape = (shapes[apart] ??= makeShape(ground, walker, from, to));
    return isClear(walker, place, shape, ground.levels[from] ?? 0, ground.levels[to] ?? 0);
  }
}

/** Offsets from the first position to the hexes left, right, left, right ... of the line. */
function makeShape({ area }: Ground, { stride }: Walker, from: number, to: number): Shape {
  const start = hexOf(area, from);
  return lineShape(start, hexOf(area, to)).map((by) => {
    const hex = shift(start, by);
    return (qOf(hex) - qOf(start)) * stride + rOf(hex) - rOf(start);
  });
}

/** Maps with boards of the same size and arrangement share shapes; the least recently used are dropped. */
const CAPACITY = 4;
const known = new Map<string, (Shape | undefined)[]>();

function shapesAcross(stride: number, most: number): (Shape | undefined)[] {
  const key = `${stride} ${most}`;
  const shapes = known.get(key) ?? Array.from<Shape | undefined>({ length: 2 * most });
  known.delete(key);
  known.set(key, shapes);
  const [oldest] = known.keys();
  if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
  return shapes;
}

/**
 * Whether the line from a grid position is clear; `shape` holds the offsets of the hexes left, right, left, right ...
 */
function isClear(walker: Walker, from: number, shape: Shape, fromLevel: number, toLevel: number): boolean {
  const masks = walker.masks[3 * fromLevel + toLevel];
  if (masks === undefined || shape.length === 0 || (masks.blind | masks.hills) === 0) return true;
  const { kinds, anyTwo } = walker;
  const { hard } = masks;
  let isLeftHard = 0;
  let isRightHard = 0;
  if (fromLevel !== toLevel) {
    const nextToLow = fromLevel < toLevel ? 0 : shape.length - 2;
    isLeftHard = isHardNextToLow(kinds, masks, from, shape, nextToLow);
    isRightHard = isHardNextToLow(kinds, masks, from, shape, nextToLow + 1);
    if ((isLeftHard & isRightHard) === 1) return false;
  }
  for (let i = 0; i < shape.length; i += 2) {
    const left = (hard >> kindAt(kinds, from, shape, i)) & 1;
    const right = (hard >> kindAt(kinds, from, shape, i + 1)) & 1;
    if ((left & right) === 1) return false;
    isLeftHard |= left;
    isRightHard |= right;
  }
  return !anyTwo || (isLeftHard & isRightHard) === 0;
}

function isHardNextToLow(
  kinds: Uint8Array,
  { blind, hills }: Masks,
  from: number,
  shape: readonly number[],
  side: number,
): number {
  const kind = kindAt(kinds, from, shape, side);
  if (((blind >> kind) & 1) === 1) return 1;
  if (((hills >> kind) & 1) === 0) return 0;
  const level = kind >> 1;
  for (let i = 0; i < shape.length; i += 2) {
    if (kindAt(kinds, from, shape, i) >> 1 < level && kindAt(kinds, from, shape, i + 1) >> 1 < level) return 1;
  }
  return 0;
}

function kindAt(kinds: Uint8Array, from: number, shape: readonly number[], i: number): number {
  return kinds[from + (shape[i] ?? 0)] ?? 0;
}
