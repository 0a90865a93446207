import { denied, grant, type Verdict } from '@sandtable/kernel';
import { terrainFigures } from '../../board/terrain.ts';
import { type Battle, counterOf, hitOf, markerIn, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { isVehicle } from '../../model/pack/unit-type.ts';
import { moveCostChange, mudCost } from '../special/effects.ts';
import { hasRules } from '../special/in-force.ts';
import { bansOnUnit, bansOnWay, judgeMobile } from './bans.ts';
import { because, type MoveKey, type MoveReason, refuse } from './reasons.ts';
import { isOnMap, type Mover, moverOf, OUTSIDE, STEEP, type MoveStep, type Crossing, wayOf } from './way.ts';

export interface MoveCost {
  /** Without the dice. */
  readonly cost: number;
  /** B18.3.1-2: the number of d6 added, rolled when the unit gets there. */
  readonly dice: number;
}

/** B5.0: whether this unit may enter that hex as its paid hex, with the terms of the cost. */
export function judgeStep(battle: Battle, unit: UnitId, step: MoveStep): Verdict<MoveCost, MoveKey> {
  const way = wayOf(battle.map.ground, step);
  if (way === undefined) return denied([...bansOnUnit(battle, unit), noWay(battle, step)]);
  const mover = moverOf(battle, unit);
  const bans = bansOnUnit(battle, unit);
  bans.push(...bansOnWay(battle, mover, way));
  if (bans.length > 0) return denied(bans);
  if (step.from === OUTSIDE && battle.view.options.entryCost === 'free')
    return grant({ cost: 0, dice: 0 }, [because('freeEntry', { at: way.to })]);
  const terms = [because('printed', { amount: mover.type.moveCost })];
  terms.push(...termsOfHit(battle, unit), ...termsOfGround(mover, way));
  if (hasRules(battle)) terms.push(...termsOfRules(battle, unit), ...termsOfMud(battle, mover, way));
  addTermsOnTop(terms, battle, mover, way);
  if (way.backward) terms.push(because('backward', { amount: 1 }));
  addObstacles(terms, battle, mover, way);
  return priced(terms);
}

/** B14.1: a bonus hex costs only the surcharges. Does not check whether the vehicle has a bonus. */
export function judgeBonusStep(battle: Battle, unit: UnitId, step: MoveStep): Verdict<MoveCost, MoveKey> {
  const way = wayOf(battle.map.ground, step);
  if (way === undefined) return denied([noWay(battle, step)]);
  const mover = moverOf(battle, unit);
  const bans = bansOnWay(battle, mover, way);
  if (bans.length > 0) return denied(bans);
  const reasons = [because('bonusHex', { at: way.to })];
  addTermsOnTop(reasons, battle, mover, way);
  if (hasRules(battle)) reasons.push(...termsOfMud(battle, mover, way));
  return grant({ cost: sumOf(reasons), dice: 0 }, reasons);
}

function noWay({ map: { ground } }: Battle, { from, to }: MoveStep): MoveReason {
  if (from !== OUTSIDE && !isOnMap(ground, from)) return because('notOnMap');
  return isOnMap(ground, to) ? because('notAdjacent', { at: to }) : because('offMap');
}

/** B1.1d: the sum of the terms, at least 1. */
export function priced(terms: readonly MoveReason[]): Verdict<MoveCost, MoveKey> {
  const sum = sumOf(terms);
  const reasons = sum < 1 ? [...terms, because('least', { amount: 1 - sum })] : terms;
  let dice = 0;
  for (const { key } of terms) if (key === 'wireRoll' || key === 'roadBlockRoll') dice += 1;
  return grant({ cost: Math.max(1, sum), dice }, reasons);
}

function sumOf(terms: readonly MoveReason[]): number {
  let sum = 0;
  for (const { amount } of terms) if (amount !== undefined) sum += amount;
  return sum;
}

/** B7.5: applies to moving and to turning in place. */
export function termsOfHit(battle: Battle, unit: UnitId): MoveReason[] {
  if (unitOf(battle, unit).hit === null) return [because('unseenHit')];
  const amount = hitOf(battle, unit)?.moveCost ?? 0;
  return amount === 0 ? [] : [because('hitMarker', { amount })];
}

export function termsOfGround(
  { moveClass }: Mover,
  { terrain, onRoad, wall, to: at }: Pick<Crossing, 'terrain' | 'onRoad' | 'wall' | 'to'>,
): MoveReason[] {
  if (onRoad) return [because('road', { at })];
  const amount = terrainFigures[terrain].cost[moveClass] ?? 0;
  const terms = amount === 0 ? [] : [because('terrain', { amount, at })];
  return wall ? [...terms, because('wall', { amount: 1, at })] : terms;
}

export function termsOfRules(battle: Battle, unit: UnitId): MoveReason[] {
  const amount = moveCostChange(battle, unit);
  return amount === 0 ? [] : [because('specialMove', { amount })];
}

/** G3.3a: mud and snow, except along a road. */
export function termsOfMud(
  battle: Battle,
  { unit, moveClass }: Mover,
  { onRoad, to: at }: Pick<Crossing, 'onRoad' | 'to'>,
): MoveReason[] {
  const amount = onRoad ? 0 : mudCost(battle, unit, moveClass);
  return amount === 0 ? [] : [because('mud', { amount, at })];
}

/** Surcharges on roads and bonus hexes too: climbing, and passing vehicles on the road. */
function addTermsOnTop(terms: MoveReason[], battle: Battle, mover: Mover, { up, to: at }: Crossing): void {
  if (up >= STEEP) terms.push(because('steep', { amount: STEEP, at }));
  else if (up > 0) terms.push(because('climb', { amount: up, at }));
  if (battle.view.options.roadPassing === 'plusOne' && hasToPass(battle, mover, at))
    terms.push(because('passing', { amount: 1, at }));
}

/** B14.2: a wheeled vehicle meets another vehicle of either side in a road hex. What it tows is not in its way. */
export function hasToPass(battle: Battle, { unit, type, moveClass }: Mover, hex: HexId): boolean {
  if (moveClass !== 'wheeled' || !isVehicle(type) || battle.map.ground.roads[hex] === 0) return false;
  return unitsIn(battle, hex).some(
    (other) => other !== unit && unitOf(battle, other).carrier !== unit && isVehicle(counterOf(battle, other).type),
  );
}

function addObstacles(terms: MoveReason[], battle: Battle, { type, moveClass }: Mover, { to: at }: Crossing): void {
  if (battle.view.markers.length === 0) return;
  if (moveClass === 'foot' && markerIn(battle, 'wire', at)) terms.push(because('wireRoll', { at }));
  if (moveClass === 'tracked' && markerIn(battle, 'roadBlock', at)) terms.push(because('roadBlockRoll', { at }));
  // B17.3: pioneers never set one off.
  if (!type.pioneer && markerIn(battle, 'mine', at)) terms.push(because('mine', { at }));
}

/** B2.2i */
export const PIVOT_COST = 1;

/** B5.3 */
export function judgePivot(battle: Battle, unit: UnitId): Verdict<MoveCost, MoveKey> {
  const mobile = judgeMobile(battle, unit);
  if (!mobile.granted) return mobile;
  const { at, inside } = unitOf(battle, unit);
  if (inside && markerIn(battle, 'bunker', at)) return refuse('facesAsBunker', { at });
  return priced([because('pivot', { amount: PIVOT_COST }), ...termsOfHit(battle, unit)]);
}
