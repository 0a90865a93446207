import { expect, test } from 'vitest';
import { battleWith, hex, unit } from '../testing/fire-field.ts';
import { namesIn } from './fire.ts';
import { explainHidden } from './hidden.ts';

test('why a unit cannot hide is told with the hex it is seen from', () => {
  const battle = battleWith('g03 0,0');
  const reason = { rule: 'B10.2', key: 'seen', at: hex(battle, '3,0'), unit: unit('g03') } as const;
  expect(explainHidden(reason, namesIn(battle))).toBe('the enemy in 3,0 would see where g03 goes (B10.2)');
});
