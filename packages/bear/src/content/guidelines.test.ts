import { expect, test } from 'vitest';
import type { Guideline } from '../model/pack/generator.ts';
import { pack } from '../testing/match.ts';

function guideline(number: number): Guideline {
  const found = pack.guidelines.find((each) => each.number === number);
  if (found === undefined) throw new Error(`no guideline ${number}`);
  return found;
}

const HANDS_OF = (from: number, to: number, capsLess: number): Guideline['variant'] => ({
  kind: 'hand',
  from,
  to,
  capsLess,
});

/**
 * As printed in the catalogue: number, name, players, rounds, minutes, deck, maps, entry, cards, hand, CAPs,
 * draw.
 */
// oxfmt-ignore
const TABLE = [
  [1, 'Intro', 'GS', 4, '30-45', 25, 1, 'longEdge', '1-4 1-4', '4 4', '4 4', '1 1', null],
  [2, 'Infantry', 'GS', 5, '60-60', 39, 1, 'anyEdge', '1-9 1-9', '5 5', '5 5', '1 1', HANDS_OF(3, 8, 0)],
  [3, 'Light Armor', 'GS', 5, '45-45', 40, 1, 'anyEdge', '10-16 10-16', '5 5', '4 4', '1 1', { kind: 'secondMap', hand: 6 }],
  [4, 'Armor', 'GS', 5, '60-60', 41, 2, 'anyEdge', '10-25 10-25', '7 7', '6 6', '1 1', { ...HANDS_OF(4, 10, 1), maps: 1 }],
  [5, 'Full Deck', 'GS', 5, '60-60', 40, 1, 'anyEdge', '1-25 1-25', '5 5', '4 4', '1 1', HANDS_OF(3, 10, 1)],
  [6, 'Light Armor & Infantry', 'GS', 5, '60-60', 41, 1, 'anyEdge', '1-16 1-16', '5 5', '4 4', '1 1', HANDS_OF(3, 10, 1)],
  [7, 'Three Player', 'GSG', 5, '90-90', 41, 1, 'threePlayers', '1-16 1-25 1-16', '4 8 4', '3 6 3', '1 2 1', { kind: 'reverse' }],
  [8, 'Four Player', 'GSGS', 5, '120-120', 41, 1, 'anyEdge', '1-12 1-12 13-25 13-25', '4 4 4 4', '5 5 5 5', '1 1 1 1', { kind: 'splitDecks' }],
] as const;

function row(each: Guideline): readonly unknown[] {
  const { number, name, roles, rounds, minutes, actionDeck, maps, entry, variant } = each;
  const size = actionDeck.reduce(
    (sum, card) => sum + (pack.actionCards.find((other) => other.number === card)?.copies ?? NaN),
    0,
  );
  return [
    number,
    name,
    roles.map(({ side }) => (side === 'german' ? 'G' : 'S')).join(''),
    rounds,
    minutes.join('-'),
    size,
    maps,
    entry,
    roles.map(({ cards: { from, to } }) => `${from}-${to}`).join(' '),
    roles.map(({ hand }) => hand).join(' '),
    roles.map(({ caps }) => caps).join(' '),
    roles.map(({ actionCards }) => actionCards).join(' '),
    variant,
  ];
}

test('GT-26 GT-67 the eight guidelines are as the catalogue prints them, all figures', () => {
  expect(pack.guidelines.map(row)).toEqual(TABLE);
});

test('G2.1g1 Intro: four cards a side, one map, from long edge to long edge', () => {
  expect(row(guideline(1))).toEqual(TABLE[0]);
});

test('G2.1g2 Infantry: hands of 3 to 8 as a variant, as many CAPs', () => {
  expect(row(guideline(2))).toEqual(TABLE[1]);
});

test('G2.1g3 Light Armor: a second map and hands of 6 as a variant', () => {
  expect(row(guideline(3))).toEqual(TABLE[2]);
});

test('G2.1g4 Armor: two maps, or one with hands of 4 to 10 and a CAP less', () => {
  expect(row(guideline(4))).toEqual(TABLE[3]);
});

test('G2.1g5 Full Deck: all cards, hands of 3 to 10 as a variant', () => {
  expect(row(guideline(5))).toEqual(TABLE[4]);
});

test('G2.1g6 Light Armor & Infantry: cards 01 to 16, hands of 3 to 10 as a variant', () => {
  expect(row(guideline(6))).toEqual(TABLE[5]);
});

test('G2.1g7 Three Player: two Germans with 4 cards each against a Soviet with 8, or the other way round', () => {
  expect(row(guideline(7))).toEqual(TABLE[6]);
});

test('G2.1g8 Four Player: each with 4 cards, of 01 to 12 or of 13 to 25', () => {
  expect(row(guideline(8))).toEqual(TABLE[7]);
});

test('G2.1.3 the Action decks have the cards 02 to 07 or 02 to 13, with 20 and 40 where armor fights', () => {
  const upTo = (last: number): number[] => Array.from({ length: last - 1 }, (_each, place) => place + 2);
  const decks = pack.guidelines.map(({ actionDeck }) => actionDeck);
  const many = [...upTo(13), 20, 40];
  expect(decks).toEqual([upTo(7), upTo(13), [...upTo(13), 20], many, [...upTo(13), 40], many, many, many]);
});

test('R-203 the two Germans of guideline 7 draw from one deck', () => {
  expect(guideline(7).roles.map(({ deck }) => deck)).toEqual(['shared', undefined, 'shared']);
});

test('G2.1.13 no guideline has the Air Strike in its Action deck', () => {
  for (const { actionDeck } of pack.guidelines)
    for (const number of actionDeck)
      expect(pack.actionCards.find((card) => card.number === number)?.kind).not.toBe('weapon');
});
