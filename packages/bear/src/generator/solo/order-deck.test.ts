import { expect, test } from 'vitest';
import { MISSION_SHEETS } from '../../content/mission-sheets.ts';
import { missionSheetSchema, type Posture } from '../../model/pack/solo-mission.ts';
import { pack } from '../../testing/match.ts';
import { endSpace } from './build-ai.ts';
import { type OrderDeck, orderDeck } from './order-deck.ts';

function sheetOf(posture: Posture) {
  return missionSheetSchema.parse(MISSION_SHEETS.find((sheet) => sheet.posture === posture));
}

function deckFor(posture: Posture, caps: number): OrderDeck {
  return orderDeck(pack, sheetOf(posture), caps);
}

function numbersIn({ cards }: OrderDeck): number[] {
  return cards.map((card) => pack.orderCards[card]?.number ?? 0);
}

function fromTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

test('G5.4a a plain deck: Defense 05-43, Offense 13-51, four Command cards in each', () => {
  const [defense, offense] = [deckFor('defense', 0), deckFor('offense', 0)];
  expect(numbersIn(defense)).toEqual(fromTo(5, 43));
  expect(numbersIn(offense)).toEqual(fromTo(13, 51));
  const commands = (deck: OrderDeck): number[] =>
    numbersIn(deck).filter((number) => pack.orderCards.some((card) => card.number === number && card.isCommand));
  expect([commands(defense), commands(offense)]).toEqual([
    [5, 6, 7, 8],
    [48, 49, 50, 51],
  ]);
});

test('G5.4b GT-14 two CAPs gained: 55 and 54 on Offense, 01 and 02 on Defense, 41 cards', () => {
  const offense = deckFor('offense', 2);
  expect(offense.added).toEqual([55, 54]);
  expect(numbersIn(offense)).toEqual([...fromTo(13, 51), 54, 55]);
  const defense = deckFor('defense', 2);
  expect(defense.added).toEqual([1, 2]);
  expect(numbersIn(defense)).toEqual([1, 2, ...fromTo(5, 43)]);
  expect([offense, defense].map(({ cards }) => cards.length)).toEqual([41, 41]);
});

test('GT-14a R-142 six CAPs gained: with the reserve of one end used up, the next unused Command cards from the same end', () => {
  expect(deckFor('offense', 6).added).toEqual([55, 54, 53, 52, 8, 7]);
  expect(deckFor('defense', 6).added).toEqual([1, 2, 3, 4, 48, 49]);
});

test('R-142 with all of them in the deck no more come', () => {
  expect(deckFor('offense', 20).added).toHaveLength(12);
  expect(deckFor('offense', 20).cards).toHaveLength(51);
});

test('G5.4c GT-14a two CAPs lost: Offense without 51 and 50, Defense without 05 and 06', () => {
  expect(deckFor('offense', -2).removed).toEqual([51, 50]);
  expect(numbersIn(deckFor('offense', -2))).toEqual(fromTo(13, 49));
  expect(deckFor('defense', -2).removed).toEqual([5, 6]);
});

test('R-143 the last Command card stays', () => {
  expect(deckFor('offense', -9).removed).toEqual([51, 50, 49]);
  expect(deckFor('defense', -9).removed).toEqual([5, 6, 7]);
});

test('GT-27 R-191 gains and losses are summed first: one lost takes one card, and adds none', () => {
  expect(numbersIn(deckFor('offense', 2 - 3))).toEqual(fromTo(13, 50));
  expect(numbersIn(deckFor('defense', 2 - 3))).toEqual(fromTo(6, 43));
  expect(deckFor('offense', -1).added).toEqual([]);
});

test('G5.5.1 GT-15 the mission ends on space 12, 16 or 20 for 3, 4 or 5 rounds', () => {
  for (const posture of ['defense', 'offense'] as const)
    expect([3, 4, 5].map((rounds) => endSpace(sheetOf(posture), rounds))).toEqual([12, 16, 20]);
});

test('R-145 fewer than 3 rounds end on 12, more than 5 on 20', () => {
  expect([1, 2, 6, 9].map((rounds) => endSpace(sheetOf('offense'), rounds))).toEqual([12, 12, 20, 20]);
});
