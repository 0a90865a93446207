import { type Battle, typeOf } from '../../model/battle.ts';
import { attackCostChange } from '../special/fire.ts';
import { hasRules } from '../special/in-force.ts';
import { isFightingWagon, markerOf } from '../units/figures.ts';
import { hasInArc } from './reach.ts';
import { because, type FireReason } from './reasons.ts';
import type { Line } from './shot.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

const LEAST_COST = 1;
/** B7.7.3: what trucks pay. */
const WAGON_COST = 3;

/** What the attack costs the one who leads it, term by term. B1.1d, B12.0, B15.4 */
export function costTerms(line: Line): FireReason[] {
  const { battle, attacker, to, closeCombat, card } = line;
  const base = baseCost(line);
  const printed = base.amount ?? 0;
  // B1.1d: what a card gives for nothing may stay so, all else costs something.
  const least = printed === 0 ? 0 : LEAST_COST;
  const change = Math.max(markerOf(battle, attacker)?.attackCost ?? 0, least - printed);
  const terms = [base];
  if (change !== 0) terms.push(because('markerCost', { amount: change, unit: attacker }));
  if (hasRules(battle) && card === null) addSpecial(terms, battle, attacker, least - printed - change);
  // Only a turret gets as far as here with the target outside its arc.
  if (!closeCombat && card === null && !hasInArc(battle, attacker, to)) {
    terms.push(because('turretCost', { amount: Number(battle.view.options.turretSurcharge), unit: attacker }));
  }
  return terms;
}

/** G3.3a: but never so much less that nothing is left to pay. */
function addSpecial(terms: FireReason[], battle: Battle, attacker: UnitId, least: number): void {
  const amount = Math.max(attackCostChange(battle, attacker), least);
  if (amount !== 0) terms.push(because('specialCost', { amount, unit: attacker }));
}

function baseCost({ battle, attacker, card, manner }: Line): FireReason {
  if (card !== null) {
    const { cost } = battle.pack.actionCards.find(({ id }) => id === card) ?? { cost: null };
    return because('cardCost', { amount: cost?.amount ?? 0, unit: attacker });
  }
  const { attackCost, indirectCost } = typeOf(battle, attacker);
  if (manner.spot !== NONE) return because('indirectCost', { amount: indirectCost ?? 0, unit: attacker });
  if (isFightingWagon(battle, attacker)) return because('wagonCost', { amount: WAGON_COST, unit: attacker });
  return because('attackCost', { amount: attackCost ?? 0, unit: attacker });
}
