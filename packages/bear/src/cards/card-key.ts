import { deny, type Denied, type Reason } from '@sandtable/kernel';

/** Everything a judgement of a card may name besides what is said of any order, and the rule behind it. */
export const CARD_RULES = {
  nobodyForCard: 'B8.1',
  wantsAp: 'B8.1',
  noOpportunity: 'B8.1',
  groupByCapsAlone: 'B8.5',
  ownSide: 'B8.1',
  notOnMap: 'B8.1',
  alreadySpent: 'B8.1',
  noVehicle: 'B8.1',
  stuckAlready: 'B8.1',
  noActiveUnit: 'B8.7',
  notHit: 'B8.1',
  neverRemoved: 'B8.1',
  isHit: 'B8.1',
  burdened: 'B8.1',
  carried: 'B17.0a',
  enemyInHex: 'B8.1',
  enemyThere: 'B8.1',
  tooFar: 'B8.1',
  mineThere: 'B18.0',
  nothingToClear: 'B8.1',
  oneEnemy: 'B8.1',
  severalEnemies: 'B8.1',
} as const;
export type CardKey = keyof typeof CARD_RULES;

export function refuse(key: CardKey, figures: Omit<Reason, 'rule' | 'key'> = {}): Denied<CardKey> {
  return deny(CARD_RULES[key], key, figures);
}
