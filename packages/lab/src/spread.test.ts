import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test('mean, deviation and quartiles of a known list', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({
    count: 4,
    mean: 2.5,
    deviation: Math.sqrt(5 / 3),
    least: 1,
    lowerQuartile: 1.75,
    median: 2.5,
    upperQuartile: 3.25,
    most: 4,
  });
});

test.each([
  [[2, 4, 4, 4, 5, 5, 7, 9], 4, 4.5, 5.5],
  [[6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49], 25.5, 40, 42.5],
  [[7, 15, 36, 39, 40, 41], 20.25, 37.5, 39.75],
  [[-3, 5], -1, 1, 3],
])('quartiles of %j', (values, lowerQuartile, median, upperQuartile) => {
  expect(spreadOf(values)).toMatchObject({ lowerQuartile, median, upperQuartile });
});

test('a single figure has no deviation, and no figures have no spread', () => {
  expect(spreadOf([3])).toMatchObject({
    count: 1,
    mean: 3,
    deviation: 0,
    lowerQuartile: 3,
    median: 3,
    upperQuartile: 3,
  });
  expect(spreadOf([])).toBeNull();
});

test('the list itself is left in its order', () => {
  const values = [3, 1, 2];
  spreadOf(values);
  expect(values).toEqual([3, 1, 2]);
});
