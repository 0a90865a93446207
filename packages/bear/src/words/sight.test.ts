import { expect, test } from 'vitest';
import type { SightKey } from '../board/sight.ts';
import { explainSight } from './sight.ts';

function wordsFor(key: SightKey): string {
  return explainSight({ granted: false, reasons: [{ rule: 'B6.0.5', key, at: 3 }] }, () => 'E09').join();
}

test('a reason is told with its rule and the hex where it lies', () => {
  expect(wordsFor('plateau')).toBe(
    'B6.0.5 the ground in E09 is level with the higher end and blocks the view of the low ground beyond',
  );
});

test('different reasons are told in different words, one line each', () => {
  const keys: SightKey[] = ['higherGround', 'plateau', 'standing', 'heavySmoke', 'behindStanding', 'behindHill'];
  const lines = [...keys, 'veil' as const, 'twoVeils' as const].map(wordsFor);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^B6\.0\.5 [^\n]*E09[^\n]*$/);
});

test('what lies nowhere names no hex', () => {
  expect(
    explainSight({ granted: true, value: { veils: 0 }, reasons: [{ rule: 'B6.0', key: 'adjacent' }] }, String),
  ).toEqual(['B6.0 the hexes are adjacent']);
});
