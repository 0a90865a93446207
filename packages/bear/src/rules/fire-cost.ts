import { typeOf } from '../model/battle.ts';
import { markerOf } from './fire-figures.ts';
import { hasInArc } from './fire-reach.ts';
import { because, type FireReason } from './fire-reasons.ts';
import type { Shot } from './fire-shot.ts';

const LEAST_COST = 1;

/** What the attack costs the one who leads it, term by term. B1.1d, B15.4 */
export function costTerms({ battle, attacker, to, closeCombat }: Shot): FireReason[] {
  const printed = typeOf(battle, attacker).attackCost ?? 0;
  const change = Math.max(markerOf(battle, attacker)?.attackCost ?? 0, LEAST_COST - printed);
  const terms = [because('attackCost', { amount: printed, unit: attacker })];
  if (change !== 0) terms.push(because('markerCost', { amount: change, unit: attacker }));
  // Only a turret gets as far as here with the target outside its arc.
  if (!closeCombat && !hasInArc(battle, attacker, to)) {
    terms.push(because('turretCost', { amount: Number(battle.view.options.turretSurcharge), unit: attacker }));
  }
  return terms;
}
