import { type Facing, hexOf, indexOf, step, EVERY_FACING } from '@sandtable/hex';
import type { Ground } from '../../board/ground.ts';
import { TERRAINS, type Terrain } from '../../board/terrain.ts';
import { type HexId, hexId } from '../../model/ids.ts';
import type { HitMarker } from '../../model/pack/counters.ts';
import type { Side, UnitType } from '../../model/pack/unit-type.ts';
import type { MarkerView } from '../../model/battle/marker.ts';

// Where a vehicle can drive, from the rules' sentences on movement alone.

/** A counter on the map. */
export interface Piece {
  readonly unit: number;
  readonly type: UnitType;
  readonly side: Side;
  readonly at: HexId;
  readonly facing: Facing;
  readonly isSpent: boolean;
  readonly hit: HitMarker | undefined;
}

/** The switches that concern a vehicle's move. */
export interface DriveOptions {
  readonly steepDown: string;
  readonly plowedBonus: string;
  readonly roadPassing: string;
  readonly truckBuildings: string;
  readonly wheelsOffRoad: string;
}

export interface Country {
  readonly ground: Ground;
  readonly markers: readonly MarkerView[];
  readonly pieces: readonly Piece[];
  readonly options: DriveOptions;
}

/** The whole way of one action, without the hex it begins in, and what it costs. */
export interface Way {
  readonly hexes: readonly HexId[];
  readonly cost: number;
}

export function lies({ markers }: Country, kind: MarkerView['kind'], at: HexId): boolean {
  return markers.some((marker) => marker.kind === kind && marker.at === at);
}

export function smokeIn({ markers }: Country, at: HexId): number {
  return markers.filter((each) => each.kind === 'smoke' && each.at === at).reduce((sum, { dm }) => sum + dm, 0);
}

export function terrainOf({ ground }: Country, at: HexId): Terrain {
  return TERRAINS[ground.terrains[at] ?? 0] ?? 'open';
}

/** B4.1: more to pay for wheels and tracks; left out where they never go. */
const WHEELS: Readonly<Partial<Record<Terrain, number>>> = {
  open: 0,
  crops: 0,
  lightWoods: 2,
  woodBuilding: 2,
  stoneBuilding: 3,
};
const TRACKS: Readonly<Partial<Record<Terrain, number>>> = {
  open: 0,
  crops: 0,
  plowedField: 0,
  lightWoods: 1,
  woodBuilding: 1,
  heavyWoods: 2,
  stoneBuilding: 2,
};

interface Entry {
  readonly from: HexId;
  readonly to: HexId;
  readonly byRoad: boolean;
  /** B5.0.1: not where the road passes it. */
  readonly wall: boolean;
  readonly up: number;
  readonly terrainCost: number;
  readonly passing: boolean;
}

/** B5.0: the hex on that side, undefined if this vehicle never goes there. */
function entryInto(country: Country, driver: Piece, from: HexId, side: Facing): Entry | undefined {
  const { ground, pieces, options } = country;
  const place = indexOf(ground.area, step(hexOf(ground.area, from), side));
  if (place === -1) return undefined;
  const to = hexId(place);
  const { type } = driver;
  const isWheeled = type.moveClass === 'wheeled';
  const byRoad = ((ground.roads[from] ?? 0) & (1 << side)) !== 0;
  const wall = !byRoad && ((ground.walls[from] ?? 0) & (1 << side)) !== 0;
  const up = (ground.levels[to] ?? 0) - (ground.levels[from] ?? 0);
  // B11.1, R-225
  if (up >= 2 || (up <= -2 && options.steepDown === 'forbidden')) return undefined;
  // B5.0.2, B18.0
  if (isWheeled && (wall || lies(country, 'trench', to) || lies(country, 'wire', to) || lies(country, 'roadBlock', to)))
    return undefined;
  const terrain = terrainOf(country, to);
  const terrainCost = byRoad ? 0 : (isWheeled ? WHEELS : TRACKS)[terrain];
  if (terrainCost === undefined) return undefined;
  // B4.2a
  const isBuilding = terrain === 'woodBuilding' || terrain === 'stoneBuilding';
  if (isBuilding && !byRoad && type.kind === 'transport' && options.truckBuildings === 'never') return undefined;
  // B14.2
  const passing =
    isWheeled &&
    (ground.roads[to] ?? 0) !== 0 &&
    pieces.some(
      (other) =>
        other.unit !== driver.unit && other.at === to && other.type.moveClass !== 'foot' && other.type.kind !== 'gun',
    );
  return { from, to, byRoad, wall, up, terrainCost, passing };
}

