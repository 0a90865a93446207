import { expect, test } from 'vitest';
import { ORDER_CARDS } from '../../content/order-cards.ts';
import {
  ADVANCE_CONDITIONS,
  AI_ACTIONS,
  type AiOrder,
  CLOSE_COMBAT_ACTIONS,
  GOALS,
  ORDER_WORDS,
  RELATIONS,
  SHORT_RANGE_ACTIONS,
  THIRD_PRIORITIES,
} from '../../model/solo/order.ts';
import { aiOrderSchema, type AiOrderSource, orderCardOf } from '../../model/pack/orders.ts';
import type { OrderCard } from '../../model/pack/cards.ts';
import { printOrderCard } from '../../testing/print-order-card.ts';
import { printAdvance, printOrder } from './order-text.ts';

const order = (source: AiOrderSource): AiOrder => aiOrderSchema.parse(source);
const said = (source: AiOrderSource): string => printOrder(order(source));
const isFit = (line: string): boolean => /^[A-Z]/.test(line) && !/undefined|NaN| {2}| [,:.]|[,:]$/.test(line);

test('S4.1 an order reads as a player would read it out', () => {
  expect(said({ who: ['unhit', 'mobile'], target: ['inOpen'], action: 'fire', caps: 1 })).toBe(
    'Unhit, mobile AI closest to a unit in 0 DM hex: fire (+1 CAP)',
  );
  expect(
    said({ who: ['rumored'], relation: 'farthest', to: ['objective', 'unit'], action: 'move', lowRisk: true }),
  ).toBe('Rumored Enemy farthest from a Mission Objective or a unit: move toward it, Low Risk');
  expect(
    said({ who: ['mortarOrInfGun'], target: ['unhit', 'nextToEnemy'], action: 'fire', caps: 2, longRange: true }),
  ).toBe('AI mortar or inf gun closest to an unhit unit adjacent to an AI: fire, at long range too (+2 CAPs)');
  expect(said({ who: ['foot', 'notDugIn', 'highestAR'], target: ['fresh', 'lowestDV'], action: 'digIn' })).toBe(
    'Highest FP AI on foot, not dug in, closest to the lowest DV fresh unit: dig in',
  );
  expect(said({ who: ['hit'], action: 'rally', many: 3 })).toBe(
    'Hit AI closest to a unit: rally, up to 3 of them, one spent check',
  );
});

test('S4.1 the one changes with the other: whatever differs in an order differs in its words', () => {
  const orders = [
    ...ORDER_WORDS.flatMap((word) => [said({ who: [word], action: 'move' }), said({ target: [word], action: 'move' })]),
    ...AI_ACTIONS.map((action) => said({ action, who: ['fresh', 'spent'] })),
    ...RELATIONS.map((relation) => said({ relation, who: ['hit', 'foot'], action: 'move' })),
    ...GOALS.map((goal) => said({ to: [goal], who: ['spent', 'foot'], action: 'move' })),
    said({ to: ['unit', 'objective'], action: 'move' }),
    said({ to: ['objective', 'unit'], action: 'move' }),
    said({ action: 'move' }),
    said({ action: 'move', lowRisk: true }),
    said({ action: 'move', longRange: true }),
    said({ action: 'move', caps: 1 }),
    said({ action: 'move', caps: 2 }),
    said({ action: 'move', many: 2 }),
    said({ action: 'move', within: 1 }),
    said({ action: 'move', within: 2 }),
  ];
  expect(new Set(orders).size).toBe(orders.length);
  expect(orders.filter((line) => !isFit(line))).toEqual([]);
});

test('S2.3.1a every condition for the marker has its words', () => {
  const lines = ADVANCE_CONDITIONS.flatMap((when) => [printAdvance({ by: 1, when }), printAdvance({ by: 2, when })]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.filter((line) => !isFit(line))).toEqual([]);
});

const bare: OrderCard = orderCardOf({
  number: 1,
  spentNumber: 1,
  remainsFresh: false,
  isCommand: false,
  hex: 'D14',
  advance: null,
  closeCombat: [],
  shortRange: [],
  third: 'none',
  orders: [],
});

test('S4.1.2a, S4.1.2b, S4.1.2c, S4.1.2d all that Priority Orders can list has its words', () => {
  expect(printOrderCard({ ...bare, closeCombat: CLOSE_COMBAT_ACTIONS, shortRange: SHORT_RANGE_ACTIONS })).toEqual([
    'Order Card 01',
    'Spent Number 1; hex D14',
    'Close combat: attack, auto-rally, rally, disengage',
    'Short range: attack, group attack, pivot, rally, disengage, move into close combat, pivot and/or attack',
  ]);
  const thirds = THIRD_PRIORITIES.map((third) => printOrderCard({ ...bare, third }).slice(2));
  expect(thirds).toEqual([
    ['Execute Counteractions'],
    ['The AI passes if there are fewer fresh AIs than fresh units'],
    [],
  ]);
});

test('R-123 every card can be read, and no two of them say the same', () => {
  const cards = ORDER_CARDS.map(printOrderCard);
  expect(cards.flat().filter((line) => !isFit(line))).toEqual([]);
  expect(new Set(cards.map((lines) => lines.slice(2).join('\n'))).size).toBe(55);
});

test('S4.3 a Command card says so, with the CAPs that help its Priority Orders', () => {
  expect(printOrderCard(cardOf(6))).toEqual([
    'Order Card 06, Command Order',
    'Spent Number 2; hex K08',
    'Close combat: disengage, attack (+1 CAP)',
    'Short range: pivot, group attack (+1 CAP)',
    'AI on foot, not dug in, in a fire zone, closest to a unit: dig in',
    'AI in cover closest to a fresh unit: fire (+1 CAP)',
    'Spent AI closest to a unit: become fresh',
    'AI closest to a unit: fire',
  ]);
});

test('S4.1 a green card, line by line, with the sign for the player’s units', () => {
  expect(printOrderCard(cardOf(31))).toEqual([
    'Order Card 31',
    'Spent Number 4, Remain Fresh; hex H17',
    'Advance by 2 unless there are more units than AIs',
    'Close combat: attack',
    'Short range: group attack',
    'Execute Counteractions',
    'AI mortar or inf gun closest to a unit: fire, at long range too (+2 CAPs)',
    'AI closest to a unit: fire, at long range too (+1 CAP)',
    'Execute Mission Orders',
    'AI out of LOS closest to a unit or a Mission Objective: move toward it, Low Risk',
  ]);
});

test('R-123 card 18', () => {
  expect(printOrderCard(cardOf(18))).toEqual([
    'Order Card 18',
    'Spent Number 3; hex D14',
    'Advance by 1 unless there are more units than AIs',
    'Close combat: attack, auto-rally',
    'Short range: pivot, group attack',
    'Execute Counteractions',
    'Unhit AI in cover closest to a unit in 0 DM hex: fire as a group (+1 CAP)',
    'AI closest to a unit: fire',
    'Mobile AI in 0 DM hex closest to a Mission Objective or a unit: move toward it, Low Risk',
    'AI farthest from a unit: move toward it, Low Risk',
  ]);
});

function cardOf(number: number): OrderCard {
  return ORDER_CARDS[number - 1] ?? bare;
}
