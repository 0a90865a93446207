import { expect, test } from 'vitest';
import {
  clearOf,
  fitted,
  isWithin,
  kept,
  panned,
  revealed,
  shareIn,
  toDrawing,
  toScreen,
  windowOf,
  zoomed,
} from './camera.ts';

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

test('what is under the finger stays there while zooming, and zoom has limits', () => {
  const camera = fitted(box, wide);
  const at = { x: 300, y: 500 };
  const nearer = zoomed(camera, at, 1.7);
  expect(toDrawing(nearer, at).x).toBeCloseTo(toDrawing(camera, at).x);
  expect(toDrawing(nearer, at).y).toBeCloseTo(toDrawing(camera, at).y);
  expect(zoomed(camera, at, 1000).scale).toBe(1.75);
  expect(zoomed(camera, at, 0.0001).scale).toBe(0.05);
});

test('the map cannot be pushed out of sight', () => {
  const far = kept(panned(fitted(box, wide), { x: 99_999, y: -99_999 }), box, wide);
  const middle = toDrawing(far, { x: wide.width / 2, y: wide.height / 2 });
  expect(middle.x).toBeCloseTo(box.x);
  expect(middle.y).toBeCloseTo(box.y + box.height);
});

test('a point in sight moves nothing, one out of sight comes to the middle', () => {
  const camera = zoomed(fitted(box, wide), { x: 0, y: 0 }, 2.2);
  const frame = { view: wide, margin: 60 };
  expect(revealed(camera, toDrawing(camera, { x: 700, y: 400 }), box, frame)).toBe(camera);
  const inCorner = toDrawing(camera, { x: 1300, y: 800 });
  expect(revealed(camera, inCorner, box, frame)).toBe(camera);
  expect(revealed(camera, inCorner, box, { ...frame, corner: { width: 240, height: 160 } })).not.toBe(camera);
  const far = panned(camera, { x: -1500, y: 0 });
  const moved = revealed(far, { x: 600, y: 500 }, box, frame);
  expect(toDrawing(moved, { x: 720, y: 450 })).toEqual({ x: expect.closeTo(600), y: expect.closeTo(500) });
});

test('toward the edge of the drawing no more of the table comes into sight than need be', () => {
  const camera = zoomed(fitted(box, wide), { x: 0, y: 0 }, 2.2);
  const frame = { view: wide, margin: 60 };
  const moved = revealed(camera, { x: 1450, y: 1100 }, box, frame);
  expect(toDrawing(moved, { x: wide.width, y: wide.height })).toEqual({
    x: expect.closeTo(box.x + box.width),
    y: expect.closeTo(box.y + box.height),
  });
  const under = revealed(camera, { x: 1450, y: 1100 }, box, { ...frame, corner: { width: 240, height: 160 } });
  expect(toDrawing(under, { x: 720, y: 450 })).toEqual({ x: expect.closeTo(1450), y: expect.closeTo(1100) });
});

test('how much of the drawing is seen goes from all of it to nothing', () => {
  const all = fitted(box, wide);
  expect(shareIn(box, windowOf(all, wide))).toBeCloseTo(1);
  const middle = { x: wide.width / 2, y: wide.height / 2 };
  expect(shareIn(box, windowOf(zoomed(all, middle, 2), wide))).toBeLessThan(0.5);
  expect(shareIn(box, windowOf(panned(all, { x: 5000, y: 0 }), wide))).toBe(0);
  expect(isWithin(windowOf(all, wide), { x: box.x, y: box.y })).toBe(true);
  expect(isWithin(windowOf(zoomed(all, middle, 2), wide), { x: box.x, y: box.y })).toBe(false);
});

test('a camera that must show some points clear of a cover moves as little as it needs, and not at all if they show', () => {
  const free = { view: { width: 800, height: 600 }, above: 100, below: 0, margin: 50 };
  const camera = { x: 0, y: 0, scale: 1 };
  expect(clearOf(camera, [{ x: 300, y: 200 }], free)).toEqual(camera);
  expect(clearOf(camera, [{ x: 300, y: 90 }], free)).toEqual({ x: 0, y: 60, scale: 1 });
  expect(clearOf(camera, [{ x: 900, y: 200 }], free)).toEqual({ x: -150, y: 0, scale: 1 });
  const far = [
    { x: 0, y: 200 },
    { x: 1400, y: 300 },
  ];
  const zoomedOut = clearOf(camera, far, free);
  expect(zoomedOut.scale).toBe(0.5);
  for (const point of far) {
    const { x, y } = toScreen(zoomedOut, point);
    expect([x >= 50, x <= 750, y >= 150, y <= 550]).toEqual([true, true, true, true]);
  }
  // Little is left of the map: nothing is drawn smaller than it must.
  expect(clearOf(camera, [{ x: 300, y: 400 }], { ...free, below: 460 })).toEqual({ x: 0, y: -279.5, scale: 1 });
  expect(clearOf(camera, [{ x: 300, y: 400 }], { ...free, below: 560 }).scale).toBe(1);
  const high = [
    { x: 300, y: 200 },
    { x: 300, y: 400 },
  ];
  expect(clearOf(camera, high, { ...free, below: 250 }).scale).toBe(1);
  expect(clearOf(camera, high, { ...free, below: 400 }).scale).toBeCloseTo(0.26);
});
