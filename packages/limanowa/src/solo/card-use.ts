import { amountOf, isBattery, isFighter, typeOf } from '../model/battle.ts';
import type { Effect, Phase } from '../model/battlecard.ts';
import { type CardId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';
import { type Clash, clashNow, clashPlanned, gap } from '../rules/combat/clash.ts';
import type { ContraPlay, Protection } from '../rules/combat/contra.ts';
import { targetValue } from '../rules/combat/target-value.ts';
import { attackedUnits, fightersAgainst, isAiUnit, type Threat, threatsOf } from './ai-side.ts';
import { chooseProtected, chooseTarget } from './choices.ts';
import { type ChoosingIo, foe, type Foe } from './tables.ts';
import { against, type AiReason, type Why } from './trace.ts';

interface TurnedCard {
  readonly phase: Phase;
  readonly card: CardId;
  readonly effect: Effect;
}

/** LS3.2.1d: how the AI uses the card; null if it has no effect. */
export function pickUse(seen: Seen, turned: TurnedCard, io: ChoosingIo): ContraPlay | null {
  const { effect } = turned;
  const why: AiReason[] | null = io.trace === null ? null : [];
  if (effect === 'blockingPreparations') {
    const used = seen.view.turn.card !== null;
    note(io, turned, [], why, used);
    return used ? { effect, unit: NONE, target: NONE } : null;
  }
  if (effect === 'dugIn' || effect === 'coveringFire' || effect === 'volley' || effect === 'secondLine') {
    const units = protectable(seen, effect, why);
    note(io, turned, units, why, units.length > 0);
    if (units.length === 0) return null;
    // LS3.2.1n4
    const unit = chooseProtected(seen, io, units, { what: 'protected', by: NONE, passedOver: [] });
    return { effect, unit, target: NONE };
  }
  // LS2.1: Counter-attack is the AI's only other card; any other that a pack adds has no target.
  const foes = effect === 'counterAttack' ? struckBack(seen, why) : [];
  if (effect !== 'counterAttack') why?.push({ rule: 'LS2.1', key: 'notInUse' });
  const units = foes.map(({ unit }) => unit);
  note(io, turned, units, why, foes.length > 0);
  if (foes.length === 0) return null;
  const { by, unit } = chooseTarget(io, foes, { what: 'strike', by: NONE, passedOver: [] });
  return { effect, unit: by, target: unit };
}

function note(io: ChoosingIo, turned: TurnedCard, candidates: readonly UnitId[], why: Why, used: boolean): void {
  io.trace?.({ note: 'cardTurned', ...turned, candidates, why: why ?? [], used });
}

/** LS3.2.1d: the attacked units this card can help, with the attackers where their moves will take them. */
function protectable(seen: Seen, effect: Protection, why: Why): UnitId[] {
  const threats = threatsOf(seen);
  const clash = clashPlanned(seen);
  return attackedUnits(threats).filter((unit) =>
    effect === 'volley' ? canVolley(seen, clash, threats, unit, why) : isInDanger(seen, clash, threats, unit, why),
  );
}

/** L10i, L10j, L10m: an attack on the unit has a target value above 0. */
function isInDanger(seen: Seen, clash: Clash, threats: readonly Threat[], unit: UnitId, why: Why): boolean {
  let best = -Infinity;
  for (const { attacker, target, as, size } of threats)
    if (target === unit) best = Math.max(best, targetValue(seen, clash, as, attacker, unit, size));
  if (best > 0) return true;
  against(why, 'LS3.2.1d', 'noChance', unit, best);
  return false;
}

/** L10k: with the card the unit can hit an attacker that it may counter-attack. */
function canVolley(seen: Seen, clash: Clash, threats: readonly Threat[], unit: UnitId, why: Why): boolean {
  if (isBattery(seen, unit)) {
    against(why, 'L8.3c', 'isBattery', unit);
    return false;
  }
  const more = amountOf(seen.pack, 'volley');
  const { range } = typeOf(seen, unit);
  let best = -Infinity;
  for (const attacker of fightersAgainst(threats, unit))
    if (gap(seen, clash, unit, attacker) <= range)
      best = Math.max(best, targetValue(seen, clash, 'counterAttack', unit, attacker, 1) + more);
  if (best > 0) return true;
  if (best === -Infinity) against(why, 'LS3.2.1d', 'noCounterAttack', unit);
  else against(why, 'LS3.2.1d', 'noneToHit', unit, best);
  return false;
}

interface CounterTarget extends Foe {
  readonly by: UnitId;
}

/** R-199, L10b: the attackers of surviving AI infantry and cavalry that are in range and can be hit. */
function struckBack(seen: Seen, why: Why): CounterTarget[] {
  const clash = clashNow(seen);
  const found: CounterTarget[] = [];
  for (const { made, attacker, target: by } of seen.view.turn.attacks) {
    if (!made || !isAiUnit(seen, by)) continue;
    if (!isFighter(seen, by)) against(why, 'L10b', 'attackedGone', attacker);
    else if (!isFighter(seen, attacker)) against(why, 'L10b', 'gone', attacker);
    else if (gap(seen, clash, by, attacker) > typeOf(seen, by).range)
      against(why, 'L10b', 'outOfRange', attacker, gap(seen, clash, by, attacker));
    else {
      const tv = targetValue(seen, clash, 'attack', by, attacker, 1);
      if (tv > 0) found.push({ ...foe(seen, attacker, tv), by });
      else against(why, 'LS7A', 'noChance', attacker, tv);
    }
  }
  return found;
}
