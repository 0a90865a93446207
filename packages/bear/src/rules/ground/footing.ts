import { terrainAt } from '../../board/ground.ts';
import { type Battle, typeOf } from '../../model/battle.ts';
import { type MoveClass, terrainFigures } from '../../board/terrain.ts';
import { isUnburdened } from '../../model/unit-type.ts';
import { moverOf } from './way.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** B4.1, B4.4: is the hex one that the unit could have come into? Roads lead everywhere. */
export function canStand(battle: Battle, unit: UnitId, hex: HexId): boolean {
  return isPassable(battle, unit, hex, moverOf(battle, unit).moveClass);
}

/** Could it ever be there? A gun that moves on wheels may have been set up off the road. */
export function couldStand(battle: Battle, unit: UnitId, hex: HexId): boolean {
  return isPassable(battle, unit, hex, typeOf(battle, unit).moveClass);
}

function isPassable(battle: Battle, unit: UnitId, hex: HexId, moveClass: MoveClass): boolean {
  const { ground } = battle.map;
  if (ground.roads[hex] !== 0) return true;
  const terrain = terrainAt(ground, hex);
  if (terrain === 'water') return isUnburdened(typeOf(battle, unit));
  return terrainFigures[terrain].cost[moveClass] !== null;
}
