import type { Held } from '../model/state.ts';
import { auditCards } from './audit-cards.ts';
import { auditCorps, auditTerms } from './audit-terms.ts';
import { auditTurn } from './audit-turn.ts';
import { auditUnits } from './audit-units.ts';

/** Broken invariants of a match; none in a sound one. */
export function auditMatch(held: Held): string[] {
  return [...auditUnits(held), ...auditCards(held), ...auditCorps(held), ...auditTerms(held), ...auditTurn(held)];
}
