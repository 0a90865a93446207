import { expect, test } from 'vitest';
import { detailFor } from './detail.ts';
import { textScale } from './scene.ts';

test('what is drawn hangs on how wide a hex is', () => {
  expect([10, 27, 28, 51, 52, 87, 88, 199, 200, 400].map(detailFor)).toEqual([
    ...['dot', 'dot', 'shape', 'shape', 'short', 'short', 'full', 'full', 'close', 'close'],
  ]);
});

test('texts of hints grow against the zoom, within limits', () => {
  expect(textScale(120)).toBe(1);
  expect(textScale(60)).toBeCloseTo(1.57, 2);
  expect(textScale(28) * 14 * (28 / 120)).toBeGreaterThan(10.9);
  expect(textScale(10)).toBe(textScale(20));
});
