import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

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
