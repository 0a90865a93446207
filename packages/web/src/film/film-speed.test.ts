import { expect, test } from 'vitest';
import { pauseLeft, pauseOf } from './film-speed.ts';

const STEPS = ['card', 'candidates', 'distances', 'ladder', 'deed', 'outcome'] as const;
const lasts = (speed: 'slow' | 'normal' | 'fast' | 'instant'): number =>
  STEPS.reduce((sum, step) => sum + (pauseOf(speed, step) ?? 0), 0);

test('all six pictures of a turn last less than four seconds at normal speed; step by step nothing goes on by itself', () => {
  expect(lasts('normal')).toBeLessThan(4000);
  expect(lasts('fast')).toBeLessThan(lasts('normal'));
  expect(lasts('slow')).toBeGreaterThan(lasts('normal'));
  expect(lasts('instant')).toBe(0);
  expect(STEPS.map((step) => pauseOf('step', step))).toEqual(STEPS.map(() => null));
});

test('a picture that stood while counters moved needs less time afterwards, but never none', () => {
  expect(pauseLeft(800, 0)).toBe(800);
  expect(pauseLeft(800, 250)).toBe(550);
  expect(pauseLeft(800, 3000)).toBe(400);
});
