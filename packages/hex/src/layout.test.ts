import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { EVERY_FACING, step } from './facing.ts';
import { distance, hexAt, printAxial } from './hex.ts';
import {
  cellInColumns,
  cellInRows,
  centreOf,
  cornersOf,
  hexInColumns,
  hexInRows,
  hexUnder,
  type Layout,
  type Point,
  TOPS,
} from './layout.ts';
import { line } from './line.ts';

fc.configureGlobal({ seed: 1941, numRuns: 300 });
afterAll(() => fc.resetConfigureGlobal());

const coordinate = fc.integer({ min: -50, max: 50 });
const hex = fc.tuple(coordinate, coordinate).map(([q, r]) => hexAt(q, r));
const layout: fc.Arbitrary<Layout> = fc.record({
  top: fc.constantFrom(...TOPS),
  size: fc.integer({ min: 1, max: 90 }),
  origin: fc.record({ x: coordinate, y: coordinate }),
});
const flat: Layout = { top: 'flat', size: 10, origin: { x: 100, y: 50 } };
const pointy: Layout = { ...flat, top: 'pointy' };

/** Degrees clockwise from straight up. */
const direction = (from: Point, to: Point): number =>
  Math.round(((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360);

test('BG.4 with flat tops N is straight up and the facings follow clockwise; pointy tops lie 30 degrees back', () => {
  const facings = (on: Layout): number[] =>
    EVERY_FACING.map((facing) => direction(centreOf(on, hexAt(3, 4)), centreOf(on, step(hexAt(3, 4), facing))));
  expect(facings(flat)).toEqual([0, 60, 120, 180, 240, 300]);
  expect(facings(pointy)).toEqual([330, 30, 90, 150, 210, 270]);
});

test('hex 0,0 lies on the origin, columns and rows where a drawing has them', () => {
  expect(centreOf(flat, hexAt(0, 0))).toEqual({ x: 100, y: 50 });
  expect(centreOf(flat, hexInColumns({ column: 2, row: 0 }))).toEqual({ x: 130, y: 50 });
  expect(centreOf(pointy, hexInRows({ column: 0, row: 2 }))).toEqual({ x: 100, y: 80 });
  expect(centreOf(pointy, hexInRows({ column: 0, row: 1 })).x).toBeGreaterThan(100);
  expect(centreOf(flat, hexInColumns({ column: 1, row: 0 })).y).toBeGreaterThan(50);
});

test('the hex under its own centre, and under any point inside it, is that hex', () => {
  const inside = fc.double({ min: 0, max: 0.98, noNaN: true });
  fc.assert(
    fc.property(layout, hex, fc.constantFrom(...EVERY_FACING), inside, (on, at, corner, part) => {
      const centre = centreOf(on, at);
      const rim = cornersOf(on, at)[corner] ?? centre;
      const point = { x: centre.x + part * (rim.x - centre.x), y: centre.y + part * (rim.y - centre.y) };
      expect(hexUnder(on, centre)).toBe(at);
      expect(hexUnder(on, point)).toBe(at);
    }),
  );
});

test('corner i lies between the sides i and i + 1: it is a corner of both neighbours there too', () => {
  fc.assert(
    fc.property(layout, hex, (on, at) => {
      cornersOf(on, at).forEach((corner, i) => {
        for (const facing of [EVERY_FACING[i] ?? 0, EVERY_FACING[(i + 1) % 6] ?? 0]) {
          const gaps = cornersOf(on, step(at, facing)).map((other) =>
            Math.hypot(other.x - corner.x, other.y - corner.y),
          );
          expect(Math.min(...gaps)).toBeLessThan(1e-6 * on.size);
        }
      });
    }),
  );
});

test('B6.0.3 left and right of a line are left and right on paper, whichever way up the hexes are', () => {
  fc.assert(
    fc.property(layout, hex, fc.constantFrom(...EVERY_FACING), fc.integer({ min: 1, max: 9 }), (on, a, facing, n) => {
      const b = step(step(a, facing, n), EVERY_FACING[(facing + 1) % 6] ?? 0, n);
      const [from, to] = [centreOf(on, a), centreOf(on, b)];
      const side = (point: Point): number =>
        Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
      const doubles = line(a, b).filter((pair) => pair.left !== pair.right);
      expect(doubles).not.toEqual([]);
      for (const { left, right } of doubles) {
        expect([side(centreOf(on, left)), side(centreOf(on, right))]).toEqual([-1, 1]);
      }
    }),
  );
});

test('a point far outside the grid has no hex', () => {
  for (const x of [1e9, Number.NaN, Number.POSITIVE_INFINITY]) expect(hexUnder(flat, { x, y: 0 })).toBeUndefined();
});

fc.configureGlobal({ seed: 1941, numRuns: 300 });
afterAll(() => fc.resetConfigureGlobal());

const place = fc.integer({ min: -60, max: 60 });
const cell = fc.record({ column: place, row: place });

test('BG.3 q is the column, r the row less half the column; every second column sits half a hex lower', () => {
  expect(printAxial(hexInColumns({ column: 0, row: 0 }))).toBe('0,0');
  expect(printAxial(hexInColumns({ column: 8, row: 4 }))).toBe('8,0');
  expect(printAxial(hexInColumns({ column: 17, row: 11 }))).toBe('17,3');
  // Column 1 sits lower: its row 0 touches rows 0 and 1 of column 0, and its row 1 no longer touches row 0.
  expect(distance(hexInColumns({ column: 1, row: 0 }), hexInColumns({ column: 0, row: 1 }))).toBe(1);
  expect(distance(hexInColumns({ column: 1, row: 1 }), hexInColumns({ column: 0, row: 0 }))).toBe(2);
});

test('BG.3 columns and rows come back from the hex', () => {
  fc.assert(
    fc.property(cell, (at) => {
      expect(cellInColumns(hexInColumns(at))).toEqual(at);
    }),
  );
});

test('on a pointy map every second row sits half a hex to the right, and cells come back', () => {
  expect(printAxial(hexInRows({ column: 3, row: 3 }))).toBe('2,3');
  expect(distance(hexInRows({ column: 0, row: 1 }), hexInRows({ column: 1, row: 0 }))).toBe(1);
  expect(distance(hexInRows({ column: 1, row: 1 }), hexInRows({ column: 0, row: 0 }))).toBe(2);
  fc.assert(
    fc.property(cell, (at) => {
      expect(cellInRows(hexInRows(at))).toEqual(at);
    }),
  );
});
