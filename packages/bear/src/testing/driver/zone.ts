import { distance, EVERY_FACING, type Facing, type Hex, hexOf, qOf, rOf, toFacing } from '@sandtable/hex';
import type { SightOptions } from '../../board/sight-options.ts';
import { type HexId, hexId } from '../../model/ids.ts';
import type { Colour } from '../../model/pack/unit-type.ts';
import { slowSight } from '../slow-sight.ts';
import { type Country, lies, type Piece, smokeIn, terrainOf } from './road.ts';

/** A country with somebody looking at it. */
export interface Scenery extends Country {
  readonly sight: SightOptions;
  /** Remembered sights: asked for again and again. */
  readonly seen: Map<string, boolean>;
}

export function apart({ ground }: Country, one: HexId, other: HexId): number {
  return distance(hexOf(ground.area, one), hexOf(ground.area, other));
}

/** BG.4: N, NE, SE, S, SW, NW in axial steps. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** B6.1: i and j whole and not negative along two neighbouring directions of the front. */
export function isInFront({ ground }: Country, from: HexId, facing: Facing, to: HexId): boolean {
  if (from === to) return true;
  const [a, b]: readonly [Hex, Hex] = [hexOf(ground.area, from), hexOf(ground.area, to)];
  const [q, r] = [qOf(b) - qOf(a), rOf(b) - rOf(a)];
  return [facing + 5, facing].some((first) => {
    const [one, other] = [STEPS[first % 6] ?? STEPS[0], STEPS[(first + 1) % 6] ?? STEPS[0]];
    return q * other[1] - r * other[0] >= 0 && one[0] * r - one[1] * q >= 0;
  });
}

function sees(scenery: Scenery, from: HexId, to: HexId): boolean {
  const key = `${Math.min(from, to)} ${Math.max(from, to)}`;
  const known = scenery.seen.get(key);
  if (known !== undefined) return known;
  const smoke = new Map(
    scenery.markers.filter(({ kind }) => kind === 'smoke').map(({ at }) => [at, smokeIn(scenery, at)]),
  );
  const { isClear } = slowSight(scenery.ground, smoke, scenery.sight, from, to);
  scenery.seen.set(key, isClear);
  return isClear;
}

/** B7.5, B1.1d: with its hit marker; undefined if it has none of that colour. */
function firepowerOf({ type, hit }: Piece, colour: Colour): number | undefined {
  const [printed, marker] = [type.firepower[colour], hit === undefined ? 0 : hit.firepower[colour]];
  return printed === null || marker === null ? undefined : printed + marker;
}

/** S5.0a: line of sight, arc and normal range of a unit that could fire with an FP of 0 or more. */
export function isInZoneOf(scenery: Scenery, unit: Piece, at: HexId, colour: Colour): boolean {
  const { type, hit } = unit;
  const power = firepowerOf(unit, colour);
  // B16.0, B4.4
  if (power === undefined || power < 0 || type.attackCost === null || type.kind === 'transport') return false;
  if (hit?.mayAttack === false || terrainOf(scenery, unit.at) === 'water') return false;
  const far = apart(scenery, unit.at, at);
  // close combat is no fire zone.
  if (far === 0 || far > (hit?.range ?? type.range.max) || far < type.range.min) return false;
  return isInFront(scenery, unit.at, unit.facing, at) && sees(scenery, unit.at, at);
}

/** terrain, road block and smoke; a vehicle is in no trench or bunker, and stands behind no vehicle. */
export function dmOf(country: Country, at: HexId): number {
  return DMS[terrainOf(country, at)] + (lies(country, 'roadBlock', at) ? 1 : 0) + smokeIn(country, at);
}

const DMS = {
  open: 0,
  lightWoods: 1,
  heavyWoods: 2,
  woodBuilding: 1,
  stoneBuilding: 2,
  plowedField: 0,
  water: -1,
  crops: 0,
  smallBalka: 1,
};

/** 0 in the unit's flank, else the hexes to the nearest hex that is. */
export function toFlank(country: Country, unit: Piece, at: HexId): number {
  const flank = country.ground.area.hexes.flatMap((_hex, place) =>
    isInFront(country, unit.at, unit.facing, hexId(place)) ? [] : [hexId(place)],
  );
  return Math.min(...flank.map((hex) => apart(country, at, hex)));
}

/** The smallest turn from one facing to another. */
export function turnOf(from: Facing, to: Facing): number {
  const turn = (to - from + 6) % 6;
  return Math.min(turn, 6 - turn);
}

/** S5.3.1: the facings left of these, of which a die would take one. */
export function facingsAt(
  scenery: Scenery,
  driver: Piece,
  at: HexId,
  enemies: readonly Piece[],
  objective: HexId | undefined,
  among: readonly Facing[] = EVERY_FACING,
): Facing[] {
  const nearest = Math.min(...enemies.map((unit) => apart(scenery, at, unit.at)));
  const closest = enemies.filter((unit) => apart(scenery, at, unit.at) === nearest);
  const seen = enemies.filter((unit) => sees(scenery, at, unit.at));
  const count = (units: readonly { readonly at: HexId }[], facing: Facing): number =>
    units.filter((unit) => isInFront(scenery, at, facing, unit.at)).length;
  const merits: readonly ((facing: Facing) => number)[] = [
    (facing) => count(closest, facing),
    (facing) => (objective === undefined ? 0 : count([{ at: objective }], facing)),
    (facing) => count(seen, facing),
    (facing) => -turnOf(driver.facing, facing),
  ];
  return most(among, merits);
}

/** Goes down a ladder: at each rung the best remain. */
export function most<T>(all: readonly T[], merits: readonly ((one: T) => number)[]): T[] {
  let left = [...all];
  for (const merit of merits) {
    const best = Math.max(...left.map(merit));
    left = left.filter((one) => merit(one) === best);
  }
  return left;
}

export function turnedBy(facing: Facing, sides: number): Facing {
  return toFacing(facing + sides);
}
