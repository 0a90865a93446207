import { expect, test } from 'vitest';
import { battleWith, hex, unit } from '../testing/fire-field.ts';
import { explainCard } from './card-reasons.ts';
import { namesIn } from './fire.ts';

test('what speaks against a card is told with its rule', () => {
  const battle = battleWith('g03 0,0');
  const names = namesIn(battle);
  expect(explainCard({ rule: 'B8.1', key: 'alreadySpent', unit: unit('s05') }, names)).toBe(
    's05 is already spent (B8.1)',
  );
  expect(explainCard({ rule: 'B13.1', key: 'smokeOnWater', at: hex(battle, '1,0') }, names)).toBe(
    'smoke cannot be laid on the water in 1,0 (B13.1)',
  );
});
