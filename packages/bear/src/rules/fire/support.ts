import { unless, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import { distanceBetween } from '../../board/tables.ts';
import { type Battle, sideOf, unitOf, typeOf } from '../../model/battle/battle.ts';
import type { Colour } from '../../model/pack/unit-type.ts';
import { addAttackBans, addSupportingFireBans } from './bans.ts';
import { firepowerOf, markerOf, rangeOf } from '../units/figures.ts';
import { supportingFirepower } from './power.ts';
import { because, type FireKey, type FireReason } from './reasons.ts';
import { type Line, makeLine, PLAIN } from './shot.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

export function judgeSupport(
  battle: Battle,
  leader: UnitId,
  target: UnitId,
  supporter: UnitId,
  colour: Colour,
): Verdict<undefined, FireKey | SightKey> {
  const line = makeLine(battle, leader, unitOf(battle, target).at, PLAIN);
  const reasons = supportBans(line, supporter, colour, [target]);
  return unless(reasons);
}

export function supportBans(line: Line, unit: UnitId, colour: Colour, targets: readonly UnitId[]): FireReason[] {
  const { battle, attacker, to, closeCombat } = line;
  const { at } = unitOf(battle, unit);
  if (at === NONE) return [because('notOnMap', { unit })];
  if (unit === attacker) return [because('twice', { unit })];
  if (sideOf(battle, unit) !== sideOf(battle, attacker)) return [because('otherSide', { unit })];
  const bans: FireReason[] = [];
  const farthest = closeCombat ? 0 : 1;
  if (distanceBetween(battle.tables, unitOf(battle, attacker).at, at) > farthest)
    bans.push(because('awayFromLeader', { unit }));
  addAttackBans(bans, battle, unit);
  if (!closeCombat) {
    addSupportingFireBans(bans, battle, unit, to, targets);
    addNormalRangeBans(bans, line, unit);
  }
  addStrengthBans(bans, line, unit, colour);
  return bans;
}

function addNormalRangeBans(bans: FireReason[], { battle, to }: Line, unit: UnitId): void {
  const { min, max } = rangeOf(battle, unit);
  const apart = distanceBetween(battle.tables, unitOf(battle, unit).at, to);
  if (apart < min) bans.push(because('tooNear', { amount: min, unit }));
  else if (apart > max) bans.push(because('beyondNormalRange', { amount: max, unit }));
}

/** B9.1.2: a marker that lowers FP of the colour used bars support; one that raises it does not. */
function addStrengthBans(bans: FireReason[], line: Line, unit: UnitId, colour: Colour): void {
  const { battle, to } = line;
  if (typeOf(battle, unit).firepower[colour] === null) bans.push(because('noFirepower', { unit }));
  else if (firepowerOf(battle, unit, colour) === null) bans.push(because('firepowerLost', { unit }));
  else {
    if ((markerOf(battle, unit)?.firepower[colour] ?? 0) < 0) bans.push(because('weakenedByMarker', { unit }));
    const apart = distanceBetween(battle.tables, unitOf(battle, unit).at, to);
    if (supportingFirepower(line, unit, apart, colour) <= 0) bans.push(because('tooWeak', { unit }));
  }
}
