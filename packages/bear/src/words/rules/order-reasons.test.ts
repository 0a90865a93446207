import { expect, test } from 'vitest';
import { judgeRally } from '../../rules/hits/rally.ts';
import { battleWith, hex, unit } from '../../testing/fire-field.ts';
import { namesIn } from './fire.ts';
import { explainRally } from './order-reasons.ts';
import { explainReason } from './reason.ts';

const told = (battle: ReturnType<typeof battleWith>): string[] =>
  explainRally(judgeRally(battle, unit('g03')), namesIn(battle));

test('a rally is told with the number it starts from and what helps', () => {
  expect(told(battleWith('g03 0,0 suppressed; g04 0,0', { ground: { '0,0': 'lightWoods' } }))).toEqual([
    'needs 5: 30 of 36, with 1 CAP 33, with 2 CAPs 35',
    '7 on the hit marker of g03 (B7.6)',
    '+1 in cover in 0,0 (B7.6.1)',
    'the terrain in 0,0 is cover (B4.3)',
    '+1 stacked with unhit g04 (B7.6.1)',
  ]);
});

test('one that cannot be is told with what is against it', () => {
  expect(told(battleWith('g03 0,0'))).toEqual(['g03 is not hit (B7.6)']);
  expect(told(battleWith('g03 0,0 pinned; s01 0,0'))).toEqual(['there is an enemy in its hex 0,0 (B7.6)']);
});

test('why a unit cannot hide is told with the hex it is seen from', () => {
  const battle = battleWith('g03 0,0');
  const reason = { rule: 'B10.2', key: 'seen', at: hex(battle, '3,0'), unit: unit('g03') } as const;
  expect(explainReason(reason, namesIn(battle))).toBe('the enemy in 3,0 would see where g03 goes (B10.2)');
});
