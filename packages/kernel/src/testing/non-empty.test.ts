import { expect, test } from 'vitest';
import { nonEmpty } from './non-empty.ts';

test('a list with something in it is handed on, an empty one is an error', () => {
  expect(nonEmpty(new Set(['a', 'b']))).toEqual(['a', 'b']);
  expect(() => nonEmpty([])).toThrow('nothing to look at');
});
