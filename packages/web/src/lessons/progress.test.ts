import { expect, test } from 'vitest';
import { readProgress } from './progress.ts';

test('what was learned is read as far as it can be', () => {
  const at = { step: 2, text: '{}' };
  const kept = { done: ['bear/move', 7], left: { 'bear/fire': at, 'bear/caps': { step: 'two' } } };
  expect(readProgress(kept)).toEqual({ done: ['bear/move'], left: { 'bear/fire': at } });
  expect(readProgress('nonsense')).toEqual({ done: [], left: {} });
  expect(readProgress(undefined)).toEqual({ done: [], left: {} });
});
