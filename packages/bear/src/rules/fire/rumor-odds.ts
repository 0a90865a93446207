import { grant } from '@sandtable/kernel';
import { chancesOf, NEVER } from '../units/dice.ts';
import type { FireVerdict } from './verdict.ts';
import { because, type FireReason, sumOf } from './reasons.ts';
import type { Shot } from './shot.ts';

/** S6.2.2, R-110: what the dice and CAPs alone must come to. */
export const REVEALED_ON = 9;

/** S6.2.2: an attack on a Rumored Enemy reveals it or does nothing: its figures are unknown, and FP does not count. */
export function rumorOdds({ target, closeCombat }: Shot, cost: readonly FireReason[]): FireVerdict {
  const terms = [because('rumored', { amount: REVEALED_ON, unit: target })];
  return grant(
    {
      closeCombat,
      aspect: 'front',
      colour: 'red',
      firepower: 0,
      defense: REVEALED_ON,
      needed: REVEALED_ON,
      kill: NEVER,
      hitChances: chancesOf(REVEALED_ON),
      killChances: chancesOf(NEVER),
      cost: sumOf(cost),
    },
    [...terms, ...cost],
  );
}
