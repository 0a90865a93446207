import { deny, grant, type Verdict } from '@sandtable/kernel';
import { corpsOf, isBattery, sideOf, unitOf } from '../model/battle.ts';
import { AI_SEAT } from '../model/forces.ts';
import { type CorpsId, NONE, type UnitId, unitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { PlanKey } from './plan.ts';

// Units by side, from the view of the corps whose round it is.

/** On the map. */
export function ownUnits({ view }: Seen): UnitId[] {
  const { units, turn } = view;
  const own: UnitId[] = [];
  for (let unit = unitId(0); unit < units.length; unit++) {
    const one = units[unit];
    if (one !== undefined && one.corps === turn.corps && one.at !== NONE) own.push(unit);
  }
  return own;
}

export function enemyUnits(seen: Seen): UnitId[] {
  const { units, turn, corps } = seen.view;
  const side = corps[turn.corps]?.side;
  const enemies: UnitId[] = [];
  for (let unit = unitId(0); unit < units.length; unit++)
    if (units[unit]?.at !== NONE && sideOf(seen, unit) !== side) enemies.push(unit);
  return enemies;
}

export function judgeOwn(seen: Seen, unit: UnitId): Verdict<undefined, PlanKey> {
  const { corps, at } = unitOf(seen, unit);
  if (corps !== seen.view.turn.corps) return deny('L6a', 'notYours', { unit });
  return at === NONE ? deny('L3r', 'lost', { unit }) : grant();
}

export function judgeOwnBattery(seen: Seen, unit: UnitId, rule: string): Verdict<undefined, PlanKey> {
  const own = judgeOwn(seen, unit);
  if (!own.granted) return own;
  return isBattery(seen, unit) ? own : deny(rule, 'noBattery', { unit });
}

export function judgeEnemy(seen: Seen, unit: UnitId, rule: string): Verdict<undefined, PlanKey> {
  const { turn, corps } = seen.view;
  if (sideOf(seen, unit) === corps[turn.corps]?.side) return deny(rule, 'notEnemy', { unit });
  return unitOf(seen, unit).at === NONE ? deny('L3r', 'lost', { unit }) : grant();
}

/** L12c */
export function isOpponent(seen: Seen, corps: CorpsId): boolean {
  return corpsOf(seen, corps).side !== corpsOf(seen, seen.view.turn.corps).side;
}

export function isAi(seen: Seen, corps: CorpsId): boolean {
  return corpsOf(seen, corps).seat === AI_SEAT;
}

/** The units of a corps' side on the map. */
export function friendsOf(seen: Seen, corps: CorpsId): readonly UnitId[] {
  const { side } = corpsOf(seen, corps);
  return unitsWhere(seen, (unit) => sideOf(seen, unit) === side);
}

export function enemiesOf(seen: Seen, corps: CorpsId): readonly UnitId[] {
  const { side } = corpsOf(seen, corps);
  return unitsWhere(seen, (unit) => sideOf(seen, unit) !== side);
}

/** The units of one corps on the map. */
export function unitsOf(seen: Seen, corps: CorpsId): readonly UnitId[] {
  return unitsWhere(seen, (unit) => unitOf(seen, unit).corps === corps);
}

function unitsWhere(seen: Seen, holds: (unit: UnitId) => boolean): readonly UnitId[] {
  const found: UnitId[] = [];
  for (let unit = unitId(0); unit < seen.view.units.length; unit++)
    if (unitOf(seen, unit).at !== NONE && holds(unit)) found.push(unit);
  return found;
}
