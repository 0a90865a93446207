import type { Reason } from '@sandtable/kernel';
import { type Guideline, OWN_GUIDELINE } from '../model/pack/generator.ts';
import { DRAFT_RULES } from './reasons.ts';

/** G2.1c: cards a round that keep a generation in proportion, for two players and for more. */
const CARDS_A_ROUND = 2;
const CARDS_A_ROUND_OF_MANY = 1;

/** what to think over in a guideline of one's own; it is never refused for it, and printed ones need no advice. */
export function adviceOn({ number, rounds, roles }: Pick<Guideline, 'number' | 'rounds' | 'roles'>): Reason[] {
  if (number !== OWN_GUIDELINE) return [];
  const most = rounds * (roles.length > 2 ? CARDS_A_ROUND_OF_MANY : CARDS_A_ROUND);
  const isLong = roles.some(({ hand }) => hand > most);
  return isLong ? [{ rule: DRAFT_RULES.longHand, key: 'longHand', amount: most }] : [];
}
