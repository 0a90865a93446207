import { allOf, grant, type Verdict } from '@sandtable/kernel';
import { terrainAt } from '../../board/map.ts';
import { areEnemies, corpsOf, isBattery, isFighter, typeOf, unitOf } from '../../model/battle.ts';
import { NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import type { CentralPlan } from '../../model/turn.ts';
import { type Clash, gap } from '../combat/clash.ts';
import { against, type CombatKey } from '../combat/reasons.ts';
import { targetValue } from '../combat/target-value.ts';

// L9a: uses of a token in the corps' own round. `plan` is what was planned before.

type PlannedFire = Pick<CentralPlan, 'moves' | 'shells' | 'supports'>;

/** L9b: an artillery attack for a token. */
export function judgeShell(
  seen: Seen,
  clash: Clash,
  plan: PlannedFire,
  battery: UnitId,
  target: UnitId,
): Verdict<unknown, CombatKey> {
  return allOf(
    () => judgeGunner(seen, plan, battery),
    () => judgeAim(seen, clash, battery, target),
    () => judgeHit(seen, clash, battery, target),
  );
}

/** L9c: support of the corps' infantry and cavalry, for a token. */
export function judgeSupport(
  seen: Seen,
  clash: Clash,
  plan: PlannedFire,
  battery: UnitId,
  target: UnitId,
): Verdict<unknown, CombatKey> {
  return allOf(
    () => judgeGunner(seen, plan, battery),
    () => judgeAim(seen, clash, battery, target),
    () => judgeSight(seen, clash, battery, target),
    () => judgeSupported(seen, clash, target),
  );
}

/** L7d, L9f: a battery of this corps that has a token, has not moved and has not used one. */
export function judgeGunner(seen: Seen, plan: PlannedFire, battery: UnitId): Verdict<unknown, CombatKey> {
  const own = judgeOwnBattery(seen, battery);
  if (!own.granted) return own;
  const { turn } = seen.view;
  if (plan.moves.some(({ unit }) => unit === battery)) return against('batteryMoved', { unit: battery });
  const shots = [...plan.shells, ...plan.supports];
  if (turn.spent.includes(battery) || shots.some((shot) => shot.battery === battery))
    return against('batterySpent', { unit: battery });
  const tokens = corpsOf(seen, turn.corps).tokens - shots.length;
  return tokens > 0 ? grant() : against('noTokens');
}

function judgeOwnBattery(seen: Seen, battery: UnitId): Verdict<unknown, CombatKey> {
  const { corps, at } = unitOf(seen, battery);
  if (at === NONE) return against('lost', { unit: battery });
  if (corps !== seen.view.turn.corps) return against('notYours', { unit: battery });
  return isBattery(seen, battery) ? grant() : against('noBattery', { unit: battery });
}

export function judgeAim(seen: Seen, clash: Clash, battery: UnitId, target: UnitId): Verdict<unknown, CombatKey> {
  if (clash.places[target] === NONE) return against('lost', { unit: target });
  if (!areEnemies(seen, battery, target)) return against('notEnemy', { unit: target });
  const far = gap(seen, clash, battery, target);
  return far <= typeOf(seen, battery).range ? grant() : against('outOfRange', { unit: target, amount: far });
}

/** L8.3e: the target value must be above 0. */
export function judgeHit(seen: Seen, clash: Clash, battery: UnitId, target: UnitId): Verdict<unknown, CombatKey> {
  const tv = targetValue(seen, clash, 'artillery', battery, target, 1);
  return tv > 0 ? grant() : against('noHit', { unit: target, amount: tv });
}

/** L9c, L3p */
export function judgeSight(seen: Seen, clash: Clash, battery: UnitId, target: UnitId): Verdict<unknown, CombatKey> {
  return isBannedByForest(seen, clash, battery, target) ? against('forestBan', { unit: target }) : grant();
}

/** A unit of the corps must be able to attack the enemy that is supported against. */
function judgeSupported(seen: Seen, clash: Clash, target: UnitId): Verdict<unknown, CombatKey> {
  const { units, turn } = seen.view;
  for (let unit = unitId(0); unit < units.length; unit++)
    if (
      units[unit]?.corps === turn.corps &&
      isFighter(seen, unit) &&
      gap(seen, clash, unit, target) <= typeOf(seen, unit).range
    )
      return grant();
  return against('nobodyToSupport', { unit: target });
}

/** Tests only range and target value: the fast part of `judgeShell`. */
export function canShell(seen: Seen, clash: Clash, battery: UnitId, target: UnitId): boolean {
  return isInRange(seen, clash, battery, target) && targetValue(seen, clash, 'artillery', battery, target, 1) > 0;
}

/** Tests only range and forest: the fast part of `judgeSupport`, for the corps' own round. */
export function canSupport(seen: Seen, clash: Clash, battery: UnitId, target: UnitId): boolean {
  return isInRange(seen, clash, battery, target) && !isBannedByForest(seen, clash, battery, target);
}

/** L9b, L9d, L9e: for own units and enemies alike. */
export function isInRange(seen: Seen, clash: Clash, battery: UnitId, unit: UnitId): boolean {
  return gap(seen, clash, battery, unit) <= typeOf(seen, battery).range;
}

/** L9c, L3p: no support against a unit in forest, unless an observer of the battery's side is near it. */
export function isBannedByForest(seen: Seen, clash: Clash, battery: UnitId, target: UnitId): boolean {
  const { places } = clash;
  if (terrainAt(seen.map, places[target] ?? NONE) !== 'forest') return false;
  const { observerRadius } = seen.pack.ruleset;
  for (let unit = unitId(0); unit < places.length; unit++)
    if (
      places[unit] !== NONE &&
      typeOf(seen, unit).traits.includes('observer') &&
      !areEnemies(seen, unit, battery) &&
      gap(seen, clash, unit, target) <= observerRadius
    )
      return false;
  return true;
}
