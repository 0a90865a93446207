import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

test('the AI moves as fast as it is set, a person at one speed, and at once means at once for both', () => {
  expect(paceOf('slow', false)).toBeGreaterThan(paceOf('normal', false));
  expect(paceOf('fast', false)).toBeLessThan(paceOf('normal', false));
  expect(paceOf('fast', true)).toBe(paceOf('slow', true));
  expect([paceOf('instant', false), paceOf('instant', true)]).toEqual([0, 0]);
});
