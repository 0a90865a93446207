import { readFileSync } from 'node:fs';
import { checkShape } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import {
  ADVANCE_CONDITIONS,
  type AdvanceCondition,
  AI_ACTIONS,
  type AiAction,
  type AiOrder,
  CLOSE_COMBAT_ACTIONS,
  ORDER_WORDS,
  type OrderWord,
  SHORT_RANGE_ACTIONS,
} from '../model/solo/order.ts';
import { orderCardSchema } from '../model/pack/orders.ts';
import type { OrderCard } from '../model/pack/cards.ts';
import { ORDER_CARDS } from './order-cards.ts';

/** S2.3.1a: the conditions for advancing the marker; every card of ours has one. */
const COMPARISONS = ADVANCE_CONDITIONS.filter((condition) => condition !== 'always');

const between = (first: number, last: number) => ORDER_CARDS.filter(({ number }) => number >= first && number <= last);
const defense = between(5, 43);
const offense = between(13, 51);
const decks = [
  ['the Defense deck', defense],
  ['the Offense deck', offense],
] as const;

const average = (cards: typeof ORDER_CARDS) =>
  cards.reduce((sum, { spentNumber }) => sum + spentNumber, 0) / cards.length;

function ordersOf(cards: readonly OrderCard[]): AiOrder[] {
  return cards.flatMap(({ orders }) => orders.filter((order) => order !== 'missionOrders'));
}

test('R-03 there are 55 cards, each number so many times', () => {
  const times = [1, 2, 3, 4, 5, 6, 7].map((n) => ORDER_CARDS.filter(({ spentNumber }) => spentNumber === n).length);
  expect(times).toEqual([11, 5, 11, 6, 11, 5, 6]);
});

test('R-142 the first eight and the last eight are Command cards', () => {
  const commands = ORDER_CARDS.filter(({ isCommand }) => isCommand).map(({ number }) => number);
  expect(commands).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 48, 49, 50, 51, 52, 53, 54, 55]);
});

test('R-03 six cards have the sign, none of them a Command card, and both decks hold them all', () => {
  const signed = ORDER_CARDS.filter(({ remainsFresh }) => remainsFresh);
  expect(signed).toHaveLength(6);
  expect(signed.some(({ isCommand }) => isCommand)).toBe(false);
  for (const [, deck] of decks) expect(deck.filter((card) => signed.includes(card))).toEqual(signed);
});

test('R-03 the decks of 39 cards for defence and attack check about as hard as the whole', () => {
  for (const [, deck] of decks) {
    expect(deck).toHaveLength(39);
    expect(Math.abs(average(deck) - average(ORDER_CARDS))).toBeLessThan(0.15);
  }
});

test('S4.1 every card is what the schema of cards from outside makes of it', () => {
  for (const card of ORDER_CARDS)
    expect(checkShape(orderCardSchema, JSON.parse(JSON.stringify(card)))).toEqual({ ok: true, value: card });
});

test('S4.1 the card that stands in the guide to packs is sound, and the guide names the whole vocabulary', () => {
  const guide = readFileSync(new URL('../../../../docs/packs.md', import.meta.url), 'utf8');
  const [, section = ''] = guide.split('## Order cards');
  const [, json = ''] = /```json\n([^`]*)```/.exec(section) ?? [];
  expect(checkShape(orderCardSchema, JSON.parse(json)).ok).toBe(true);
  const words = [...ORDER_WORDS, ...AI_ACTIONS, ...CLOSE_COMBAT_ACTIONS, ...SHORT_RANGE_ACTIONS, ...ADVANCE_CONDITIONS];
  expect(words.filter((word) => !section.includes(`\`${word}\``))).toEqual([]);
});

test('S4.1 a card from outside with a word, an aim or a hex that there is not is refused', () => {
  const card = { ...ORDER_CARDS[17] };
  const refused = (changes: object): boolean => !checkShape(orderCardSchema, { ...card, ...changes }).ok;
  expect(refused({})).toBe(false);
  expect(refused({ orders: [{ who: ['brave'], action: 'fire' }] })).toBe(true);
  expect(refused({ orders: [{ to: ['objective'], action: 'fire' }] })).toBe(true);
  expect(refused({ orders: ['retreat'] })).toBe(true);
  expect(refused({ hex: 'M14' })).toBe(true);
  expect(refused({ advance: { by: 3, when: 'always' } })).toBe(true);
});

test('R-123 every card names a hex of its own, inside the rim of any board; card 18 names D14', () => {
  const hexes = ORDER_CARDS.map(({ hex }) => hex);
  expect(new Set(hexes).size).toBe(55);
  expect(hexes[17]).toBe('D14');
  for (const hex of hexes) expect(hex).toMatch(/^([B-K](04|06|08|10|12|14|16)|[C-K](03|05|07|09|11|13|15|17))$/);
});

