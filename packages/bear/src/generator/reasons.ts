import type { Reason } from '@sandtable/kernel';
import { type Guideline, OWN_GUIDELINE } from '../model/guideline.ts';

/** Why a choice in a draft is refused, with its rule. Card options have their own reasons. */
export const DRAFT_RULES = {
  roleTaken: 'G2.1.1',
  boardInUse: 'G3.8a',
  edgeCovered: 'G3.8a',
  shortEdge: 'G2.1.6',
  edgeOfOthers: 'G2.1.6',
  otherTeam: 'G2.1g8v',
  notOfHand: 'G3.0a',
  notToTurn: 'G4.0d',
  facesThere: 'G4.0d',
  longHand: 'G2.1c',
} as const;
export type DraftKey = keyof typeof DRAFT_RULES;

/** G2.1c: cards a round that keep a draft in proportion, for two players and for more. */
const CARDS_A_ROUND = 2;
const CARDS_A_ROUND_OF_MANY = 1;

/** advice on a guideline of the player's own. It is never refused for it, and printed ones need none. */
export function adviceOn({ number, rounds, roles }: Pick<Guideline, 'number' | 'rounds' | 'roles'>): Reason[] {
  if (number !== OWN_GUIDELINE) return [];
  const most = rounds * (roles.length > 2 ? CARDS_A_ROUND_OF_MANY : CARDS_A_ROUND);
  const isLong = roles.some(({ hand }) => hand > most);
  return isLong ? [{ rule: DRAFT_RULES.longHand, key: 'longHand', amount: most }] : [];
}
