import { expect, test } from 'vitest';
import { PAUSES } from '../bear/film/film-model.tsx';
import { pauseLeft, pauseOf } from './film-speed.ts';

const STEPS = Object.values(PAUSES);
const lasts = (speed: 'slow' | 'normal' | 'fast' | 'instant'): number =>
  STEPS.reduce((sum, pause) => sum + (pauseOf(speed, pause) ?? 0), 0);

test('all six pictures of a turn last less than four seconds at normal speed; step by step nothing goes on by itself', () => {
  expect(STEPS).toHaveLength(6);
  expect(lasts('normal')).toBeLessThan(4000);
  expect(lasts('fast')).toBeLessThan(lasts('normal'));
  expect(lasts('slow')).toBeGreaterThan(lasts('normal'));
  expect(lasts('instant')).toBe(0);
  expect(STEPS.map((pause) => pauseOf('step', pause))).toEqual(STEPS.map(() => null));
});

test('a picture that stood while counters moved needs less time afterwards, but never none', () => {
  expect(pauseLeft(800, 0)).toBe(800);
  expect(pauseLeft(800, 250)).toBe(550);
  expect(pauseLeft(800, 3000)).toBe(400);
});
