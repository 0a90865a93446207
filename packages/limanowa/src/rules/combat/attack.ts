import { firstOf, grant, type Verdict } from '@sandtable/kernel';
import { corpsOf, hasAbility, isFighter, sideOf, typeOf, unitOf } from '../../model/battle.ts';
import { type CorpsId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { AttackPlan } from '../../model/turn.ts';
import { type Clash, gap } from './clash.ts';
import { against, type CombatKey } from './reasons.ts';
import { targetValue } from './target-value.ts';

// L6.2a: planned attacks, each a target and its attackers. `others` are the groups already named.

/** May this unit be a target? judgeReach decides whether any unit can attack it. */
export function judgeTarget(seen: Seen, others: readonly AttackPlan[], target: UnitId): Verdict<unknown, CombatKey> {
  const { corps } = seen.view.turn;
  if (unitOf(seen, target).at === NONE) return against('lost', { unit: target });
  if (sideOf(seen, target) === corpsOf(seen, corps).side) return against('notEnemy', { unit: target });
  return isAttacked(others, target) ? against('attackedAlready', { unit: target }) : grant();
}

export function judgeReach(
  seen: Seen,
  clash: Clash,
  others: readonly AttackPlan[],
  target: UnitId,
): Verdict<unknown, CombatKey> {
  return firstOf(
    attackersInReach(seen, clash, others, target),
    (attacker) => judgeChance(seen, clash, others, { target, attackers: [attacker] }),
    against('noAttacker', { unit: target }),
  );
}

export function judgeAttacker(
  seen: Seen,
  clash: Clash,
  others: readonly AttackPlan[],
  { target, attackers }: AttackPlan,
  attacker: UnitId,
): Verdict<unknown, CombatKey> {
  const { corps, at } = unitOf(seen, attacker);
  if (at === NONE) return against('lost', { unit: attacker });
  if (corps !== seen.view.turn.corps) return against('notYours', { unit: attacker });
  if (!isFighter(seen, attacker)) return against('noFighter', { unit: attacker });
  if (attackers.includes(attacker) || isTaken(others, attacker)) return against('attacksAlready', { unit: attacker });
  const far = gap(seen, clash, attacker, target);
  return far <= typeOf(seen, attacker).range ? grant() : against('outOfReach', { unit: target, amount: far });
}

/** L8.3e: all target values of the group must be above 0. */
export function judgeGroup(seen: Seen, clash: Clash, { target, attackers }: AttackPlan): Verdict<unknown, CombatKey> {
  for (const attacker of attackers)
    if (targetValue(seen, clash, 'attack', attacker, target, attackers.length) <= 0)
      return against('noChance', { unit: attacker });
  return grant();
}

/** Infantry and cavalry of this corps in range that attack no other target. */
function attackersInReach(seen: Seen, clash: Clash, others: readonly AttackPlan[], target: UnitId): readonly UnitId[] {
  const { turn, units } = seen.view;
  const near: UnitId[] = [];
  for (let unit = unitId(0); unit < units.length; unit++)
    if (
      units[unit]?.corps === turn.corps &&
      isFighter(seen, unit) &&
      gap(seen, clash, unit, target) <= typeOf(seen, unit).range &&
      !isTaken(others, unit)
    )
      near.push(unit);
  return near;
}

function isAttacked(others: readonly AttackPlan[], unit: UnitId): boolean {
  return others.some(({ target }) => target === unit);
}

function isTaken(others: readonly AttackPlan[], unit: UnitId): boolean {
  return others.some(({ attackers }) => attackers.includes(unit));
}

/** L8.3e: can all target values of the group get above 0, with the units that can still join? More attackers never hurt. */
export function judgeChance(
  seen: Seen,
  clash: Clash,
  others: readonly AttackPlan[],
  { target, attackers }: AttackPlan,
): Verdict<unknown, CombatKey> {
  const joiners = attackersInReach(seen, clash, others, target).filter((unit) => !attackers.includes(unit));
  let weakest: UnitId = NONE;
  for (let size = attackers.length; size <= attackers.length + joiners.length; size++) {
    const hits = (unit: UnitId): boolean => targetValue(seen, clash, 'attack', unit, target, size) > 0;
    weakest = attackers.find((unit) => !hits(unit)) ?? NONE;
    if (weakest === NONE && attackers.length + joiners.filter(hits).length >= size) return grant();
  }
  return against('noChance', { unit: weakest === NONE ? target : weakest });
}

/** L4a, L4c: may an officer of the corps' side help this unit? Granted with the officer. */
export function judgeTactics(seen: Seen, clash: Clash, corps: CorpsId, unit: UnitId): Verdict<UnitId, CombatKey> {
  if (unitOf(seen, unit).at === NONE) return against('lost', { unit });
  if (sideOf(seen, unit) !== corpsOf(seen, corps).side) return against('notYours', { unit });
  if (!isFighter(seen, unit)) return against('noFighter', { unit });
  for (let officer = unitId(0); officer < seen.view.units.length; officer++)
    if (isTactician(seen, officer, corps) && gap(seen, clash, officer, unit) === 1) return grant(officer);
  return isTactician(seen, unit, corps) ? against('ownTactics', { unit }) : against('notBesideOfficer', { unit });
}

function isTactician(seen: Seen, officer: UnitId, corps: CorpsId): boolean {
  return hasAbility(seen, officer, 'aggressiveTactics') && sideOf(seen, officer) === corpsOf(seen, corps).side;
}

/** The officer with Aggressive tactics in this corps; -1 for none. */
export function tacticianOf(seen: Seen, corps: CorpsId): UnitId {
  const { units } = seen.view;
  return unitId(
    units.findIndex((unit, id) => unit.corps === corps && hasAbility(seen, unitId(id), 'aggressiveTactics')),
  );
}
