import { expect, test } from 'vitest';
import { ORDER_CARDS } from '../../content/order-cards.ts';
import { CHECK_DIE, spentChance } from './spent-check.ts';

const COSTS = [1, 2, 3, 4, 5, 6, 7];

test('of the 55 cards so many leave a unit spent at 1 to 7 AP, signs left aside', () => {
  expect(COSTS.map((cost) => spentChance(cost, ORDER_CARDS, false).ways)).toEqual([11, 16, 27, 33, 44, 49, 55]);
  expect(spentChance(3, ORDER_CARDS, false).of).toBe(55);
});

test('of ten faces so many do', () => {
  expect(COSTS.map((cost) => spentChance(cost, CHECK_DIE).ways)).toEqual([2, 3, 5, 6, 8, 9, 10]);
});

test('the same number as the cost spends, a higher one does not, and nothing is checked at no cost', () => {
  const drawn = (spentNumber: number) => [{ spentNumber, remainsFresh: false }];
  expect(spentChance(3, drawn(3)).ways).toBe(1);
  expect(spentChance(3, drawn(4)).ways).toBe(0);
  expect(spentChance(2, drawn(3)).ways).toBe(0);
  expect(spentChance(0, drawn(1)).ways).toBe(0);
});

test('the sign keeps a player’s unit fresh at any cost, and no other', () => {
  const sign = [{ spentNumber: 1, remainsFresh: true }];
  expect(spentChance(7, sign).ways).toBe(0);
  expect(spentChance(7, sign, false).ways).toBe(1);
});
