import type { Chance } from '../../model/figures.ts';
import type { OrderCard } from '../../model/order-card.ts';

/** What may come when a check number is drawn: the cards still in the deck, or the faces of the die. */
export type CheckNumber = Pick<OrderCard, 'spentNumber' | 'remainsFresh'>;

/** The ten-sided die for those who play without Order Cards. */
export const CHECK_DIE: readonly CheckNumber[] = [1, 1, 2, 3, 3, 4, 5, 5, 6, 7].map((spentNumber) => ({
  spentNumber,
  remainsFresh: false,
}));

/** B2.2g: equal is spent; only a player's units heed the sign that keeps them fresh. */
export function isSpentBy(paid: number, { spentNumber, remainsFresh }: CheckNumber, isPlayers: boolean): boolean {
  return paid >= spentNumber && !(isPlayers && remainsFresh);
}

/**
 * How likely an action leaves its units spent. `paid` is what it cost in AP, after everything that was paid in CAPs: with
 * nothing left there is no check at all.
 */
export function spentChance(paid: number, numbers: readonly CheckNumber[], isPlayers = true): Chance {
  const ways = paid > 0 ? numbers.filter((drawn) => isSpentBy(paid, drawn, isPlayers)).length : 0;
  return { ways, of: numbers.length };
}
