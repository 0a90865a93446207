import { isBattery, isFighter, typeOf } from '../model/battle.ts';
import { NONE, type UnitId, unitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import type { Shot } from '../model/turn.ts';
import { isBannedByForest } from '../rules/artillery/shot.ts';
import { type Clash, clashNow, gap } from '../rules/combat/clash.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { fightersAgainst, isAiUnit, type Threat } from './ai-side.ts';
import { couldBeChosen, leavingOut, withOneRp } from './choices.ts';
import {
  ANY_BATTERY,
  ATTACKED_BATTERY,
  chooseBy,
  type Choosing,
  type ChoosingIo,
  foe,
  type Foe,
  LS7B1,
  LS7B2,
  LS7B3,
} from './tables.ts';
import { against, type AiReason, type Why } from './trace.ts';

export interface TokenUse {
  readonly use: 'shell' | 'support';
  readonly shot: Shot;
}

/** LS3.2.2n2, R-196: a battery that can hit an enemy with 1 RP, or else any that has an effect. */
export function chooseBattery(io: ChoosingIo, batteries: readonly BatteryOptions[]): BatteryOptions {
  const sure = batteries.filter(({ shells }) => withOneRp(shells).length > 0);
  const effective = batteries.filter(hasEffect);
  const among = sure.length > 0 ? sure : effective;
  const others = io.trace === null ? [] : batteries.filter((each) => !among.includes(each));
  const passedOver = others.map((each): AiReason => ({
    rule: 'LS3.2.2n2',
    key: hasEffect(each) ? 'noOneRpTarget' : 'noEffect',
    unit: each.unit,
  }));
  return chooseBy(io, ANY_BATTERY, among, { what: 'battery', by: NONE, passedOver });
}

function hasEffect({ shells, supports }: BatteryOptions): boolean {
  return shells.length > 0 || supports.length > 0;
}

/** LS7B1. R-198: then attackers of a battery, never with support. Then LS7B2, LS7B3. */
export function chooseUse(io: ChoosingIo, { unit: battery, shells, supports }: BatteryOptions): TokenUse {
  const choosing: Choosing = { what: 'shell', by: battery, passedOver: [] };
  const shellAt = (target: { readonly unit: UnitId }): TokenUse => ({
    use: 'shell',
    shot: { battery, target: target.unit },
  });
  const weak = withOneRp(shells);
  const traced = io.trace !== null;
  if (weak.length > 0)
    return shellAt(chooseBy(io, LS7B1, weak, traced ? leavingOut(choosing, shells, weak, 'LS7B1') : choosing));
  const onBatteries = shells.filter(({ attacksBattery }) => attacksBattery);
  if (onBatteries.length > 0) {
    const others = traced ? shells.filter((each) => !onBatteries.includes(each)) : [];
    const passedOver = others.map(({ unit }): AiReason => ({ rule: 'LS3.2.2n3', key: 'notAttackedBattery', unit }));
    return shellAt(chooseBy(io, ATTACKED_BATTERY, onBatteries, { ...choosing, passedOver }));
  }
  if (supports.length === 0) return shellAt(chooseBy(io, LS7B3, shells, choosing));
  const { unit: target } = chooseBy(io, LS7B2, supports, { what: 'support', by: battery, passedOver: [] });
  return { use: 'support', shot: { battery, target } };
}

interface ShellTarget extends Foe {
  /** LS3.2.2n3 */
  readonly attacksBattery: boolean;
}

export interface BatteryOptions {
  readonly unit: UnitId;
  readonly shells: readonly ShellTarget[];
  /** LS7B2: with the target value of the supported counter-attack. */
  readonly supports: readonly Foe[];
}

/** LS3.2.2a, LS3.2.2n1: the effective uses of every battery; `why` collects reasons per battery. */
export function tokenOptions(seen: Seen, threats: readonly Threat[], why: (battery: UnitId) => Why): BatteryOptions[] {
  const found: BatteryOptions[] = [];
  const { units } = seen.view;
  const clash = clashNow(seen);
  for (let unit = unitId(0); unit < units.length; unit++)
    if (isBattery(seen, unit) && isAiUnit(seen, unit)) found.push(optionsOf(seen, clash, threats, unit, why(unit)));
  return found;
}

function optionsOf(seen: Seen, clash: Clash, threats: readonly Threat[], battery: UnitId, why: Why): BatteryOptions {
  const { range } = typeOf(seen, battery);
  const shells: ShellTarget[] = [];
  const supports: Foe[] = [];
  for (const threat of threats) {
    const { attacker, target } = threat;
    if (gap(seen, clash, battery, target) > range) {
      against(why, 'LS3.2.2a', 'notCovered', target);
      continue;
    }
    if (gap(seen, clash, battery, attacker) <= range) addShell(seen, clash, shells, battery, threat, why);
    else against(why, 'L9d', 'batteryOutOfRange', attacker);
    // support reaches as far as the unit that it helps.
    addSupport(seen, clash, supports, battery, threat, threats, why);
  }
  return { unit: battery, shells, supports };
}

/** An enemy that makes two attacks is one target, which attacks a battery if either attack does. */
function addShell(
  seen: Seen,
  clash: Clash,
  shells: ShellTarget[],
  battery: UnitId,
  { attacker, target }: Threat,
  why: Why,
): void {
  const attacksBattery = isBattery(seen, target);
  const known = shells.findIndex(({ unit }) => unit === attacker);
  const earlier = shells[known];
  if (earlier !== undefined) {
    shells[known] = { ...earlier, attacksBattery: earlier.attacksBattery || attacksBattery };
    return;
  }
  const tv = targetValue(seen, clash, 'artillery', battery, attacker, 1);
  if (tv > 0) shells.push({ ...foe(seen, attacker, tv), attacksBattery });
  else against(why, 'LS3.2.2n1', 'noChance', attacker, tv);
}

/** LS7B2, LS7B4: the attacked unit will counter-attack this enemy, and can hit it with support. */
function addSupport(
  seen: Seen,
  clash: Clash,
  supports: Foe[],
  battery: UnitId,
  { attacker, target, as }: Threat,
  threats: readonly Threat[],
  why: Why,
): void {
  // L10r: a Pursuit provokes no counter-attack.
  if (as === 'artillery' || seen.view.turn.phase !== 'central')
    return against(why, 'LS7B2', 'noCounterAttack', attacker);
  if (!isFighter(seen, target)) return against(why, 'LS3.2.2n3', 'batteryFights', attacker);
  const { range } = typeOf(seen, target);
  if (gap(seen, clash, target, attacker) > range) return against(why, 'LS7B2', 'outOfRange', attacker);
  if (isBannedByForest(seen, clash, battery, attacker)) return against(why, 'L9c', 'forest', attacker);
  const tv = targetValue(seen, clash, 'counterAttack', target, attacker, 1) + seen.pack.ruleset.supportTv;
  if (tv <= 0) return against(why, 'LS7B2', 'noneToHit', attacker, tv);
  const chosen = foe(seen, attacker, tv);
  const others: Foe[] = [];
  for (const other of fightersAgainst(threats, target)) {
    if (other === attacker || gap(seen, clash, target, other) > range) continue;
    const theirs = targetValue(seen, clash, 'counterAttack', target, other, 1);
    if (theirs > 0) others.push(foe(seen, other, theirs));
  }
  if (couldBeChosen(chosen, others)) supports.push(chosen);
  else against(why, 'LS7B4', 'passedOverAnyway', attacker);
}
