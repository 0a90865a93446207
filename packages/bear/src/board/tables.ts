import { bearing, distance, type Hex, hexOf, qOf, rOf } from '@sandtable/hex';
import type { Ground, HexId } from './ground.ts';
import type { SightOptions } from './sight-options.ts';
import { isBlocked } from './sight-step.ts';
import { hinderedSteps, type Smoke } from './sight.ts';
import { makeWalker, SightTable } from './tables-sight.ts';

/** Permanent facts about every pair of hexes; the entry of a pair is from * size + to. */
export interface Tables {
  readonly ground: Ground;
  readonly options: SightOptions;
  readonly size: number;
  readonly distances: Uint8Array;
  /** On the dial of twelve; -1 from a hex to itself. */
  readonly bearings: Int8Array;
  /** The line of sight without smoke. */
  readonly sight: SightTable;
}

export function distanceBetween({ distances, size }: Tables, from: HexId, to: HexId): number {
  return distances[from * size + to] ?? 0;
}

export function bearingTo({ bearings, size }: Tables, from: HexId, to: HexId): number {
  return bearings[from * size + to] ?? -1;
}

/**
 * B6.0: `judgeSight` without reasons. Smoke can only block more, so the line is walked only if there is smoke on it.
 */
export function canSee(tables: Tables, smoke: Smoke, from: HexId, to: HexId): boolean {
  if (!tables.sight.isClear(from, to)) return false;
  if (smoke.size === 0 || !isSmokeBetween(tables, smoke, from, to)) return true;
  return !isBlocked(hinderedSteps(tables.ground, smoke, tables.options, from, to), tables.options);
}

/**
 * Whether the line runs through or touches smoke: smoke between the ends, no farther off the line than a hex's corners.
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
}

export function makeTables(ground: Ground, options: SightOptions): Tables {
  const { area } = ground;
  const size = area.hexes.length;
  const distances = new Uint8Array(size * size);
  const bearings = new Int8Array(size * size).fill(-1);
  const walker = makeWalker(ground, options);
  const { places, stride } = walker;
  // Indexed by the difference of positions, which is below this either way.
  const most = stride * area.box.width;
  const pairs: (PairShape | undefined)[] = Array.from({ length: 2 * most });

  for (let from = 0; from < size; from++) {
    const base = most - (places[from] ?? 0);
    for (let to = from + 1; to < size; to++) {
      const apart = base + (places[to] ?? 0);
      const way = (pairs[apart] ??= makeWay(hexOf(area, from), hexOf(area, to)));
      const pair = from * size + to;
      const reverse = to * size + from;
      distances[pair] = way.distance;
      distances[reverse] = way.distance;
      bearings[pair] = way.there;
      bearings[reverse] = way.back;
    }
  }
  return { ground, options, size, distances, bearings, sight: new SightTable(ground, walker) };
}

/** The most a byte of the table can hold. */
const FARTHEST_APART = 255;

function makeWay(from: Hex, to: Hex): PairShape {
  const apart = distance(from, to);
  if (apart > FARTHEST_APART) throw new RangeError(`expected hexes at most ${FARTHEST_APART} apart, got ${apart}`);
  return { distance: apart, there: bearing(from, to), back: bearing(to, from) };
}

/** About 2 megabytes each for a map of four boards. A match, or a bench of matches, uses fewer maps. */
const MOST_MAPS = 8;

/** Most recently used first. */
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

/** Tables made on first access: they take long to make, and a map still being chosen needs none. */
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

  get sight(): SightTable {
    return this.make().sight;
  }

  private make(): Tables {
    return (this.made ??= tablesFor(this.ground, this.options));
  }
}
