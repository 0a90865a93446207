import { expect, test } from 'vitest';
import { because, MOVE_RULES, type MoveKey } from '../../rules/ground/reasons.ts';
import { explainMove } from './move.ts';

const KEYS = Object.keys(MOVE_RULES) as MoveKey[];

test('a term is told with its rule, its hex and its amount', () => {
  const reasons = [because('printed', { amount: 1 }), because('terrain', { amount: 1, at: 3 })];
  expect(explainMove({ granted: true, value: { cost: 2, dice: 0 }, reasons }, () => 'E09')).toEqual([
    'B5.0 printed move cost: 1',
    'B4.1 terrain in E09: 1',
  ]);
});

test('different reasons are told in different words, one line each', () => {
  const reasons = KEYS.map((key) => because(key, { at: 3 }));
  const lines = explainMove({ granted: false, reasons }, () => 'E09');
  expect(new Set(lines).size).toBe(KEYS.length);
  for (const line of lines) expect(line).toMatch(/^[BG]\d+\.[\da-d.]+ [^\n]+$/);
});
