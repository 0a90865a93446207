import { expect, test } from 'vitest';
import { ACTION_CARDS } from '../content/action-cards.ts';
import { cardName, cardText } from './cards.ts';

test.each(ACTION_CARDS.map((card) => [card.id, card] as const))('%s has a name and a text for the hand', (id, card) => {
  expect(cardName(card)).not.toBe(id);
  expect(cardText(card)).toMatch(/^[A-Z].{20,110}\.$/);
});

test('a card from outside goes by its word', () => {
  expect(cardName({ id: 'c99' })).toBe('c99');
  expect(cardText({ id: 'c99' })).toBe('');
});
