import { expect, test } from 'vitest';
import { randomOf } from './random.ts';
import {
  discard,
  fillFrom,
  imaginePile,
  makePile,
  putOnTop,
  removeDrawn,
  removeFrom,
  revivePile,
  unseenOf,
  viewPile,
} from './pile.ts';

test('a new pile holds the numbers in the order given, in a list of its own', () => {
  const numbers = [3, 1, 2];
  const pile = makePile('deck', numbers);
  expect(pile).toEqual({ stream: 'deck', inside: [3, 1, 2], discards: [], removed: [] });
  putOnTop(pile, 4);
  expect(numbers).toEqual([3, 1, 2]);
});

test('the top is the end of the list, and discards lie apart', () => {
  const pile = makePile('deck', [1, 2]);
  putOnTop(pile, 7);
  discard(pile, 8);
  discard(pile, 9);
  expect(pile).toEqual({ stream: 'deck', inside: [1, 2, 7], discards: [8, 9], removed: [] });
});

test('a card leaves the game from the hand, the pile or the discards', () => {
  const pile = makePile('deck', [1, 2, 3]);
  discard(pile, 4);
  removeFrom(pile, 2);
  removeFrom(pile, 4);
  removeDrawn(pile, 5);
  expect(pile).toEqual({ stream: 'deck', inside: [1, 3], discards: [], removed: [2, 4, 5] });
  expect(() => removeFrom(pile, 5)).toThrow("5 is neither in the pile of 'deck' nor among its discards");
});

test('of several alike just one leaves, first from the pile', () => {
  const cup = makePile('cup', [0, 0, 1]);
  discard(cup, 0);
  removeFrom(cup, 0);
  expect(cup).toEqual({ stream: 'cup', inside: [0, 1], discards: [0], removed: [0] });
  removeDrawn(cup, 0);
  expect(cup).toEqual({ stream: 'cup', inside: [0, 1], discards: [0], removed: [0, 0] });
});

test('who looks at a pile sees how many there are and what lies open, no more', () => {
  const pile = makePile('deck', [1, 2, 3]);
  discard(pile, 4);
  removeFrom(pile, 1);
  expect(viewPile(pile)).toEqual({ stream: 'deck', inside: [null, null], discards: [4], removed: [1] });
});

test('a view and a revived pile share no list with the pile', () => {
  const pile = makePile('deck', [1, 2]);
  const [view, revived] = [viewPile(pile), revivePile(pile)];
  expect(revived).toEqual(pile);
  discard(pile, 9);
  removeFrom(pile, 1);
  expect(view).toEqual({ stream: 'deck', inside: [null, null], discards: [], removed: [] });
  expect(revived).toEqual(makePile('deck', [1, 2]));
});

test('a revived pile has its fields in the one order, whatever order its text had', () => {
  const { stream, inside, discards, removed } = makePile('deck', [1]);
  expect(Object.keys(revivePile({ removed, discards, inside, stream }))).toEqual(Object.keys(makePile('deck', [1])));
});

test('what is not seen fills what is hidden, and nothing is lost or twice', () => {
  const pile = viewPile({ ...makePile('deck', [1, 1, 2, 3]), discards: [1] });
  const unseen = unseenOf(randomOf('sfc32:deal'), [1, 1, 1, 2, 3, 4, 5], pile.discards, pile.inside, [4, null]);
  expect(unseen.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 3, 5]);
  const hand = fillFrom([4, null], unseen);
  const { inside, discards } = imaginePile(pile, unseen);
  expect([hand[0], hand.length, inside.length, discards, unseen]).toEqual([4, 2, 4, [1], []]);
  expect([...hand, ...inside].toSorted((a, b) => a - b)).toEqual([1, 1, 2, 3, 4, 5]);
  expect(() => fillFrom([null], unseen)).toThrow('more is hidden than there is');
});
