import { expect, test } from 'vitest';
import { detailFor } from './detail.ts';
import { textScale } from './scene.ts';

test('what is drawn hangs on how wide a hex is', () => {
  expect([10, 27, 28, 51, 52, 87, 88, 199, 200, 400].map(detailFor)).toEqual([
    ...['dot', 'dot', 'shape', 'shape', 'short', 'short', 'full', 'full', 'close', 'close'],
  ]);
});

test('no figure is drawn below 11 pixels at the narrowest hex of its level', () => {
  const counter = 0.58;
  // 36 and 22 units of 100 are the sizes of figures, in the sense of type: the smallest of each level.
  expect(52 * counter * 0.36).toBeGreaterThan(10.8);
  expect(88 * counter * 0.22).toBeGreaterThan(11);
});

test('texts of hints grow against the zoom, within limits', () => {
  expect(textScale(120)).toBe(1);
  expect(textScale(60)).toBeCloseTo(1.57, 2);
  expect(textScale(10)).toBe(2.4);
});
