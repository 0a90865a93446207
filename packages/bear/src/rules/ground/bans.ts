import { unless, type Verdict } from '@sandtable/kernel';
import { type Battle, hitOf, unitOf } from '../../model/battle.ts';
import type { MarkerKind } from '../../model/marker.ts';
import type { Snag } from '../../model/unit.ts';
import { terrainFigures, type Terrain } from '../../board/terrain.ts';
import { isUnburdened } from '../../model/unit-type.ts';
import { because, type MoveKey, type MoveReason } from './reasons.ts';
import { type Mover, STEEP, type Way } from './way.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

const BUILDINGS: readonly Terrain[] = ['woodBuilding', 'stoneBuilding'];

/** What wheels never cross, on roads either: a road ignores terrain, not obstacles (B5.0.1). */
const CLOSED_TO_WHEELS: Partial<Readonly<Record<MarkerKind, MoveKey>>> = {
  trench: 'trenchForWheels',
  wire: 'wireForWheels',
  roadBlock: 'roadBlockForWheels',
};

/** B14.5: what holds a vehicle besides a hit. */
const SNAGGED: Readonly<Record<Exclude<Snag, 'none'>, MoveKey>> = { terrain: 'stuckInTerrain', mud: 'stuckInMud' };

/** Can this unit move and turn at all, wherever to? */
export function judgeMobile(battle: Battle, unit: UnitId): Verdict<undefined, MoveKey> {
  const bans = bansOnUnit(battle, unit);
  if (unitOf(battle, unit).at === NONE) bans.push(because('notOnMap'));
  return unless(bans);
}

/** Why a unit does not move at all, wherever it wants to go. */
export function bansOnUnit(battle: Battle, unit: UnitId): MoveReason[] {
  const { carrier, snag } = unitOf(battle, unit);
  const bans: MoveReason[] = [];
  if (carrier !== NONE) bans.push(because('carried', { unit: carrier }));
  if (hitOf(battle, unit)?.mayMove === false) bans.push(because('heldByHit'));
  if (snag !== 'none') bans.push(because(SNAGGED[snag]));
  return bans;
}

/** Why this unit never goes this way. */
export function bansOnWay(battle: Battle, mover: Mover, way: Way): MoveReason[] {
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

function bansByTerrain({ view }: Battle, { type, moveClass }: Mover, { terrain, to: at }: Way): MoveReason[] {
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
