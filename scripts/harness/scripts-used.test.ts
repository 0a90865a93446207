import { expect, test } from 'vitest';
import { Script } from '../../packages/kernel/src/testing/index.ts';

test.fails('a test that leaves a scripted die fails, though it does not look', () => {
  const script = new Script({ dice: [4, 3] });
  expect(script.next('dice')).toBe(4);
});

test('one that uses all of them does not', () => {
  const script = new Script({ dice: [4] });
  expect(script.next('dice')).toBe(4);
});
