import { unless, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { type MoveClass, type Terrain, terrainFigures } from '../../board/terrain.ts';
import { type Battle, hitOf, markerIn, typeOf, unitOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { MarkerKind } from '../../model/battle/marker.ts';
import { isUnburdened } from '../../model/pack/unit-type.ts';
import type { Snag } from '../../model/battle/unit.ts';
import { because, type MoveKey, type MoveReason } from './reasons.ts';
import { type Mover, moverOf, STEEP, type Crossing } from './way.ts';

const BUILDINGS: readonly Terrain[] = ['woodBuilding', 'stoneBuilding'];

/** Obstacles closed to wheels even along a road: a road overrides terrain, not obstacles (B5.0.1). */
const CLOSED_TO_WHEELS: Partial<Readonly<Record<MarkerKind, MoveKey>>> = {
  trench: 'trenchForWheels',
  wire: 'wireForWheels',
  roadBlock: 'roadBlockForWheels',
};

/** B14.5: what holds a vehicle apart from a hit. */
const SNAGGED: Readonly<Record<Exclude<Snag, 'none'>, MoveKey>> = { terrain: 'stuckInTerrain', mud: 'stuckInMud' };

export function judgeMobile(battle: Battle, unit: UnitId): Verdict<undefined, MoveKey> {
  const bans = bansOnUnit(battle, unit);
  if (unitOf(battle, unit).at === NONE) bans.push(because('notOnMap'));
  return unless(bans);
}

export function bansOnUnit(battle: Battle, unit: UnitId): MoveReason[] {
  const { carrier, snag } = unitOf(battle, unit);
  const bans: MoveReason[] = [];
  if (carrier !== NONE) bans.push(because('carried', { unit: carrier }));
  if (hitOf(battle, unit)?.mayMove === false) bans.push(because('heldByHit'));
  if (snag !== 'none') bans.push(because(SNAGGED[snag]));
  return bans;
}

export function bansOnWay(battle: Battle, mover: Mover, way: Crossing): MoveReason[] {
  const { moveClass } = mover;
  const { to: at } = way;
  const bans = way.onRoad ? [] : bansByTerrain(battle, mover, way);
  if (way.wall && moveClass === 'wheeled') bans.push(because('wallForWheels', { at }));
  if (way.up >= STEEP && moveClass !== 'foot') bans.push(because('steepForVehicles', { at }));
  if (way.down >= STEEP && moveClass !== 'foot' && battle.view.options.steepDown === 'forbidden')
    bans.push(because('steepDownForVehicles', { at }));
  if (moveClass === 'wheeled') bans.push(...bansByObstacles(battle, at));
  return bans;
}

function bansByTerrain({ view }: Battle, { type, moveClass }: Mover, { terrain, to: at }: Crossing): MoveReason[] {
  if (terrainFigures[terrain].cost[moveClass] === null) return [because('neverEnters', { at })];
  if (terrain === 'water' && !isUnburdened(type)) return [because('burdenedInWater', { at })];
  const isBanned = view.options.truckBuildings === 'never' && type.kind === 'transport' && BUILDINGS.includes(terrain);
  return isBanned ? [because('truckIntoBuilding', { at })] : [];
}

function bansByObstacles({ view }: Battle, at: HexId): MoveReason[] {
  return view.markers.flatMap((marker) => {
    const key = marker.at === at ? CLOSED_TO_WHEELS[marker.kind] : undefined;
    return key === undefined ? [] : [because(key, { at })];
  });
}

/** B4.1, B4.4: whether the unit could have entered this hex, by road if by nothing else. */
export function canStand(battle: Battle, unit: UnitId, hex: HexId): boolean {
  return isPassable(battle, unit, hex, moverOf(battle, unit).moveClass);
}

/** Whether it could be set up here. A gun on wheels may start off the road. */
export function couldStand(battle: Battle, unit: UnitId, hex: HexId): boolean {
  return isPassable(battle, unit, hex, typeOf(battle, unit).moveClass);
}

/** B18.0: dry ground or a bridge, and no mine known to be there. */
export function takesMine(battle: Battle, hex: HexId): boolean {
  const { ground } = battle.map;
  return (terrainAt(ground, hex) !== 'water' || ground.roads[hex] !== 0) && markerIn(battle, 'mine', hex) === undefined;
}

function isPassable(battle: Battle, unit: UnitId, hex: HexId, moveClass: MoveClass): boolean {
  const { ground } = battle.map;
  if (ground.roads[hex] !== 0) return true;
  const terrain = terrainAt(ground, hex);
  if (terrain === 'water') return isUnburdened(typeOf(battle, unit));
  return terrainFigures[terrain].cost[moveClass] !== null;
}
