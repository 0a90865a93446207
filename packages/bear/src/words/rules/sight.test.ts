import { expect, test } from 'vitest';
import type { SightKey } from '../../board/sight.ts';
import { explainSight } from './sight.ts';

const NAMES = { hex: () => 'E09', ground: () => 'woods' };

function wordsFor(key: SightKey): string {
  return explainSight({ granted: false, reasons: [{ rule: 'B6.0.5', key, at: 3 }] }, NAMES).join();
}

test('a reason is told with its rule and the hex where it lies', () => {
  expect(wordsFor('plateau')).toBe('B6.0.5 the crest in E09 hides the low ground beyond it');
});

test('what blocks the view goes by its name', () => {
  expect(wordsFor('standing')).toBe('B6.0.5 the woods in E09 block the view');
});

test('different reasons are told in different words, one line each', () => {
  const keys: SightKey[] = ['higherGround', 'plateau', 'standing', 'heavySmoke', 'behindStanding', 'behindHill'];
  const lines = [...keys, 'veil' as const, 'twoVeils' as const].map(wordsFor);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^B6\.0\.5 [^\n]*E09[^\n]*$/);
});

test('what lies nowhere names no hex', () => {
  expect(
    explainSight({ granted: true, value: { veils: 0 }, reasons: [{ rule: 'B6.0', key: 'adjacent' }] }, NAMES),
  ).toEqual(['B6.0 the hexes are adjacent']);
});
