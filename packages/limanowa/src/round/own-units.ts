import { deny, grant, type Verdict } from '@sandtable/kernel';
import { isBattery, sideOf, unitOf } from '../model/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { PlanKey } from './reasons.ts';

// Whose units they are, as seen by the corps whose round it is.

/** Those of this corps that stand on the map. */
export function ownUnits({ view }: Seen): UnitId[] {
  const { units, turn } = view;
  const own: UnitId[] = [];
  for (let unit = 0; unit < units.length; unit++) {
    const one = units[unit];
    if (one !== undefined && one.corps === turn.corps && one.at !== NONE) own.push(unit);
  }
  return own;
}

export function enemyUnits(seen: Seen): UnitId[] {
  const { units, turn, corps } = seen.view;
  const side = corps[turn.corps]?.side;
  const enemies: UnitId[] = [];
  for (let unit = 0; unit < units.length; unit++)
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
