import { expect, test } from 'vitest';
import { BURSTS, WEAPON_CARDS } from '../model/battle/means.ts';
import { ACTION_CARDS } from './action-cards.ts';

function count(...ranges: readonly (readonly [from: number, to: number])[]): number {
  return ACTION_CARDS.filter(({ number }) =>
    ranges.some(([from, to]) => number !== null && from <= number && number <= to),
  )
    .map(({ copies }) => copies)
    .reduce((total, copies) => total + copies, 0);
}

test('the decks of the guidelines have 25, 39, 40 and 41 cards', () => {
  expect([count([2, 7]), count([2, 13]), count([2, 13], [20, 20]), count([2, 13], [20, 20], [40, 40])]).toEqual([
    25, 39, 40, 41,
  ]);
});

test('each card has a word of its own; a numbered card is called by its number', () => {
  const ids = ACTION_CARDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, number } of ACTION_CARDS.filter((card) => card.number !== null)) {
    expect(id).toBe(`c${String(number).padStart(2, '0')}`);
  }
});

test('B8.4 every weapon that the rules know has its card, and every weapon card its rules', () => {
  const weapons = ACTION_CARDS.filter(({ kind }) => kind === 'weapon').map(({ id }) => id);
  expect(weapons.toSorted()).toEqual([...WEAPON_CARDS, ...BURSTS].toSorted());
});

test('few cards cost anything, and one can be paid in AP alone', () => {
  const costs = ACTION_CARDS.flatMap(({ id, cost }) => (cost === null ? [] : [`${id} ${cost.amount} ${cost.pay}`]));
  expect(costs).toEqual([
    'c03 2 apOrCaps',
    'c08 2 ap',
    'c30 1 apOrCaps',
    'c40 1 apOrCaps',
    'c41 1 apOrCaps',
    'tellermine 2 apOrCaps',
  ]);
});

test('bonus cards are 09, 10 and 12', () => {
  expect(ACTION_CARDS.filter(({ kind }) => kind === 'bonus').map(({ id }) => id)).toEqual(['c09', 'c10', 'c12']);
});
