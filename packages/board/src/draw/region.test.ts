import { cornersOf, type Hex, hexAt, hexInColumns, type Point, ring, within } from '@sandtable/hex';
import { describe, expect, test } from 'vitest';
import { oneHex, smallMap } from '../testing/small-map.ts';
import { sampled } from './curve.ts';
import { centre, makePlane, type Plane } from './plane.ts';
import { type Ease, edgesOf, rimsOf } from './region.ts';

const plane = makePlane(oneHex({}));

test('one hex has a rim of six sides, a disc of seven hexes one of eighteen', () => {
  expect(rimsOf(plane, new Set([hexAt(0, 0)])).map((rim) => rim.length)).toEqual([6]);
  expect(rimsOf(plane, new Set(within(hexAt(0, 0), 1))).map((rim) => rim.length)).toEqual([18]);
});

test('a ring has an outer rim and that of its hole; each rim closes', () => {
  const rims = rimsOf(plane, new Set(ring(hexAt(0, 0), 1)));
  expect(rims.map((rim) => rim.length).sort((a, b) => a - b)).toEqual([6, 18]);
  for (const rim of rims) {
    expect(rim.at(-1)?.to.x).toBeCloseTo(rim[0]?.from.x ?? Number.NaN);
    expect(rim.at(-1)?.to.y).toBeCloseTo(rim[0]?.from.y ?? Number.NaN);
  }
});

test('hexes apart have rims of their own', () => {
  expect(rimsOf(plane, new Set([hexAt(0, 0), hexAt(5, 0)]))).toHaveLength(2);
});

test('what reaches the edge of a board goes on beyond it, and nothing else does', () => {
  const board = smallMap(5, 5);
  const [from, to] = [hexInColumns({ column: 0, row: 0 }), hexInColumns({ column: 4, row: 4 })];
  const onBoard = makePlane({ ...board, sheets: [{ name: '1', from, to }] });
  const top = (map: Plane, column: number, row: number): number => {
    const edges = edgesOf(map, new Set([hexInColumns({ column, row })]), { bulge: 0.05, jitter: 0.07, ease: 0.2 });
    return Math.min(...edges.flat().map(({ y }) => y));
  };
  expect(top(onBoard, 2, 0)).toBeLessThan(onBoard.bounds.y - 60);
  expect(top(makePlane(board), 2, 0)).toBeGreaterThan(onBoard.bounds.y - 60);
  expect(top(onBoard, 2, 2)).toBe(top(makePlane(board), 2, 2));
});

describe.each(['flat', 'pointy'] as const)('the edge of a region of %s hexes', (top) => {
  const some = makePlane(smallMap(1, 1, {}, top));
  const blob = new Set([...within(hexAt(0, 0), 2), hexAt(3, 0), hexAt(4, 0), hexAt(4, -1), hexAt(-4, 2)]);

  test('never passes through a corner of a hex, whatever the terrain', () => {
    const corners = [...blob].flatMap((hex) => cornersOf(some.layout, hex));
    const rim = corners.filter(({ x, y }) => {
      const around = [...blob]
        .flatMap((hex) => cornersOf(some.layout, hex))
        .filter((at) => Math.hypot(at.x - x, at.y - y) < 1);
      return around.length === 1;
    });
    expect(rim.length).toBeGreaterThan(8);
    for (const ease of EASES) {
      for (const edge of edgesOf(some, blob, ease)) {
        const line = sampled(edge, true, 12);
        // A protruding corner lies 15 units from the line between the neighbouring middles.
        for (const at of rim)
          expect(Math.min(...line.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))).toBeGreaterThan(3);
      }
    }
  });

  test('keeps every middle of a hex of the region inside, and those of all others outside', () => {
    const others = [...new Set([...blob].flatMap((hex) => ring(hex, 1)))].filter((hex) => !blob.has(hex));
    for (const ease of EASES) {
      const edges = edgesOf(some, blob, ease).map((edge) => sampled(edge, true, 8));
      const isIn = (hex: Hex): boolean => edges.filter((line) => isInside(line, centre(some, hex))).length % 2 === 1;
      expect([...blob].filter((hex) => !isIn(hex))).toEqual([]);
      expect(others.filter(isIn)).toEqual([]);
    }
  });
});

/** Woods, water, hills of three levels, yards, marsh, gully. */
const EASES: readonly Ease[] = [
  { bulge: 0.05, jitter: 0.07, ease: 0.2 },
  { bulge: 0.08, jitter: 0.06, ease: 0.3 },
  { bulge: 0.03, jitter: 0.05, ease: 0.35 },
  { bulge: -0.03, jitter: 0.05, ease: 0.35 },
  { bulge: -0.09, jitter: 0.05, ease: 0.35 },
  { bulge: 0.04, jitter: 0.06, ease: 0.2 },
  { bulge: 0, jitter: 0.07, ease: 0 },
];

function isInside(line: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  line.forEach((at, index) => {
    const before = line.at(index - 1) ?? at;
    if (at.y > y === before.y > y) return;
    if (x < at.x + ((y - at.y) * (before.x - at.x)) / (before.y - at.y)) inside = !inside;
  });
  return inside;
}
