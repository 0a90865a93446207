import type { Sentence } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { toyPlan } from '../testing/toy-plan.ts';
import { clickablesOf } from './clickables.ts';
import { ordersIn, planWith, withoutOrder } from './plan.ts';
import { back, type Click, press } from './press.ts';
import { proposalOf, type Saying } from './saying.ts';

const position = toyPlan();

function saying(text: string, chosen = -1, later: readonly Sentence[] = []): Saying {
  return { position, words: text === '' ? [] : text.split(' '), chosen, later };
}

function pressed(from: Saying, click: Click): string {
  const it = press(from, click);
  switch (it.does) {
    case 'say':
      return [it.words.join(' '), ...it.later.map((order) => order.join(' '))].join(' | ');
    case 'take':
      return `take ${it.unit}: ${it.words.join(' ')}`;
    case 'choose':
      return `choose ${it.entries.map(({ label }) => label).join(', ')}`;
    case 'send':
    case 'nothing':
      return it.does;
  }
}

const [A1, A2, A3, R1, R2] = [0, 1, 2, 3, 4];

test('a plan is cut into its orders, the word that ends it apart', () => {
  const orders = ordersIn(saying('dig a1 move a3 h4 attack r1 a3 a2 disclose'));
  expect(orders.map(({ words }) => words.join(' '))).toEqual(['dig a1', 'move a3 h4', 'attack r1 a3 a2']);
  expect(orders.at(-1)).toMatchObject({ from: 5, to: 9 });
});

test('a click on one’s own unit chooses it; then a click on a hex moves it and one on an enemy attacks', () => {
  expect(pressed(saying(''), { unit: A3 })).toBe('take 2: ');
  expect(pressed(saying('', A3), { hex: 4 })).toBe('move a3 h4');
  expect(pressed(saying('', A3), { unit: R1 })).toBe('attack r1 a3');
  expect(pressed(saying('move a3 h4', A3), { hex: 5 })).toBe('move a3 h4 attack r1 a3');
  expect(pressed(saying('move a3 h4', A3), { unit: A2 })).toBe('take 1: move a3 h4');
  expect(pressed(saying(''), { hex: 3 })).toBe('take 2: ');
  expect(pressed(saying('', A1), { hex: 7 })).toBe('nothing');
});

test('an order is put where it may stand: a move in front of the attacks, a card in front of all', () => {
  expect(pressed(saying('move a3 h4 attack r1 a3', A2), { hex: 0 })).toBe('move a3 h4 move a2 h0 attack r1 a3');
  expect(pressed(saying('move a3 h4 attack r1 a3'), { card: 7 })).toBe('dig | move a3 h4 | attack r1 a3');
  expect(pressed(saying('dig', -1, [['move', 'a3', 'h4']]), { unit: A1 })).toBe('dig a1 | move a3 h4');
});

test('what a unit was told before gives way to what it is told now, and what rested on it goes', () => {
  expect(pressed(saying('move a2 h4 attack r1 a3', A2), { hex: 0 })).toBe('move a2 h0 attack r1 a3');
  expect(pressed(saying('move a2 h4 attack r2 a2 a3', A2), { hex: 0 })).toBe('move a2 h0');
  expect(planWith(saying('move a2 h4 attack r1 a2 a3', A2), ['move', 'a2'])).toEqual({
    words: ['move', 'a2'],
    later: [['attack', 'r1', 'a2', 'a3']],
  });
  expect(withoutOrder(saying('move a2 h4 attack r2 a2 a3'), 0)).toEqual([]);
  expect(withoutOrder(saying('move a2 h4 move a1 h0 attack r1 a3'), 1).join(' ')).toBe('move a2 h4 attack r1 a3');
});

test('orders of one kind do not push each other out: there are no more than may be given', () => {
  const full = saying('move a2 h4 move a1 h0', A3);
  expect(pressed(full, { hex: 2 })).toBe('take 1: move a2 h4 move a1 h0');
  expect(pressed(full, { hex: 1 })).toBe('take 0: move a2 h4 move a1 h0');
  expect(clickablesOf(full).hexes.size).toBe(0);
  expect(clickablesOf(full).buttons.map(({ label }) => label)).not.toContain('move');
});

test('a unit joins the attack on whoever is clicked, and leaves the one it was in', () => {
  expect(pressed(saying('attack r1 a3', A2), { unit: R1 })).toBe('attack r1 a3 a2');
  expect(pressed(saying('attack r1 a3 a2', A3), { unit: R1 })).toBe('attack r1 a2 a3');
  expect(pressed(saying('attack r1 a3'), { hex: 2 })).toBe('take 1: attack r1 a3');
  const other = saying('move a2 h4 attack r1 a3 a2', A2);
  expect(pressed(other, { unit: R2 })).toBe('move a2 h4 attack r2 a2 | attack r1 a3');
});

test('an order that is half said goes on with what it lacks, and gives way to a click that is none of that', () => {
  const half = saying('move a2 h4 attack r2 a3');
  expect(proposalOf(half)).toBeNull();
  expect(pressed(half, { unit: A2 })).toBe('move a2 h4 attack r2 a3 a2');
  expect(pressed(half, { unit: A1 })).toBe('take 0: move a2 h4');
  expect(pressed(saying('move a3', -1, [['attack', 'r1', 'a3']]), { hex: 4 })).toBe('move a3 h4 | attack r1 a3');
  expect(pressed(saying('move a3', -1, [['attack', 'r1', 'a3']]), { unit: A1 })).toBe('take 0: attack r1 a3');
});

test('one step back is one order less; what waited behind a half said one is there again', () => {
  expect(back(saying('move a3 h4 attack r1 a3')).words.join(' ')).toBe('move a3 h4');
  expect(back(saying('dig', -1, [['move', 'a3', 'h4']]))).toMatchObject({ words: ['move', 'a3', 'h4'], later: [] });
});

test('a plan can be disclosed at any time between two orders, also with none; a second click on a goal does not do it', () => {
  expect(proposalOf(saying(''))).toEqual(['disclose']);
  expect(proposalOf(saying('move a3 h4'))?.join(' ')).toBe('move a3 h4 disclose');
  expect(proposalOf(saying('move a3'))).toBeNull();
  expect(pressed(saying('move a3 h4', A3), { hex: 4 })).toBe('move a3 h4');
});

test('what may follow is all there to be clicked, and what may stand further in front as well', () => {
  const words = (text: string): string[] => {
    const { buttons, cards } = clickablesOf(saying(text));
    return [...buttons, ...[...cards.values()].flat()].map(({ words: said }) => said.join(' ')).toSorted();
  };
  expect(words('')).toEqual(['attack', 'dig', 'disclose', 'move']);
  expect(words('move a3 h4')).toEqual(['dig', 'move a3 h4 attack', 'move a3 h4 disclose', 'move a3 h4 move']);
  expect(words('attack r1 a3')).toEqual(['attack r1 a3 disclose', 'dig', 'move']);
});
