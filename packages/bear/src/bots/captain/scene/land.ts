import { EVERY_FACING } from '@sandtable/hex';
import { hasRoad, hasWall, sidesOf, terrainAt } from '../../../board/ground.ts';
import type { Tables } from '../../../board/tables.ts';
import { type Terrain, terrainFigures, TERRAINS } from '../../../board/terrain.ts';
import type { Battle } from '../../../model/battle/battle.ts';
import { type HexId, hexId } from '../../../model/ids.ts';
import { pairsOf } from './pairs.ts';

/** B4.1: movement classes as the captain uses them. Trucks keep out of buildings, burdened foot out of water. */
export const TREADS = ['light', 'burdened', 'wheeled', 'truck', 'tracked'] as const;
export type Tread = (typeof TREADS)[number];

export const NO_WAY = 255;

/** B14.1: the vehicles that get a bonus for a step: none, tracked, or wheeled too. */
export const NO_BONUS = 0;
const TRACK_BONUS = 1;
export const ROAD_BONUS = 2;

/** What the captain knows of a map. Pairs of hexes are indexed by from x size + to, steps by 6 x hex + side. */
export interface Land {
  readonly tables: Tables;
  readonly names: readonly string[];
  readonly size: number;
  readonly neighbours: Int32Array;
  readonly pairs: Int32Array;
  readonly levels: Uint8Array;
  readonly roads: Uint8Array;
  readonly dm: Int8Array;
  readonly isCover: Uint8Array;
  readonly isWater: Uint8Array;
  readonly isHeavyWoods: Uint8Array;
  readonly isStanding: Uint8Array;
  readonly bogs: Uint8Array;
  /** 1 if a wall helps against fire from this bearing: 12 x hex + bearing. */
  readonly walls: Uint8Array;
  readonly isWalled: Uint8Array;
  /** The cost of a step on top of the printed cost, or NO_WAY. */
  readonly steps: Readonly<Record<Tread, Uint8Array>>;
  readonly bonus: Uint8Array;
  /** Distance fields by hex and tread, made on demand. */
  readonly fields: (Int16Array | undefined)[];
}

const known = new WeakMap<Tables, Land>();

export function landOf({ map, tables }: Battle): Land {
  let land = known.get(tables);
  if (land === undefined) {
    land = makeLand(tables, map.names);
    known.set(tables, land);
  }
  return land;
}

function makeLand(tables: Tables, names: readonly string[]): Land {
  const { ground, size } = tables;
  const terrains = Array.from({ length: size }, (_hex, at) => terrainFigures[terrainAt(ground, hexId(at))]);
  const is = (terrain: Terrain): Uint8Array =>
    Uint8Array.from({ length: size }, (_hex, at) => Number(ground.terrains[at] === TERRAINS.indexOf(terrain)));
  return {
    tables,
    names,
    size,
    neighbours: ground.area.neighbours,
    pairs: pairsOf(tables),
    levels: ground.levels,
    roads: ground.roads,
    dm: Int8Array.from(terrains, ({ dm }) => dm),
    isCover: Uint8Array.from(terrains, ({ isCover }) => Number(isCover)),
    isWater: is('water'),
    isHeavyWoods: is('heavyWoods'),
    isStanding: Uint8Array.from(terrains, ({ stands }) => Number(stands)),
    bogs: Uint8Array.from(terrains, ({ bogs }) => Number(bogs)),
    walls: wallsOf(tables),
    isWalled: Uint8Array.from(ground.walls, (bits) => Number(bits !== 0)),
    steps: {
      light: stepsOf(tables, 'light'),
      burdened: stepsOf(tables, 'burdened'),
      wheeled: stepsOf(tables, 'wheeled'),
      truck: stepsOf(tables, 'truck'),
      tracked: stepsOf(tables, 'tracked'),
    },
    bonus: bonusOf(tables),
    fields: Array.from({ length: size * TREADS.length }),
  };
}

/** B7.3d: at a corner both sides must be walls. */
function wallsOf({ ground, size }: Tables): Uint8Array {
  const walls = new Uint8Array(size * 12);
  for (let hex = 0; hex < size; hex++) {
    const sides = sidesOf(ground.walls[hex] ?? 0);
    for (const side of sides) {
      walls[12 * hex + 2 * side] = 1;
      const next = EVERY_FACING[(side + 1) % 6] ?? 0;
      if (sides.includes(next)) walls[12 * hex + 2 * side + 1] = 1;
    }
  }
  return walls;
}

function eachStep({ ground, size }: Tables, visit: (from: HexId, side: number, to: HexId) => void): void {
  for (let from = hexId(0); from < size; from++) {
    for (const side of EVERY_FACING) {
      const to = hexId(ground.area.neighbours[6 * from + side] ?? -1);
      if (to !== -1) visit(from, side, to);
    }
  }
}

