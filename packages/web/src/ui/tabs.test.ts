import { expect, test } from 'vitest';
import { nextPlace } from './tabs.tsx';

test('arrows go round the tabs, Home and End to the first and last, other keys nowhere', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => nextPlace(key, 1, 4))).toEqual([
    2,
    0,
    0,
    3,
    null,
  ]);
  expect([nextPlace('ArrowLeft', 0, 4), nextPlace('ArrowRight', 3, 4)]).toEqual([3, 0]);
  expect(nextPlace('ArrowRight', -1, 4)).toBeNull();
});
