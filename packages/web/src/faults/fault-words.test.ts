import { expect, test } from 'vitest';
import { printError } from './fault-words.ts';

test('an error is told in one short line, whatever was thrown', () => {
  expect(printError(new Error('no such unit'))).toBe('no such unit');
  expect(printError(new TypeError(''))).toBe('TypeError');
  expect(printError('plain')).toBe('plain');
  expect(printError(undefined)).toBe('undefined');
  expect(printError(new Error('a\u001b[2Jb\nc\u202ed'))).toBe('a [2Jb c d');
  expect(printError(new Error('x'.repeat(10_000)))).toHaveLength(201);
});
