import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { distance, FARTHEST, hexAt, parseAxial, printAxial, qOf, rOf } from './hex.ts';
import { type Cell, hexInColumns } from './layout.ts';

fc.configureGlobal({ seed: 1941, numRuns: 300 });
afterAll(() => fc.resetConfigureGlobal());

const coordinate = fc.integer({ min: -FARTHEST, max: FARTHEST });
const hex = fc.tuple(coordinate, coordinate).map(([q, r]) => hexAt(q, r));

describe('packing', () => {
  test('q and r come back as they went in, and no two hexes share a number', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (q, r) => {
        expect([qOf(hexAt(q, r)), rOf(hexAt(q, r))]).toEqual([q, r]);
      }),
    );
  });

  test('a hex fits the integers that engines keep unboxed, in the farthest corners too', () => {
    for (const [q, r] of [
      [FARTHEST, FARTHEST],
      [-FARTHEST, -FARTHEST],
    ] as const) {
      expect(hexAt(q, r)).toBeGreaterThanOrEqual(0);
      expect(hexAt(q, r)).toBeLessThan(2 ** 30);
    }
  });

  test.each([
    [0.5, 0],
    [0, Number.NaN],
    [FARTHEST + 1, 0],
    [0, -FARTHEST - 1],
  ])('%d,%d is no hex and throws at once', (q, r) => {
    expect(() => hexAt(q, r)).toThrow(RangeError);
  });
});

describe('distance', () => {
  /** Parses a BG.2 address by hand, so that these tests rest on BG.3 alone. */
  const on = (address: string): ReturnType<typeof hexAt> => {
    const cell: Cell = { column: Number(address.slice(1)) - 1, row: address.charCodeAt(0) - 65 };
    return hexInColumns(cell);
  };

  test('BG.5 the target hex is counted, the own hex is not', () => {
    expect(distance(hexAt(0, 0), hexAt(0, 0))).toBe(0);
    expect(distance(hexAt(0, 0), hexAt(0, 1))).toBe(1);
    expect(distance(hexAt(0, 0), hexAt(3, -1))).toBe(3);
    expect(distance(hexAt(0, 0), hexAt(3, 1))).toBe(4);
  });

  test.each([
    ['E09', 'D11', 2],
    ['E09', 'F11', 2],
    ['E09', 'G07', 3],
    ['E13', 'D11', 2],
    ['E13', 'F11', 2],
    ['D13', 'D11', 2],
    ['D13', 'F11', 3],
    ['E13', 'E09', 4],
    ['D13', 'E09', 4],
    ['E13', 'D13', 1],
    ['L04', 'L05', 1],
    ['L05', 'L06', 1],
  ])('BG.5 from %s to %s it is %i', (from, to, hexes) => {
    expect(distance(on(from), on(to))).toBe(hexes);
  });

  test('BG.5 there and back is equally far, and a detour is never shorter', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });
});

describe('text', () => {
  test('a printed hex is read back', () => {
    fc.assert(
      fc.property(hex, (a) => {
        expect(parseAxial(printAxial(a))).toEqual({ ok: true, value: a });
      }),
    );
    expect(printAxial(hexAt(1, -3))).toBe('1,-3');
  });

  test.each(['', '1', '1,', '1;0', '01,0', '-0,0', '1,0 ', '1.5,0', '20000,0', 'E09'])('%j is refused', (text) => {
    expect(parseAxial(text, 'units[0].at')).toEqual({
      ok: false,
      problems: [
        { field: 'units[0].at', expected: 'axial coordinates q,r within 16000 of 0, such as 1,-3', got: text },
      ],
    });
  });
});
