import { expect, test } from 'vitest';
import { DEFENSE_COUNTERS } from './defense-counters.ts';

test('B18.5 the cup has sixteen counters, four of each pair, and every defense is on some of them', () => {
  expect(DEFENSE_COUNTERS.map(({ faces, copies }) => `${copies} ${faces.join(' / ')}`)).toEqual([
    '4 hasty / wire',
    '4 trench / roadBlock',
    '4 bunker / mine',
    '4 hasty / mine',
  ]);
});
