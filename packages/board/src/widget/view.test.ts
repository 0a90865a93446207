import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Camera, fitted, toScreen } from './camera.ts';
import { makeView, type View } from './view.ts';

const box = { x: 0, y: 0, width: 2400, height: 1600 };
const fight = [
  { x: 500, y: 500 },
  { x: 700, y: 900 },
];
const PHONE = { width: 390, height: 600 };

interface Watched {
  readonly view: View;
  now(): Camera;
}

function onPhone(): Watched {
  let camera: Camera = { x: 0, y: 0, scale: 0 };
  const view = makeView({ box: () => box, fight: () => fight }, (shown) => ({ camera } = shown), {
    below: undefined,
    corner: undefined,
  });
  view.resize(PHONE);
  return { view, now: () => camera };
}

beforeEach(() => void vi.stubGlobal('cancelAnimationFrame', () => undefined));
afterEach(() => void vi.unstubAllGlobals());

test('zooming out ends at the whole map, also when the screen is turned', () => {
  const { view, now } = onPhone();
  view.zoom({ x: 10, y: 10 }, 0.01, false);
  expect(now()).toEqual(fitted(box, PHONE));
  const turned = { width: 600, height: 390 };
  view.resize(turned);
  expect(now()).toEqual(fitted(box, turned));
});

test('one after the other the fight and the whole map are fitted', () => {
  const { view, now } = onPhone();
  view.pan({ x: -200, y: -90 }, false);
  view.fitNext();
  const near = now();
  view.fight();
  expect(now()).toEqual(near);
  view.fitNext();
  expect(now()).toEqual(fitted(box, PHONE));
  view.fitNext();
  expect(now()).toEqual(near);
});

test('after a film the map is where it was, whether anybody had moved it or not, and though the sheet has grown and shrunk', () => {
  const { view, now } = onPhone();
  for (const move of [() => undefined, () => view.pan({ x: -120, y: 40 }, false)]) {
    move();
    const before = now();
    view.resize({ ...PHONE, height: 440 });
    view.glide([{ x: 2300, y: 1500 }], 84, 0);
    expect(now()).not.toEqual(before);
    view.resize(PHONE);
    view.glideBack(0);
    expect(now().x).toBeCloseTo(before.x);
    expect(now().y).toBeCloseTo(before.y);
  }
});

test('once nothing covers its lower edge any more the map fills it, and stays where it does already', () => {
  const { view, now } = onPhone();
  view.fillBelow();
  const before = now();
  view.pan({ x: 30, y: -900 }, false);
  const aside = now();
  view.fillBelow();
  expect(now().x).toBe(aside.x);
  expect(toScreen(now(), { x: 0, y: box.y + box.height }).y).toBeCloseTo(PHONE.height);
  view.pan({ x: 0, y: before.y - now().y }, false);
  view.fillBelow();
  expect(now().y).toBe(before.y);
});

test('room is made round a point near any edge, and nothing moves where there is room', () => {
  const { view, now } = onPhone();
  const room = { round: 108, above: 50, below: 40 };
  for (const at of [{ x: 20, y: 20 }, { x: 2390, y: 1590 }, ...fight]) {
    view.makeRoom(at, room, 0);
    const { x, y } = toScreen(now(), at);
    expect(x).toBeGreaterThanOrEqual(107);
    expect(x).toBeLessThanOrEqual(390 - 107);
    expect(y).toBeGreaterThanOrEqual(50 + 107);
    expect(y).toBeLessThanOrEqual(600 - 40 - 107);
    const there = now();
    view.makeRoom(at, room, 0);
    expect(now()).toBe(there);
  }
});

test('a hex too small for a fingertip is come near to, once; the whole map is then shown above what covers it', () => {
  let camera: Camera = { x: 0, y: 0, scale: 0 };
  const COVERED = 200;
  const table = { ...box, width: 2 * box.width };
  const covers = { below: () => COVERED, corner: undefined };
  const view = makeView({ box: () => table, fight: () => [] }, (shown) => ({ camera } = shown), covers);
  view.resize(PHONE);
  view.fit();
  expect(toScreen(camera, { x: 0, y: box.height / 2 }).y).toBeCloseTo((PHONE.height - COVERED) / 2);
  const hex = { x: 2400, y: 800 };
  expect(view.comeNear(hex, 0)).toBe(true);
  expect(toScreen(camera, hex).x).toBeCloseTo(PHONE.width / 2);
  expect(toScreen(camera, hex).y).toBeLessThan(PHONE.height - COVERED);
  const near = camera;
  expect([view.comeNear({ x: 0, y: 0 }, 0), camera]).toEqual([false, near]);
  view.fit();
  expect(camera.scale).toBeCloseTo(PHONE.width / table.width);
});
