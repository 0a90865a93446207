import { type Denied, deny } from '@sandtable/kernel';
import type { HexId, UnitId } from '../../model/ids.ts';

export const COMBAT_RULES = {
  notYours: 'L6.2a',
  lost: 'L3r',
  noFighter: 'L6.2a',
  noBattery: 'L9a',
  notEnemy: 'L6.2a',
  attacksAlready: 'L6.2a',
  attackedAlready: 'L6.2a',
  outOfReach: 'L6.2a',
  noChance: 'L8.3e',
  noAttacker: 'L8.3e',
  noTarget: 'L10b',
  noTokens: 'L9a',
  outOfRange: 'L9b',
  noHit: 'L8.3e',
  batteryMoved: 'L7d',
  batterySpent: 'L9f',
  forestBan: 'L9c',
  nobodyToSupport: 'L9c',
  notAttackedInRange: 'L9d',
  notAttacking: 'L9d',
  noCounterAttack: 'L9c',
  notBesideOfficer: 'L4a',
  ownTactics: 'L4c',
  notInHand: 'L6b',
  nothingToBlock: 'L10a',
  notAttacked: 'L10i',
  batteryNoVolley: 'L10k',
  noSecondTime: 'L10m',
  batteryNoExchange: 'L10h',
  tooFarApart: 'L10h',
  notSurvived: 'L10b',
  notItsAttacker: 'L10b',
  nowhereBack: 'L7e',
  notFree: 'L7e',
  notFarther: 'L7e',
  notNext: 'L7e',
  batteryForest: 'L2.1b',
  notAmong: 'L4d',
  counterNoChance: 'L8.3b',
  noCounterChoice: 'L8.3b',
} as const;

export type CombatKey = keyof typeof COMBAT_RULES;

export function against(
  key: CombatKey,
  figures?: { readonly amount?: number; readonly at?: HexId; readonly unit?: UnitId },
): Denied<CombatKey> {
  return deny(COMBAT_RULES[key], key, figures);
}
