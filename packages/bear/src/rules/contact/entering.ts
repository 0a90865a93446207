import { finish, type FrameKind } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { terrainFigures } from '../../board/terrain.ts';
import {
  type Battle,
  hasEnemyIn,
  markerIn,
  sideOf,
  smokeIn,
  typeOf,
  unitOf,
  unitsIn,
} from '../../model/battle/battle.ts';
import type { RubbleFrame } from '../../model/battle/frame.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import { rubbleFrame } from '../../model/battle/make-frame.ts';
import { type Bear, type BearIo, type Held, heldUnit, pushFrame } from '../../model/battle/state.ts';
import { isFoot, isVehicle } from '../../model/pack/unit-type.ts';
import { vehicleCoverOf } from '../fire/defense.ts';
import { OUTSIDE, wayOf } from '../ground/way.ts';
import { takeHasty } from '../ground/waiting.ts';
import { pushRoll } from '../order/roll.ts';
import { isInCover, placeOf } from '../units/cover.ts';
import { settleControl, takeControl } from '../victory/control.ts';
import { discover } from './hidden.ts';
import { mineAttacks } from './mine.ts';

export function afterEntering(held: Held, mover: UnitId, from: HexId, io: BearIo): void {
  const { at } = heldUnit(held, mover);
  const side = sideOf(held, mover);
  discover(held, io);
  const unit = whoCame(held, mover, at);
  if (unit === undefined) return settleControl(held, from, io);
  // B7.7.3c: a unit entering over the map edge has no way back that could be barred.
  if (from !== NONE && hasEnemyIn(held, side, at)) held.view.entrances = [...held.view.entrances, { side, at, from }];
  takeControl(held, unit, io);
  takeHasty(held, unit, io);
  // B19.3: a unit left alone in the old hex takes its Control Marker.
  settleControl(held, from, io);
  crushWire(held, unit, io);
  checkRubble(held, unit, from);
  mineAttacks(held, [unit], at, io);
}

/**
 * S6.2: the mover or, if it was a Rumored Enemy noticed on the way, the AI unit it turned out to be; undefined if none.
 */
function whoCame(held: Held, mover: UnitId, at: HexId): UnitId | undefined {
  if (heldUnit(held, mover).at === at) return mover;
  return unitsIn(held, at).find((unit) => sideOf(held, unit) === sideOf(held, mover));
}

/** B18.0 */
function crushWire(held: Held, unit: UnitId, io: BearIo): void {
  const { at } = heldUnit(held, unit);
  if (typeOf(held, unit).moveClass !== 'tracked' || markerIn(held, 'wire', at) === undefined) return;
  held.view.markers = held.view.markers.filter((marker) => marker.kind !== 'wire' || marker.at !== at);
  io.emit({ rule: 'B18.3.1', key: 'wireCrushed', unit, at });
}

/** B5.0.3: whether foot moves forward. Cover is checked after all units have moved. */
export function isCareless(battle: Battle, unit: UnitId, to: HexId): boolean {
  if (battle.view.options.cautiousMovement === 'off' || !isFoot(typeOf(battle, unit))) return false;
  const { at: from, facing } = unitOf(battle, unit);
  return wayOf(battle.map.ground, { from, facing, to })?.backward === false;
}

/** B5.0.3: a unit is not exposed in cover, with any DM, or beside a vehicle, even one that moved with it. */
export function tellIfExposed(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (!it.exposed) return;
  it.exposed = it.fate === 'inPlay' && it.carrier === NONE && !hasHelp(held, unit);
  if (it.exposed) io.emit({ rule: 'B5.0.3', key: 'exposed', unit });
}

export function hasHelp(battle: Battle, unit: UnitId): boolean {
  const { at } = unitOf(battle, unit);
  if (isInCover(battle, placeOf(battle, unit)) || smokeIn(battle, at) > 0) return true;
  if (terrainFigures[terrainAt(battle.map.ground, at)].dm > 0) return true;
  return markerIn(battle, 'roadBlock', at) !== undefined || vehicleCoverOf(battle, unit) !== undefined;
}

/** B4.2: the roll a vehicle needs on two dice to get through. */
const GETS_THROUGH_ON = 6;

/** B4.2 */
function checkRubble(held: Held, unit: UnitId, from: HexId): void {
  if (held.view.options.stoneImmobilize === 'off' || !isVehicle(typeOf(held, unit))) return;
  const { at, facing } = heldUnit(held, unit);
  const way = wayOf(held.map.ground, { from: from === NONE ? OUTSIDE : from, facing, to: at });
  if (way === undefined || way.onRoad || !terrainFigures[way.terrain].bogs) return;
  pushFrame(held, rubbleFrame(unit));
}

const STEP = { roll: 0, outcome: 1 } as const;

export const rubbleKind: FrameKind<Bear, RubbleFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const { unit } = frame;
    const it = heldUnit(held, unit);
    if (it.fate !== 'inPlay') return finish(held.view, frame);
    if (frame.step === STEP.roll) {
      frame.step = STEP.outcome;
      return pushRoll(held, { player: it.owner, what: 'rubble', dice: 2, unit });
    }
    const roll = frame.got ?? 0;
    const isStuck = roll < GETS_THROUGH_ON;
    if (isStuck) it.snag = 'terrain';
    io.emit({ rule: 'B4.2', key: isStuck ? 'stuck' : 'gotThrough', unit, roll, needed: GETS_THROUGH_ON });
    finish(held.view, frame);
  },
};
