import { expect, test } from 'vitest';
import { pauseOf } from './film-speed.ts';

const STEPS = ['card', 'candidates', 'distances', 'ladder', 'deed', 'outcome'] as const;
const lasts = (speed: 'slow' | 'normal' | 'fast' | 'instant'): number =>
  STEPS.reduce((sum, step) => sum + (pauseOf(speed, step) ?? 0), 0);

test('all six pictures of a turn last four seconds at normal speed; step by step nothing goes on by itself', () => {
  expect(lasts('normal')).toBe(4000);
  expect(lasts('fast')).toBeLessThan(lasts('normal'));
  expect(lasts('slow')).toBeGreaterThan(lasts('normal'));
  expect(lasts('instant')).toBe(0);
  expect(STEPS.map((step) => pauseOf('step', step))).toEqual(STEPS.map(() => null));
});
