import type { Box } from '@sandtable/board';
import { expect, test } from 'vitest';
import { BELOW, placeAt, placeClear, type PaneRoom, sideFor } from './place-beside.ts';

const POPOVER = { width: 208, height: 72 };
const PANE = { width: 900, height: 750 };
const room = (more: Partial<PaneRoom> = {}): PaneRoom => ({ pane: PANE, margin: 8, gap: 8, busy: [], ...more });
const hexAt = (x: number, y: number) => ({ x, y, width: 80, height: 70 });

test('it stands below its hex, in the middle', () => {
  const hex = hexAt(400, 300);
  expect(sideFor(hex, POPOVER, room())).toEqual(BELOW);
  expect(placeAt(hex, POPOVER, BELOW, room())).toEqual({ x: 336, y: 378, ...POPOVER });
});

test('near the lower edge it stands above, and in a corner it stays inside', () => {
  const low = hexAt(400, 660);
  expect(sideFor(low, POPOVER, room()).side).toBe('above');
  const corner = hexAt(5, 670);
  const side = sideFor(corner, POPOVER, room());
  const { x, y } = placeAt(corner, POPOVER, side, room());
  expect(side.side).toBe('above');
  expect([x >= 8, y >= 8, x + 208 <= 892, y + 72 <= 742]).toEqual([true, true, true, true]);
});

test('it goes where it hides fewer counters, and rather over a counter than over an objective', () => {
  const hex = hexAt(400, 300);
  const [counter, objective] = [
    { box: hexAt(400, 370), weight: 1 },
    { box: hexAt(400, 230), weight: 3 },
  ];
  const beside = sideFor(hex, POPOVER, room({ busy: [counter] }));
  expect(beside).not.toEqual(BELOW);
  const rows = [340, 400, 460].map((x) => ({ box: hexAt(x, 370), weight: 1 }));
  expect(sideFor(hex, POPOVER, room({ busy: rows })).side).toBe('above');
  const flags = [340, 400, 460].map((x) => ({ ...objective, box: hexAt(x, 230) }));
  expect(sideFor(hex, POPOVER, room({ busy: [...rows, ...flags] })).side).not.toBe('above');
});

test('where the hex is out of sight it waits at the edge of the pane', () => {
  expect(placeAt(hexAt(-500, 300), POPOVER, BELOW, room())).toMatchObject({ x: 8, y: 378 });
  expect(placeAt(hexAt(400, 2000), POPOVER, BELOW, room())).toMatchObject({ y: 670 });
});

const WAY_BOX = { width: 372, height: 240 };

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('the box of a way covers nothing of it and no enemy: beside a hex, anywhere, shorter, or else at the lower left', () => {
  const way = [hexAt(300, 300), hexAt(360, 335), hexAt(420, 300)] as const;
  const first = placeClear([...way], WAY_BOX, room(), way);
  expect(way.some((hex) => overlap(hex, first))).toBe(false);
  expect(first).toMatchObject({ ...WAY_BOX, y: 52 });
  // A row of enemies all round: no side of a hex is free, but a corner is.
  const ring = [hexAt(300, 420), hexAt(420, 420), hexAt(540, 300), hexAt(180, 300), hexAt(300, 200), hexAt(420, 200)];
  const away = placeClear([...way], WAY_BOX, room(), [...way, ...ring]);
  expect([...way, ...ring].some((hex) => overlap(hex, away))).toBe(false);
  const low = { pane: { width: 390, height: 420 } };
  const short = placeClear([hexAt(100, 40)], WAY_BOX, room(low), [hexAt(100, 40), hexAt(100, 160)]);
  expect(short.height).toBeLessThan(WAY_BOX.height);
  expect(overlap(hexAt(100, 160), short)).toBe(false);
  const everywhere = Array.from({ length: 12 }, (_each, place) => hexAt(90 * (place % 4), 110 * Math.floor(place / 4)));
  expect(placeClear([hexAt(100, 40)], WAY_BOX, room(low), everywhere)).toEqual({ x: 8, y: 172, ...WAY_BOX });
});