test('R-123 the hexes of a deck are spread over the whole board', () => {
  for (const [, deck] of decks) {
    const quarters = [0, 0, 0, 0];
    for (const { hex } of deck) {
      const quarter = (hex.charAt(0) > 'F' ? 2 : 0) + (Number(hex.slice(1)) > 10 ? 1 : 0);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    expect(Math.min(...quarters)).toBeGreaterThanOrEqual(8);
  }
});

test('S2.3.1a only green cards advance the marker, by 1 on most of them, and each asks for counts of units and AI', () => {
  const advances = ORDER_CARDS.flatMap(({ isCommand, advance }) =>
    advance === null ? [] : [{ isCommand, ...advance }],
  );
  expect(advances.some(({ isCommand }) => isCommand)).toBe(false);
  const byTwo = advances.filter(({ by }) => by === 2);
  expect(byTwo.length).toBeGreaterThan(0);
  expect(byTwo.length).toBeLessThan(advances.length / 4);
  expect(new Set(advances.map(({ when }) => when))).toEqual(new Set(COMPARISONS));
});

/** The average in captains' matches of the solo missions. */
const DRAWS_A_ROUND = 12;

/** Spaces a round, given the chance that a condition holds. */
function tempo(deck: readonly OrderCard[], chance: (when: AdvanceCondition) => number): number {
  const spaces = deck.reduce((sum, { advance }) => sum + (advance === null ? 0 : advance.by * chance(advance.when)), 0);
  return (spaces / deck.length) * DRAWS_A_ROUND;
}

test.each(decks)('R-124 the marker goes about 4 spaces a round with %s', (_name, deck) => {
  const spaces = tempo(deck, () => 0.5);
  expect(spaces).toBeGreaterThan(3.2);
  expect(spaces).toBeLessThan(4.8);
});

test.each(decks)('R-124 and about as many whoever has more counters: %s', (_name, deck) => {
  const met: readonly (readonly AdvanceCondition[])[] = [
    ['moreAi', 'notMoreUnits'],
    ['moreUnits', 'notMoreAi'],
    ['notMoreAi', 'notMoreUnits', 'asMany'],
  ];
  for (const conditions of met) {
    const spaces = tempo(deck, (when) => (conditions.includes(when) ? 1 : 0));
    expect(Math.abs(spaces - 4)).toBeLessThan(0.4);
  }
});

test('R-123 every card has 2 to 4 Tactical Orders of which at most one names those of the mission', () => {
  for (const { orders } of ORDER_CARDS) {
    expect(orders.length).toBeGreaterThanOrEqual(2);
    expect(orders.length).toBeLessThanOrEqual(4);
    expect(orders.filter((order) => order === 'missionOrders').length).toBeLessThanOrEqual(1);
  }
});

test.each([['all cards', ORDER_CARDS] as const, ...decks])(
  'S7.1 Mission Orders stand on about two in three of %s: often last, more often before the card’s own last resort',
  (_name, cards) => {
    const naming = cards.filter(({ orders }) => orders.includes('missionOrders'));
    expect(naming.length / cards.length).toBeGreaterThan(0.58);
    expect(naming.length / cards.length).toBeLessThan(0.75);
    const last = naming.filter(({ orders }) => orders.at(-1) === 'missionOrders');
    // A move as the last resort keeps the AI from passing where the mission's orders fail.
    expect(last.length / naming.length).toBeGreaterThan(0.3);
    expect(last.length / naming.length).toBeLessThan(0.5);
  },
);

test('R-123 the last move order of a card of both decks is for guns and hit units as well, so that the AI passes seldom', () => {
  const last = between(9, 47).flatMap(({ number, orders }) => {
    const order = orders.findLast((each) => each !== 'missionOrders' && each.action === 'move');
    return order === undefined || order === 'missionOrders' ? [] : [{ number, who: order.who }];
  });
  expect(last.length).toBeGreaterThan(30);
  expect(last.filter(({ who }) => who.includes('mobile') || who.includes('unhit')).map(({ number }) => number)).toEqual(
    [],
  );
});

test('S4.1.2a, S4.1.2b every card says what is done in close combat and at short range, each thing once', () => {
  for (const { closeCombat, shortRange } of ORDER_CARDS) {
    expect(closeCombat).toContain('attack');
    expect(shortRange.length).toBeGreaterThan(0);
    expect(new Set(closeCombat).size).toBe(closeCombat.length);
    expect(new Set(shortRange).size).toBe(shortRange.length);
  }
});

test.each([['all cards', ORDER_CARDS] as const, ...decks])(
  'S4.1.2c, S4.1.2d Counteractions stand on about half of %s, the test for a pass on a few green ones',
  (_name, cards) => {
    const withThird = (third: OrderCard['third']) => cards.filter((card) => card.third === third);
    expect(withThird('counteractions').length / cards.length).toBeGreaterThan(0.45);
    expect(withThird('counteractions').length / cards.length).toBeLessThan(0.65);
    expect(withThird('passTest').length).toBeGreaterThanOrEqual(3);
    expect(withThird('passTest').length).toBeLessThanOrEqual(6);
    expect(withThird('passTest').some(({ isCommand }) => isCommand)).toBe(false);
  },
);

test('S4.3.1 a card gives +1 CAP or +2 CAPs, never more', () => {
  const caps = [
    ...ORDER_CARDS.map(({ priorityCaps }) => priorityCaps),
    ...ordersOf(ORDER_CARDS).map((each) => each.caps),
  ];
  expect(new Set(caps)).toEqual(new Set([0, 1, 2]));
});

test('S6.1 Rumored Enemies have orders of their own on cards of every temper: they come nearer, and they ambush', () => {
  for (const cards of [between(1, 12), between(13, 22), between(23, 33), between(34, 43), between(44, 55)])
    expect(ordersOf(cards).filter(({ who }) => who.includes('rumored'))).not.toEqual([]);
  const own = ordersOf(ORDER_CARDS).filter(({ who }) => who.includes('rumored'));
  expect(own.length).toBeGreaterThanOrEqual(8);
  const fire = own.filter(({ action }) => action === 'fire' || action === 'groupFire');
  expect(fire.length).toBeGreaterThanOrEqual(2);
  expect(fire.length).toBeLessThan(own.length / 2);
});

test('S5.0a the lowest DV is asked of AI too, not only of units', () => {
  const orders = ordersOf(ORDER_CARDS);
  expect(orders.filter(({ who }) => who.includes('lowestDV')).length).toBeGreaterThanOrEqual(3);
  expect(orders.filter(({ target }) => target.includes('lowestDV')).length).toBeGreaterThanOrEqual(3);
});

/**
 * S4.1.2: actions next to a unit are in the Priority Orders; S2.4b: missions end rounds; G5.3.4g: only generated
 * missions have a Draw Cup and tiles.
 */
const ONLY_ELSEWHERE: readonly AiAction[] = [
  'closeCombat',
  'pivot',
  'pivotAndFire',
  'endRound',
  'leave',
  'enterFromCup',
];
const ONLY_ON_TILES: readonly OrderWord[] = ['crewed'];

test('R-123 every word and every action of the vocabulary is on some card', () => {
  const orders = ordersOf(ORDER_CARDS);
  const words = new Set(orders.flatMap(({ who, target }) => [...who, ...target]));
  expect(ORDER_WORDS.filter((word) => !words.has(word))).toEqual(ONLY_ON_TILES);
  const actions = new Set(orders.map(({ action }) => action));
  expect(AI_ACTIONS.filter((action) => !actions.has(action) && !ONLY_ELSEWHERE.includes(action))).toEqual([]);
  const close = new Set(ORDER_CARDS.flatMap(({ closeCombat }) => closeCombat));
  expect(CLOSE_COMBAT_ACTIONS.filter((action) => !close.has(action))).toEqual([]);
  const short = new Set(ORDER_CARDS.flatMap(({ shortRange }) => shortRange));
  expect(SHORT_RANGE_ACTIONS.filter((action) => !short.has(action))).toEqual([]);
});

test('S4.3 only a Command card orders about those who are spent', () => {
  const green = ordersOf(ORDER_CARDS.filter(({ isCommand }) => !isCommand));
  expect(green.filter(({ who, action }) => who.includes('spent') || action === 'recover')).toEqual([]);
});

const RUSHES: readonly AiAction[] = ['moveAndFire', 'moveIntoCloseCombat', 'advance'];
const CARES: readonly AiAction[] = ['rally', 'autoRally', 'digIn', 'disengage', 'pivot', 'recover'];

/** The share of these cards' orders that attack, and the share that look after the AI itself. */
function temper(cards: readonly OrderCard[]): { readonly attack: number; readonly defend: number } {
  const orders = ordersOf(cards);
  const attack = orders.filter(({ action, lowRisk }) => RUSHES.includes(action) || (action === 'move' && !lowRisk));
  const defend = orders.filter(({ action, lowRisk }) => CARES.includes(action) || lowRisk);
  return { attack: attack.length / orders.length, defend: defend.length / orders.length };
}

test('R-123 the low cards defend, the high ones attack, and those of both decks stand between', () => {
  const [low, middle, high] = [temper(between(1, 12)), temper(between(13, 43)), temper(between(44, 55))];
  expect(low.attack).toBeLessThan(0.1);
  expect(low.defend).toBeGreaterThan(0.5);
  expect(middle.attack).toBeGreaterThan(low.attack + 0.1);
  expect(middle.attack).toBeLessThan(high.attack - 0.1);
  expect(middle.defend).toBeLessThan(low.defend - 0.1);
  expect(middle.defend).toBeGreaterThan(high.defend + 0.1);
  expect(high.attack).toBeGreaterThan(0.5);
  expect(high.defend).toBeLessThan(0.2);
});

test('R-123 the same holds for the Priority Orders: men go into close combat on high cards, and away on low ones', () => {
  const share = (cards: readonly OrderCard[], word: 'moveIntoCloseCombat' | 'disengage'): number =>
    cards.filter(({ shortRange }) => shortRange.includes(word)).length / cards.length;
  expect(share(between(1, 18), 'moveIntoCloseCombat')).toBe(0);
  expect(share(between(38, 55), 'moveIntoCloseCombat')).toBeGreaterThan(0.6);
  expect(share(between(1, 18), 'disengage')).toBeGreaterThan(0.25);
  expect(share(between(38, 55), 'disengage')).toBe(0);
});
