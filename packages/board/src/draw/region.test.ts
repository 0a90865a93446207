import { hexAt, ring, within } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { oneHex } from '../testing/small-map.ts';
import { makePlane } from './plane.ts';
import { rimsOf } from './region.ts';

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
