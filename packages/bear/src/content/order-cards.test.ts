import { expect, test } from 'vitest';
import { ORDER_CARDS } from './order-cards.ts';

const between = (first: number, last: number) => ORDER_CARDS.filter(({ number }) => number >= first && number <= last);
const average = (cards: typeof ORDER_CARDS) =>
  cards.reduce((sum, { spentNumber }) => sum + spentNumber, 0) / cards.length;

test('there are 55 cards, each number so many times', () => {
  const times = [1, 2, 3, 4, 5, 6, 7].map((n) => ORDER_CARDS.filter(({ spentNumber }) => spentNumber === n).length);
  expect(times).toEqual([11, 5, 11, 6, 11, 5, 6]);
});

test('the first eight and the last eight are Command cards', () => {
  const commands = ORDER_CARDS.filter(({ isCommand }) => isCommand).map(({ number }) => number);
  expect(commands).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 48, 49, 50, 51, 52, 53, 54, 55]);
});

test('six cards have the sign, none of them a Command card, and both decks hold them all', () => {
  const signed = ORDER_CARDS.filter(({ remainsFresh }) => remainsFresh);
  expect(signed).toHaveLength(6);
  expect(signed.some(({ isCommand }) => isCommand)).toBe(false);
  for (const deck of [between(5, 43), between(13, 51)])
    expect(deck.filter((card) => signed.includes(card))).toEqual(signed);
});

test('the decks of 39 cards for defence and attack check about as hard as the whole', () => {
  for (const deck of [between(5, 43), between(13, 51)]) {
    expect(deck).toHaveLength(39);
    expect(Math.abs(average(deck) - average(ORDER_CARDS))).toBeLessThan(0.15);
  }
});