const STEEP = 2;
const BUILDINGS: readonly Terrain[] = ['woodBuilding', 'stoneBuilding'];
/** B4.1 */
export const COLUMNS = {
  light: 'foot',
  burdened: 'foot',
  wheeled: 'wheeled',
  truck: 'wheeled',
  tracked: 'tracked',
} as const;

/** B4.1, B5.0.1, B11 */
function stepsOf(tables: Tables, tread: Tread): Uint8Array {
  const { ground, size } = tables;
  const column = COLUMNS[tread];
  const steps = new Uint8Array(6 * size).fill(NO_WAY);
  eachStep(tables, (from, side, to) => {
    const facing = EVERY_FACING[side] ?? 0;
    const terrain = terrainAt(ground, to);
    const climb = (ground.levels[to] ?? 0) - (ground.levels[from] ?? 0);
    // B11.1: not downhill either. The captain never uses the option that allows it.
    if (Math.abs(climb) >= STEEP && column !== 'foot') return;
    const up = Math.max(0, climb);
    if (hasRoad(ground, from, facing)) {
      steps[6 * from + side] = up;
      return;
    }
    const cost = terrainFigures[terrain].cost[column];
    const isWall = hasWall(ground, from, facing);
    if (cost === null || (isWall && column === 'wheeled')) return;
    if ((terrain === 'water' && tread === 'burdened') || (tread === 'truck' && BUILDINGS.includes(terrain))) return;
    steps[6 * from + side] = cost + Number(isWall) + up;
  });
  return steps;
}

/** B14.1, B14.1a, as far as it depends on the ground alone. */
function bonusOf(tables: Tables): Uint8Array {
  const { ground, size } = tables;
  const bonus = new Uint8Array(6 * size);
  eachStep(tables, (from, side, to) => {
    const facing = EVERY_FACING[side] ?? 0;
    const onRoad = hasRoad(ground, from, facing);
    const up = (ground.levels[to] ?? 0) - (ground.levels[from] ?? 0);
    if (Math.abs(up) >= STEEP || (!onRoad && hasWall(ground, from, facing))) return;
    if (onRoad) bonus[6 * from + side] = up > 0 ? TRACK_BONUS : ROAD_BONUS;
    else if (terrainFigures[terrainAt(ground, to)].trackBonus) bonus[6 * from + side] = TRACK_BONUS;
  });
  return bonus;
}

export const UNREACHED = 30_000;
/** Distances are in quarters of an AP, so that bonus hexes also cost something. */
export const QUARTERS = 4;

/** The distance from every hex to this one; `lane` is the index of the unit's tread in TREADS. */
export function fieldTo(land: Land, lane: number, hex: HexId): Int16Array {
  const key = hex * TREADS.length + lane;
  return land.fields[key] ?? (land.fields[key] = fieldToAny(land, lane, [hex]));
}

/** The distance from every hex to the nearest of these, searched outwards from them. */
export function fieldToAny(land: Land, lane: number, hexes: readonly HexId[]): Int16Array {
  const tread = TREADS[lane] ?? 'light';
  const { size, neighbours } = land;
  const field = new Int16Array(size).fill(UNREACHED);
  const queues: number[][] = [[...hexes]];
  for (const hex of hexes) field[hex] = 0;
  for (let far = 0; far < queues.length; far++) {
    for (const to of queues[far] ?? []) {
      if (field[to] !== far) continue;
      for (let side = 0; side < 6; side++) {
        const from = hexId(neighbours[6 * to + side] ?? -1);
        // The step leads the other way: over the opposite side, into the nearer hex.
        const step = from === -1 ? NO_WAY : stepPrice(land, tread, from, (side + 3) % 6);
        if (step === NO_WAY || far + step >= (field[from] ?? 0)) continue;
        field[from] = far + step;
        (queues[far + step] ??= []).push(from);
      }
    }
  }
  return field;
}

/** In quarters: 1 AP, the cost printed on most counters, plus the ground; less if a vehicle has a bonus. */
function stepPrice({ steps, bonus }: Land, tread: Tread, from: HexId, side: number): number {
  const step = steps[tread][6 * from + side] ?? NO_WAY;
  if (step === NO_WAY) return NO_WAY;
  const kind = bonus[6 * from + side] ?? NO_BONUS;
  const isQuick =
    tread === 'tracked' ? kind !== NO_BONUS : (tread === 'wheeled' || tread === 'truck') && kind === ROAD_BONUS;
  return isQuick ? QUARTERS / 2 + QUARTERS * step : QUARTERS * (1 + step);
}