/** B14.1: does a wheel symbol work here, and a track symbol? */
function wheelWorks({ byRoad, up }: Entry): boolean {
  return byRoad && up <= 0;
}

function trackWorks(country: Country, { type }: Piece, entry: Entry, isBonus: boolean): boolean {
  const { options } = country;
  //
  if (type.moveClass === 'wheeled' && options.wheelsOffRoad === 'never') return wheelWorks(entry);
  const terrain = terrainOf(country, entry.to);
  const isPlowed = terrain === 'plowedField' && isBonus && options.plowedBonus === 'into';
  return entry.byRoad || terrain === 'open' || terrain === 'crops' || isPlowed;
}

/** B14.1a: neither a bonus hex nor one to go on from. */
function endsBonus(country: Country, { to, passing, byRoad }: Entry, isBonus: boolean): boolean {
  const { options } = country;
  if ((['trench', 'wire', 'roadBlock', 'mine'] as const).some((kind) => lies(country, kind, to))) return true;
  if (smokeIn(country, to) >= 2) return true;
  if (passing && options.roadPassing === 'noBonus') return true;
  return terrainOf(country, to) === 'plowedField' && !byRoad && !(isBonus && options.plowedBonus === 'into');
}

/** Every way of one move action, bonus hexes included; `leadsOn` says whether it may go on from a hex. */
export function waysOf(country: Country, driver: Piece, leadsOn: (at: HexId) => boolean): Way[] {
  const { type, facing, at } = driver;
  if (driver.hit?.mayMove === false) return [];
  const ways: Way[] = [];
  for (const side of EVERY_FACING) {
    const entry = entryInto(country, driver, at, side);
    if (entry === undefined) continue;
    const turn = (side - facing + 6) % 6;
    const isBackward = turn > 1 && turn < 5;
    const passing = entry.passing && country.options.roadPassing === 'plusOne' ? 1 : 0;
    const sum = type.moveCost + entry.terrainCost + (entry.wall ? 1 : 0) + Math.max(0, entry.up) + (isBackward ? 1 : 0);
    const way = { hexes: [entry.to], cost: Math.max(1, sum + passing) };
    ways.push(way);
    if (isBackward || entry.wall || endsBonus(country, entry, false) || !leadsOn(entry.to)) continue;
    const wheels = wheelWorks(entry) ? type.wheelBonus : 0;
    const tracks = trackWorks(country, driver, entry, false) ? type.trackBonus : 0;
    goOn(country, driver, way, { wheels, tracks }, leadsOn, ways);
  }
  return ways;
}

interface Left {
  readonly wheels: number;
  readonly tracks: number;
}

function goOn(
  country: Country,
  driver: Piece,
  way: Way,
  { wheels, tracks }: Left,
  leadsOn: (at: HexId) => boolean,
  ways: Way[],
): void {
  const here = way.hexes.at(-1);
  if (here === undefined) return;
  for (const side of EVERY_FACING) {
    const entry = entryInto(country, driver, here, side);
    if (entry === undefined || entry.wall || way.hexes.includes(entry.to) || endsBonus(country, entry, true)) continue;
    const passing = entry.passing && country.options.roadPassing === 'plusOne' ? 1 : 0;
    const next = { hexes: [...way.hexes, entry.to], cost: way.cost + Math.max(0, entry.up) + passing };
    const lefts: Left[] = [];
    if (wheels > 0 && wheelWorks(entry)) lefts.push({ wheels: wheels - 1, tracks });
    if (tracks > 0 && trackWorks(country, driver, entry, true)) lefts.push({ wheels, tracks: tracks - 1 });
    if (lefts.length > 0) ways.push(next);
    if (leadsOn(entry.to)) for (const left of lefts) goOn(country, driver, next, left, leadsOn, ways);
  }
}
