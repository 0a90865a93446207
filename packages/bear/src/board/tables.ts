import { bearing, distance, type Hex, hexOf, lineShape, qOf, rOf, shift } from '@sandtable/hex';
import type { Ground, HexId } from './ground.ts';
import type { SightOptions } from './sight-options.ts';
import { isBlocked } from './sight-step.ts';
import { hinderedSteps, type Smoke } from './sight.ts';
import { isClear, makeWalker } from './tables-sight.ts';

/** Permanent facts about every pair of hexes; the entry of a pair is from * size + to. */
export interface Tables {
  readonly ground: Ground;
  readonly options: SightOptions;
  /** The number of hexes. */
  readonly size: number;
  readonly distances: Uint8Array;
  /** On hex's dial of twelve; -1 from a hex to itself. */
  readonly bearings: Int8Array;
  /** 1 if the line of sight is clear when no smoke lies on it, else 0. */
  readonly sight: Uint8Array;
}

export function distanceBetween({ distances, size }: Tables, from: HexId, to: HexId): number {
  return distances[from * size + to] ?? 0;
}

export function bearingTo({ bearings, size }: Tables, from: HexId, to: HexId): number {
  return bearings[from * size + to] ?? -1;
}

/** B6.0: `judgeSight` without reasons. Smoke only ever blocks more, so the line is walked only if some lies on it. */
export function canSee(tables: Tables, smoke: Smoke, from: HexId, to: HexId): boolean {
  if (tables.sight[from * tables.size + to] !== 1) return false;
  if (smoke.size === 0 || !isSmokeBetween(tables, smoke, from, to)) return true;
  return !isBlocked(hinderedSteps(tables.ground, smoke, tables.options, from, to), tables.options);
}

/**
 * Does the line run through or touch smoke? That is: between the ends, and no farther off the line than a hex's
 * corners.
 */
function isSmokeBetween({ ground, distances, size }: Tables, smoke: Smoke, from: HexId, to: HexId): boolean {
  const { area } = ground;
  const start = hexOf(area, from);
  const end = hexOf(area, to);
  const q = qOf(end) - qOf(start);
  const r = rOf(end) - rOf(start);
  const apart = distances[from * size + to] ?? 0;
  // B6.0.1: cross products of the line with the vector to a corner and, below, to the centre.
  const corner = Math.max(Math.abs(2 * q + r), Math.abs(q + 2 * r), Math.abs(q - r));
  for (const at of smoke.keys()) {
    if ((distances[from * size + at] ?? 0) >= apart || (distances[to * size + at] ?? 0) >= apart) continue;
    const hex = hexOf(area, at);
    const centre = q * (rOf(hex) - rOf(start)) - r * (qOf(hex) - qOf(start));
    if (Math.abs(3 * centre) <= corner) return true;
  }
  return false;
}

/** What depends only on the distance and direction between two hexes. */
interface PairShape {
  readonly distance: number;
  readonly there: number;
  readonly back: number;
  /** What to add to the first position for the hexes left, right, left, right ... of the line. */
  readonly shape: readonly number[];
}

/** All pairs of a map. Each is computed once and entered in both directions: sight is mutual (B6.0). */
export function makeTables(ground: Ground, options: SightOptions): Tables {
  const { area, levels } = ground;
  const size = area.hexes.length;
  const distances = new Uint8Array(size * size);
  const bearings = new Int8Array(size * size).fill(-1);
  const sight = new Uint8Array(size * size);
  const walker = makeWalker(ground, options);
  const { places, stride } = walker;
  // By difference of positions, which is below this either way.
  const most = stride * area.box.width;
  const ways = waysAcross(stride, most);

  for (let from = 0; from < size; from++) {
    const place = places[from] ?? 0;
    const level = levels[from] ?? 0;
    sight[from * size + from] = 1;
    for (let to = from + 1; to < size; to++) {
      const apart = most + (places[to] ?? 0) - place;
      const way = (ways[apart] ??= makeWay(hexOf(area, from), hexOf(area, to), stride));
      const pair = from * size + to;
      const reverse = to * size + from;
      distances[pair] = way.distance;
      distances[reverse] = way.distance;
      bearings[pair] = way.there;
      bearings[reverse] = way.back;
      if (isClear(walker, place, way.shape, level, levels[to] ?? 0)) {
        sight[pair] = 1;
        sight[reverse] = 1;
      }
    }
  }
  return { ground, options, size, distances, bearings, sight };
}

type Ways = (PairShape | undefined)[];

/** Maps with boards of the same size and arrangement share these; the least recently used are dropped. */
const CAPACITY = 4;
const known = new Map<string, Ways>();

function waysAcross(stride: number, most: number): Ways {
  const key = `${stride} ${most}`;
  const ways = known.get(key) ?? Array.from<PairShape | undefined>({ length: 2 * most });
  known.delete(key);
  known.set(key, ways);
  const [oldest] = known.keys();
  if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
  return ways;
}

/** The most a byte of the table holds. */
const FARTHEST_APART = 255;

function makeWay(from: Hex, to: Hex, stride: number): PairShape {
  const apart = distance(from, to);
  if (apart > FARTHEST_APART) throw new RangeError(`expected hexes at most ${FARTHEST_APART} apart, got ${apart}`);
  const shape = lineShape(from, to).map((by) => {
    const hex = shift(from, by);
    return (qOf(hex) - qOf(from)) * stride + rOf(hex) - rOf(from);
  });
  return { distance: apart, there: bearing(from, to), back: bearing(to, from), shape };
}

/** About 2 megabytes each for a map of four boards. A match, or a bench of matches, uses fewer maps. */
const MOST_MAPS = 8;

/** The most recently used first. */
const kept: Tables[] = [];

/** The tables of a map, made on first use and shared; the least recently used are dropped. */
export function tablesFor(ground: Ground, options: SightOptions): Tables {
  const place = kept.findIndex((tables) => tables.ground === ground && isSame(tables.options, options));
  const tables = kept[place] ?? makeTables(ground, options);
  if (place === 0) return tables;
  kept.splice(place === -1 ? MOST_MAPS - 1 : place, 1);
  kept.unshift(tables);
  return tables;
}

function isSame(a: SightOptions, b: SightOptions): boolean {
  return (
    a.alternatingSides === b.alternatingSides &&
    a.sameLevelPlateau === b.sameLevelPlateau &&
    a.woodsBelowHill === b.woodsBelowHill &&
    a.hillBlindSpot === b.hillBlindSpot
  );
}

/** Tables made on first access: they take long, and a map still being chosen needs none. */
export class LazyTables implements Tables {
  readonly ground: Ground;
  readonly options: SightOptions;
  readonly size: number;
  private made: Tables | null = null;

  constructor(ground: Ground, options: SightOptions) {
    this.ground = ground;
    this.options = options;
    this.size = ground.area.hexes.length;
  }

  get distances(): Uint8Array {
    return this.make().distances;
  }

  get bearings(): Int8Array {
    return this.make().bearings;
  }

  get sight(): Uint8Array {
    return this.make().sight;
  }

  private make(): Tables {
    return (this.made ??= tablesFor(this.ground, this.options));
  }
}
