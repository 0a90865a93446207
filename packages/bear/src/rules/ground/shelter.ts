import { grant, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../../board/ground.ts';
import { type Battle, markerIn, sideOf, typeOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import { isUnburdened } from '../../model/pack/unit-type.ts';
import { judgeMobile } from './bans.ts';
import { type MoveCost, priced, termsOfGround, termsOfHit, termsOfMud, termsOfRules } from './cost.ts';
import { because, type MoveKey, refuse } from './reasons.ts';
import { moverOf } from './way.ts';
import type { UnitPlace } from '../units/cover.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** B18.2 */
export const PLACES = ['inside', 'outside'] as const;
export type ShelterPlace = (typeof PLACES)[number];

/**
 * B18.1.1, B18.1.2: a trench takes unburdened foot and mortars, a bunker all foot. If the hex has both, the bunker
 * counts.
 */
export function shelterFor(battle: Battle, unit: UnitId, hex: HexId): 'bunker' | 'trench' | null {
  const type = typeOf(battle, unit);
  if (type.moveClass === 'foot' && markerIn(battle, 'bunker', hex) !== undefined) return 'bunker';
  const fitsTrench = isUnburdened(type) || type.kind === 'mortar';
  return fitsTrench && markerIn(battle, 'trench', hex) !== undefined ? 'trench' : null;
}

/** B18.2: whether it may be in the trench or bunker here: not with a known enemy in it. */
export function judgeShelter(battle: Battle, unit: UnitId, at: HexId): Verdict<undefined, MoveKey> {
  if (shelterFor(battle, unit, at) === null) {
    const isThere = markerIn(battle, 'bunker', at) !== undefined || markerIn(battle, 'trench', at) !== undefined;
    return refuse(isThere ? 'shelterNotForIt' : 'noShelter', { at });
  }
  const side = sideOf(battle, unit);
  const enemy = unitsIn(battle, at).find((other) => unitOf(battle, other).inside && sideOf(battle, other) !== side);
  return enemy === undefined ? grant() : refuse('shelterTaken', { at, unit: enemy });
}

/** B18.2: going in or out without moving costs as much as entering the hex off the road and across no wall. */
export function judgeShift(battle: Battle, unit: UnitId, place: ShelterPlace): Verdict<MoveCost, MoveKey> {
  const mobile = judgeMobile(battle, unit);
  if (!mobile.granted) return mobile;
  const { at, inside } = unitOf(battle, unit);
  if (inside === (place === 'inside')) return refuse(inside ? 'insideAlready' : 'outsideAlready');
  const shelter = inside ? grant() : judgeShelter(battle, unit, at);
  if (!shelter.granted) return shelter;
  const mover = moverOf(battle, unit);
  const way = { terrain: terrainAt(battle.map.ground, at), onRoad: false, wall: false, to: at };
  return priced([
    because('printed', { amount: mover.type.moveCost }),
    ...termsOfHit(battle, unit),
    ...termsOfGround(mover, way),
    ...termsOfRules(battle, unit),
    ...termsOfMud(battle, mover, way),
  ]);
}

/** B18.2: a place in the trench or bunker of the hex, if it may enter. */
export function placeIn(battle: Battle, unit: UnitId, at: HexId): UnitPlace {
  return { at, sheltered: judgeShelter(battle, unit, at).granted };
}
