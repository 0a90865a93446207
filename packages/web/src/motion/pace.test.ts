import { expect, test, vi } from 'vitest';
import { FILM_PAUSES } from '../face/table.ts';
import { easeOf, noteTurn, paceOf, pauseOf, turnsSeen } from './pace.ts';

test('the AI moves as fast as it is set, a person at one speed, and at once means at once for both', () => {
  expect(paceOf('slow', false)).toBeGreaterThan(paceOf('normal', false));
  expect(paceOf('fast', false)).toBeLessThan(paceOf('normal', false));
  expect(paceOf('fast', true)).toBe(paceOf('slow', true));
  expect([paceOf('instant', false), paceOf('instant', true)]).toEqual([0, 0]);
});

const STEPS = Object.values(FILM_PAUSES);
const lasts = (speed: 'slow' | 'normal' | 'fast' | 'instant'): number =>
  STEPS.reduce((sum, pause) => sum + (pauseOf(speed, pause) ?? 0), 0);

test('all four beats of a turn stand less than three seconds at normal speed; step by step nothing goes on by itself', () => {
  expect(STEPS).toHaveLength(4);
  expect(lasts('normal')).toBeLessThan(3000);
  expect(lasts('fast')).toBeLessThan(lasts('normal'));
  expect(lasts('slow')).toBeGreaterThan(lasts('normal'));
  expect(lasts('instant')).toBe(0);
  expect(STEPS.map((pause) => pauseOf('step', pause))).toEqual(STEPS.map(() => null));
});

test('the first five turns that anybody sees stand twice as long, unless another speed is set; that is kept', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const pauses = Array.from({ length: 7 }, () => {
    const pause = pauseOf('normal', 700 * easeOf('normal', turnsSeen()));
    noteTurn();
    return pause;
  });
  expect(pauses).toEqual([1400, 1400, 1400, 1400, 1400, 700, 700]);
  expect([easeOf('fast', 0), easeOf('slow', 0), easeOf('step', 0)]).toEqual([1, 1, 1]);
  kept.set('sandtable/ai-turns-seen', 'nonsense');
  expect(turnsSeen()).toBe(0);
  vi.unstubAllGlobals();
});
