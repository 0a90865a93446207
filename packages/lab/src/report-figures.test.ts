import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf, spreadOf } from './report.ts';

// The first four are the examples of Newcombe, Statistics in Medicine 17 (1998), method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
])('%i of %i lie between the published bounds', (count, all, low, high) => {
  const share = shareOf(count, all);
  expect(share).toMatchObject({ count, rate: count / all });
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});

test('the interval holds the rate, stays within 0 and 1, and is the mirror of that of the others', () => {
  const counts = fc
    .integer({ min: 1, max: 10_000 })
    .chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all)));
  fc.assert(
    fc.property(counts, ([count, all]) => {
      const { rate, low, high } = shareOf(count, all);
      expect([0, low, rate, high, 1].toSorted((a, b) => a - b)).toEqual([0, low, rate, high, 1]);
      expect(shareOf(all - count, all).low).toBeCloseTo(1 - high, 12);
    }),
    { seed: 1941 },
  );
});

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
