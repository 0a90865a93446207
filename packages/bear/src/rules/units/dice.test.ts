import { expect, test } from 'vitest';
import { chancesOf, waysAtLeast } from './dice.ts';

test('B7.2 the chance of a roll is counted exactly, over the 36 ways two dice fall', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = faces.flatMap((first) => faces.map((second) => first + second));
  for (let needed = -20; needed <= 30; needed++) {
    expect(waysAtLeast(needed)).toBe(rolls.filter((roll) => roll >= needed).length);
  }
});

test('each of up to two CAPs makes the number to roll one lower', () => {
  expect(chancesOf(9)).toEqual([10, 15, 21]);
  expect(chancesOf(14)).toEqual([0, 0, 1]);
  expect(chancesOf(2)).toEqual([36, 36, 36]);
});
