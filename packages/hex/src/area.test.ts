import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { areaOf, hexOf, indexOf, ring, within } from './area.ts';
import { EVERY_FACING, step } from './facing.ts';
import { distance, hexAt, printAxial } from './hex.ts';

fc.configureGlobal({ seed: 1941, numRuns: 100 });
afterAll(() => fc.resetConfigureGlobal());

const coordinate = fc.integer({ min: -40, max: 40 });
const hex = fc.tuple(coordinate, coordinate).map(([q, r]) => hexAt(q, r));
const radius = fc.integer({ min: 0, max: 12 });

describe('rings', () => {
  test('a ring goes clockwise from straight N', () => {
    expect(ring(hexAt(0, 0), 1).map(printAxial)).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
    expect(ring(hexAt(0, 0), 2).slice(0, 3).map(printAxial)).toEqual(['0,-2', '1,-2', '2,-2']);
  });

  test('a ring holds 6n different hexes, all at distance n, each beside the one before', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 12 }), (centre, n) => {
        const hexes = ring(centre, n);
        expect(new Set(hexes).size).toBe(6 * n);
        expect(hexes.every((each) => distance(centre, each) === n)).toBe(true);
        expect(hexes.every((each, i) => distance(each, hexes[i - 1] ?? each) <= 1)).toBe(true);
      }),
    );
  });

  test('within n hexes lie 3n(n + 1) + 1, nearest first', () => {
    fc.assert(
      fc.property(hex, radius, (centre, n) => {
        const distances = within(centre, n).map((each) => distance(centre, each));
        expect(new Set(within(centre, n)).size).toBe(3 * n * (n + 1) + 1);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(Math.max(...distances)).toBe(n);
      }),
    );
  });
});

describe('indexed areas', () => {
  test('the index is the place in the given order, -1 for every hex outside', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hex, { maxLength: 60 }), hex, (hexes, other) => {
        const area = areaOf(hexes);
        expect(hexes.map((each) => indexOf(area, each))).toEqual(hexes.map((_, index) => index));
        expect(hexes.map((_, index) => hexOf(area, index))).toEqual(hexes);
        expect(indexOf(area, other)).toBe(hexes.indexOf(other));
      }),
    );
  });

  test('the neighbour table says what stepping says', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hex, { maxLength: 60 }), (hexes) => {
        const area = areaOf(hexes);
        const stepped = hexes.flatMap((each) => EVERY_FACING.map((facing) => hexes.indexOf(step(each, facing))));
        expect([...area.neighbours]).toEqual(stepped);
      }),
    );
  });

  test('bugs throw: a hex twice, hexes strewn over the whole grid, too many hexes, an index outside', () => {
    expect(() => areaOf([hexAt(1, 2), hexAt(1, 2)])).toThrow('1,2 twice');
    expect(() => areaOf([hexAt(-9000, 0), hexAt(9000, 9000)])).toThrow('one map');
    expect(() => areaOf(within(hexAt(0, 0), 148))).toThrow('at most 65536');
    expect(() => hexOf(areaOf([hexAt(0, 0)]), 1)).toThrow('index from 0 to 0, got 1');
  });
});
