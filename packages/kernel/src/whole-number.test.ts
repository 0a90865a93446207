import { expect, test } from 'vitest';
import { printProblem } from './result.ts';
import { checkShape } from './shape.ts';
import { wholeNumber } from './whole-number.ts';

const rounds = wholeNumber(1, 9);

test('a whole number within its limits, with or without quotes', () => {
  expect([3, '3'].map((raw) => checkShape(rounds, raw))).toEqual([
    { ok: true, value: 3 },
    { ok: true, value: 3 },
  ]);
  const wrong = (raw: unknown): string[] => {
    const read = checkShape(rounds, raw, 'rounds');
    return read.ok ? [] : read.problems.map(printProblem);
  };
  expect(wrong('12')).toEqual(['rounds: expected at most 9, got "12"']);
  expect(wrong('-1')).toEqual(['rounds: expected at least 1, got "-1"']);
  expect(wrong('many')).toEqual(['rounds: expected a number, got "many"']);
  expect(wrong(1.5)).toEqual(['rounds: expected a whole number, got 1.5']);
});

test('a quoted 0 with a sign is 0', () => {
  expect(checkShape(wholeNumber(0, 9), '-0')).toEqual({ ok: true, value: 0 });
});
