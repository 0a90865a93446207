import { sideOf, typeOf, unitOf } from '../model/battle.ts';
import type { Held } from '../model/state.ts';
import { isCombatCounter, isRumor, type Side, SIDES } from '../model/unit-type.ts';
import { isEffective } from '../rules/units/effective.ts';
import type { UnitId } from '../model/ids.ts';

/** S2.7b: the mission is over when one side has nobody left who could fight. */
export function endIfNobodyLeft(held: Held): void {
  const { view } = held;
  if (view.solo === null || view.ended !== null) return;
  if (SIDES.some((side) => !hasFighters(held, side))) view.ended = { rule: 'S2.7b', key: 'nobodyEffective' };
}

function hasFighters(held: Held, side: Side): boolean {
  return held.view.roster.some((unit) => sideOf(held, unit) === side && mayFight(held, unit));
}

/** whoever is still to come, hidden or no more than a rumor counts as able to. */
function mayFight(held: Held, unit: UnitId): boolean {
  const type = typeOf(held, unit);
  const { fate, hidden } = unitOf(held, unit);
  if (!isCombatCounter(type)) return false;
  return fate === 'waiting' || hidden || isRumor(type) || isEffective(held, unit);
}
