import { expect, test } from 'vitest';
import { fitted, kept, opened, panned, revealed, toDrawing, zoomed } from './camera.ts';

const box = { x: -50, y: -20, width: 1600, height: 1200 };
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 800 };

test('fitted, the whole drawing is in sight and in the middle', () => {
  for (const view of [wide, phone]) {
    const camera = fitted(box, view);
    const [from, to] = [toDrawing(camera, { x: 0, y: 0 }), toDrawing(camera, { x: view.width, y: view.height })];
    expect(from.x).toBeLessThanOrEqual(box.x + 0.001);
    expect(to.y).toBeGreaterThanOrEqual(box.y + box.height - 0.001);
    expect((from.x + to.x) / 2).toBeCloseTo(box.x + box.width / 2);
  }
});

test('on a phone it opens large enough to read', () => {
  expect(opened(box, phone).scale * 120).toBeCloseTo(56);
  expect(opened(box, wide)).toEqual(fitted(box, wide));
});

test('what is under the finger stays there while zooming, and zoom has limits', () => {
  const camera = fitted(box, wide);
  const at = { x: 300, y: 500 };
  const nearer = zoomed(camera, at, 1.7);
  expect(toDrawing(nearer, at).x).toBeCloseTo(toDrawing(camera, at).x);
  expect(toDrawing(nearer, at).y).toBeCloseTo(toDrawing(camera, at).y);
  expect(zoomed(camera, at, 1000).scale).toBe(4);
  expect(zoomed(camera, at, 0.0001).scale).toBe(0.1);
});

test('the map cannot be pushed out of sight', () => {
  const far = kept(panned(fitted(box, wide), { x: 99_999, y: -99_999 }), box, wide);
  const middle = toDrawing(far, { x: wide.width / 2, y: wide.height / 2 });
  expect(middle.x).toBeCloseTo(box.x);
  expect(middle.y).toBeCloseTo(box.y + box.height);
});

test('a point in sight moves nothing, one out of sight comes to the middle', () => {
  const camera = zoomed(fitted(box, wide), { x: 0, y: 0 }, 3);
  expect(revealed(camera, toDrawing(camera, { x: 700, y: 400 }), wide, 60)).toBe(camera);
  const moved = revealed(camera, { x: 1500, y: 1100 }, wide, 60);
  expect(toDrawing(moved, { x: 720, y: 450 })).toEqual({ x: expect.closeTo(1500), y: expect.closeTo(1100) });
});
