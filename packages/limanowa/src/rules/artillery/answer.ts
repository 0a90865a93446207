import { firstOf, grant, type Verdict } from '@sandtable/kernel';
import { corpsOf, heldCorps, isBattery, unitOf } from '../../model/battle.ts';
import { type CorpsId, NONE, type UnitId, unitId } from '../../model/ids.ts';
import type { Held, LimanowaIo, Seen } from '../../model/state.ts';
import type { Shot } from '../../model/turn.ts';
import { clashNow } from '../combat/clash.ts';
import { counterTargets, type Threat, threatsInReach } from '../combat/threats.ts';
import { against, type CombatKey } from '../combat/reasons.ts';
import { isInRange, judgeAim, judgeHit, judgeSight } from './shot.ts';

// L9d: tokens spent in an enemy's round to answer attacks.

export type ShotUse = 'shell' | 'support';

export function judgeAnswerer(seen: Seen, corps: CorpsId, use: ShotUse, battery: UnitId): Verdict<unknown, CombatKey> {
  const gunner = judgeFreeGunner(seen, corps, battery);
  if (!gunner.granted) return gunner;
  const covered = coveredBy(seen, battery);
  if (covered.length === 0) return against('notAttackedInRange', { unit: battery });
  const targets = covered.flatMap(({ attackers, batteries }) => [...attackers, ...batteries]);
  return firstOf(
    targets,
    (target) => judgeAnswer(seen, use, battery, target),
    against('notAttackedInRange', { unit: battery }),
  );
}

/** The target must attack a unit that the battery covers. R-234: only an artillery attack needs it in range. */
export function judgeAnswer(seen: Seen, use: ShotUse, battery: UnitId, target: UnitId): Verdict<unknown, CombatKey> {
  const covered = coveredBy(seen, battery).filter(
    ({ attackers, batteries }) => attackers.includes(target) || batteries.includes(target),
  );
  if (covered.length === 0) return against('notAttacking', { unit: target });
  const clash = clashNow(seen);
  if (use === 'shell') {
    const aim = judgeAim(seen, clash, battery, target);
    return aim.granted ? judgeHit(seen, clash, battery, target) : aim;
  }
  const sight = judgeSight(seen, clash, battery, target);
  if (!sight.granted) return sight;
  // Support helps counter-attacks only, which exist only in the Central Phase.
  const supported = { ...clash, supports: [...clash.supports, { battery, target }] };
  const isOfUse =
    seen.view.turn.phase === 'central' &&
    covered.some(
      (threat) =>
        threat.attackers.includes(target) && counterTargets(seen, supported, threat.target, [target]).length > 0,
    );
  return isOfUse ? grant() : against('noCounterAttack', { unit: target });
}

/** Depends on public information only. */
export function canAnswer(seen: Seen, corps: CorpsId): boolean {
  if (corpsOf(seen, corps).tokens === 0) return false;
  for (let unit = unitId(0); unit < seen.view.units.length; unit++)
    if (judgeAnswerer(seen, corps, 'shell', unit).granted || judgeAnswerer(seen, corps, 'support', unit).granted)
      return true;
  return false;
}

function judgeFreeGunner(seen: Seen, corps: CorpsId, battery: UnitId): Verdict<unknown, CombatKey> {
  if (unitOf(seen, battery).at === NONE) return against('lost', { unit: battery });
  if (unitOf(seen, battery).corps !== corps) return against('notYours', { unit: battery });
  if (!isBattery(seen, battery)) return against('noBattery', { unit: battery });
  if (seen.view.turn.spent.includes(battery)) return against('batterySpent', { unit: battery });
  return corpsOf(seen, corps).tokens > 0 ? grant() : against('noTokens');
}

/** The attacked units of its own commander within its range, itself included. */
function coveredBy(seen: Seen, battery: UnitId): readonly Threat[] {
  const { seat } = corpsOf(seen, unitOf(seen, battery).corps);
  const clash = clashNow(seen);
  return threatsInReach(seen).filter(
    ({ target }) =>
      unitOf(seen, target).at !== NONE &&
      corpsOf(seen, unitOf(seen, target).corps).seat === seat &&
      isInRange(seen, clash, battery, target),
  );
}

/** L9a: takes the token and marks the battery (L9f). */
export function spendToken(held: Held, io: LimanowaIo, use: ShotUse, { battery, target }: Shot): void {
  const { turn } = held.view;
  const { corps } = unitOf(held, battery);
  heldCorps(held, corps).tokens -= 1;
  turn.spent = [...turn.spent, battery];
  io.emit({ rule: 'L9a', key: 'tokenSpent', corps, battery, target, use });
}

/** L9d: an artillery attack waits for the artillery step, support counts at once. */
export function answer(held: Held, io: LimanowaIo, use: ShotUse, shot: Shot): void {
  const { turn } = held.view;
  spendToken(held, io, use, shot);
  if (use === 'shell') turn.answers = [...turn.answers, shot];
  else turn.supports = [...turn.supports, shot];
}
