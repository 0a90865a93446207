import { EVERY_FACING, type Facing, turn } from '@sandtable/hex';
import { type Ground, hasRoad, hasWall, terrainAt } from '../../board/ground.ts';
import { type Battle, counterOf } from '../../model/battle/battle.ts';
import type { MoveClass, Terrain } from '../../board/terrain.ts';
import { isGun, type UnitType } from '../../model/pack/unit-type.ts';
import { type HexId, hexId, type UnitId } from '../../model/ids.ts';

/** A step to an adjacent hex. The unit need not be there now: plans are judged step by step. */
export interface MoveStep {
  readonly from: HexId;
  readonly facing: Facing;
  readonly to: HexId;
}

export interface Crossing {
  readonly from: HexId;
  readonly to: HexId;
  readonly terrain: Terrain;
  /** B5.0.1: along a road. */
  readonly onRoad: boolean;
  /** B5.0.2: crosses a wall. Roads pass walls by a gate. */
  readonly wall: boolean;
  /** B11.0: levels up; 0 if level or downhill. */
  readonly up: number;
  /** B11.1: levels down; 0 if level or uphill. */
  readonly down: number;
  /** B5.2: into one of the three rear hexes. */
  readonly backward: boolean;
}

/** B5.5: the hex units enter from; a step from here crosses the map edge. */
export const OUTSIDE = hexId(-2);

/** B11.1: a hexside this many levels high is steep. */
export const STEEP = 2;

/** undefined if the hexes are not adjacent. */
export function wayOf(ground: Ground, { from, facing, to }: MoveStep): Crossing | undefined {
  if (from === OUTSIDE) return isOnMap(ground, to) ? wayIn(ground, to) : undefined;
  const side = isOnMap(ground, from) && isOnMap(ground, to) ? sideTowards(ground, from, to) : undefined;
  if (side === undefined) return undefined;
  const onRoad = hasRoad(ground, from, side);
  const climb = levelAt(ground, to) - levelAt(ground, from);
  return {
    from,
    to,
    terrain: terrainAt(ground, to),
    onRoad,
    wall: !onRoad && hasWall(ground, from, side),
    up: Math.max(0, climb),
    down: Math.max(0, -climb),
    backward: side !== facing && side !== turn(facing, -1) && side !== turn(facing, 1),
  };
}

/** B5.5a: entering climbs nothing and may follow a road that leads off the map. */
function wayIn(ground: Ground, to: HexId): Crossing {
  const onRoad = leadsOut(ground, to);
  return { from: OUTSIDE, to, terrain: terrainAt(ground, to), onRoad, wall: false, up: 0, down: 0, backward: false };
}

export function leadsOut(ground: Ground, hex: HexId): boolean {
  return EVERY_FACING.some((side) => hasRoad(ground, hex, side) && ground.area.neighbours[6 * hex + side] === -1);
}

export function isOnMap({ area }: Ground, hex: HexId): boolean {
  return hex >= 0 && hex < area.hexes.length;
}

export function sideTowards({ area }: Ground, from: HexId, to: HexId): Facing | undefined {
  for (const side of EVERY_FACING) if (area.neighbours[6 * from + side] === to) return side;
  return undefined;
}

/** The moving unit and its column of the terrain table. */
export interface Mover {
  readonly unit: UnitId;
  readonly type: UnitType;
  readonly moveClass: MoveClass;
}

/** B1.1a, B14.0 */
export function moverOf(battle: Battle, unit: UnitId): Mover {
  const { type } = counterOf(battle, unit);
  const onWheels = isGun(type) && battle.view.options.gunMoveClass === 'wheeled';
  return { unit, type, moveClass: onWheels ? 'wheeled' : type.moveClass };
}

function levelAt({ levels }: Ground, hex: HexId): number {
  return levels[hex] ?? 0;
}
