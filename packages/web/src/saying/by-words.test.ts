import { expect, test } from 'vitest';
import { byWords } from './memo.ts';

test('the same words are worked out once, other words by themselves', () => {
  let asked = 0;
  const lengthOf = byWords((words) => [words.length, ++asked]);
  expect(lengthOf(['a03', 'move'])).toBe(lengthOf(['a03', 'move']));
  expect([lengthOf(['a03', 'move']), lengthOf(['a03']), lengthOf([])]).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
});
