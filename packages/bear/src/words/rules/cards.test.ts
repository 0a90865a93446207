import { expect, test } from 'vitest';
import { ACTION_CARDS } from '../../content/action-cards.ts';
import { battleWith, hex, unit } from '../../testing/fire-field.ts';
import { briefCard, cardName, cardText } from './cards.ts';
import { namesIn } from './fire.ts';
import { explainReason } from './reason.ts';

test.each(ACTION_CARDS.map((card) => [card.id, card] as const))('%s has a name and a text for the hand', (id, card) => {
  expect(cardName(card)).not.toBe(id);
  expect(cardText(card)).toMatch(/^[A-Z].{20,110}\.$/);
  // Two lines at rest, whose widths are measured in a browser: no full stop, no figure left out.
  expect(briefCard(card).text).toMatch(/^[A-Z+].{10,44}[^.]$/);
  expect(briefCard(card).name).toMatch(/^.{4,20}$/);
});

test('a card from outside goes by its word', () => {
  expect(cardName({ id: 'c99' })).toBe('c99');
  expect(cardText({ id: 'c99' })).toBe('');
  expect(briefCard({ id: 'c99' })).toEqual({ name: 'c99', text: '' });
});

test('what speaks against a card is told with its rule', () => {
  const battle = battleWith('g03 0,0');
  const names = namesIn(battle);
  expect(explainReason({ rule: 'B8.1', key: 'alreadySpent', unit: unit('s05') }, names)).toBe(
    's05 is already spent (B8.1)',
  );
  expect(explainReason({ rule: 'B13.1', key: 'smokeOnWater', at: hex(battle, '1,0') }, names)).toBe(
    'smoke cannot be laid on the water in 1,0 (B13.1)',
  );
});
