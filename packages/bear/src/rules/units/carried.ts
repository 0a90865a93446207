import { enteringSides, hexOf } from '@sandtable/hex';
import { deny, grant, type Reason, type Verdict } from '@sandtable/kernel';
import { hasWall, terrainAt } from '../../board/ground.ts';
import { terrainFigures } from '../../board/terrain.ts';
import { type Battle, HEAVY_SMOKE, sideOf, smokeIn, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { shelterOf } from './figures.ts';

/** B17.0: those that a vehicle carries or tows. */
export function passengersOf({ view }: Battle, carrier: UnitId): number[] {
  const found: UnitId[] = [];
  for (const unit of view.roster) if (view.units[unit]?.carrier === carrier) found.push(unit);
  return found;
}

/** Units with their passengers, each once: passengers take part in what their carrier does. */
export function withPassengers(battle: Battle, units: readonly UnitId[]): number[] {
  const { view } = battle;
  const carried: number[] = [];
  for (const unit of view.roster) if (view.units[unit]?.carrier !== NONE) carried.push(unit);
  const all: number[] = [];
  for (const unit of units) {
    if (!all.includes(unit)) all.push(unit);
    for (const other of carried) if (view.units[other]?.carrier === unit && !all.includes(other)) all.push(other);
  }
  return all;
}

/** The two types that can share a German vehicle. */
const RIFLE = 'g-rifle';
export const LMG = 'g-lmg';

/** B17.0: a vehicle has room for one unit, a German one for a Rifle and an LMG together. */
export function hasRoomFor(battle: Battle, carrier: UnitId, units: readonly UnitId[]): boolean {
  if (units.length <= 1) return true;
  const types = units.map((unit) => typeOf(battle, unit).id);
  const isPair = units.length === 2 && types.includes(RIFLE) && types.includes(LMG);
  return isPair && sideOf(battle, carrier) === 'german';
}

/** B14.5: towing a tracked vehicle costs the tractor its bonus. */
export function towsTracks(battle: Battle, unit: UnitId): boolean {
  return passengersOf(battle, unit).some((passenger) => typeOf(battle, passenger).moveClass === 'tracked');
}

export type CoverKey = 'inCoverTerrain' | 'inFortification' | 'inHeavySmoke' | 'behindWall' | 'inTheOpen';

/** A real or possible position of a unit: the hex, and whether it is in a fortification there. */
export interface Place {
  readonly at: HexId;
  readonly sheltered: boolean;
}

export function placeOf(battle: Battle, unit: UnitId): Place {
  const { at, hasty } = unitOf(battle, unit);
  return { at, sheltered: hasty || shelterOf(battle, unit) !== null };
}

/**
 * B4.3: is this unit in cover for rallying or hiding, and in which? Walls count only against a viewer: pass the
 * hex he looks from.
 */
export function judgeCover(battle: Battle, unit: UnitId, from?: HexId): Verdict<undefined, CoverKey> {
  const { at } = unitOf(battle, unit);
  const keys = coverIn(battle, placeOf(battle, unit), from);
  if (keys.length === 0) return deny('B4.3', 'inTheOpen', { at });
  return grant(
    undefined,
    keys.map((key): Reason<CoverKey> => ({ rule: 'B4.3', key, at })),
  );
}

export function isInCover(battle: Battle, place: Place, from?: HexId): boolean {
  return coverIn(battle, place, from).length > 0;
}

function coverIn(battle: Battle, { at, sheltered }: Place, from?: HexId): CoverKey[] {
  const keys: CoverKey[] = [];
  if (terrainFigures[terrainAt(battle.map.ground, at)].isCover) keys.push('inCoverTerrain');
  if (sheltered) keys.push('inFortification');
  if (smokeIn(battle, at) >= HEAVY_SMOKE) keys.push('inHeavySmoke');
  if (from !== undefined && isBehindWall(battle, from, at)) keys.push('behindWall');
  return keys;
}

/** B7.3d: does the line enter the hex across a wall? At a corner both sides must be walls. */
export function isBehindWall({ map: { ground } }: Battle, from: HexId, at: HexId): boolean {
  if (ground.walls[at] === 0) return false;
  const sides = enteringSides(hexOf(ground.area, from), hexOf(ground.area, at));
  return sides.length > 0 && sides.every((side) => hasWall(ground, at, side));
}
