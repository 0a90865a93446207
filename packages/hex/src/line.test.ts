import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { within } from './area.ts';
import { EVERY_FACING, step } from './facing.ts';
import { distance, type Hex, hexAt, printAxial, qOf, rOf, shift } from './hex.ts';
import { line, lineShape, type LineStep } from './line.ts';

fc.configureGlobal({ seed: 1941, numRuns: 300 });
afterAll(() => fc.resetConfigureGlobal());

const origin = hexAt(0, 0);
const coordinate = fc.integer({ min: -70, max: 70 });
const hex = fc.tuple(coordinate, coordinate).map(([q, r]) => hexAt(q, r));

const CORNERS = [
  [2, -1],
  [1, 1],
  [-1, 2],
  [-2, 1],
  [-1, -1],
  [1, -2],
] as const;

/** For each corner of a hex: -1 left of the line from a to b, 0 on it, 1 right of it. B6.0.1 taken literally. */
function cornerSides(a: Hex, b: Hex, candidate: Hex): number[] {
  const dq = qOf(b) - qOf(a);
  const dr = rOf(b) - rOf(a);
  return CORNERS.map(([cq, cr]) => {
    const pq = 3 * (qOf(candidate) - qOf(a)) + cq;
    const pr = 3 * (rOf(candidate) - rOf(a)) + cr;
    return Math.sign(dq * pr - dr * pq);
  });
}

/** How far along the line from a to b a hex lies; the mixed terms come from the angle between the axes. */
function along(a: Hex, b: Hex, hexBetween: Hex): number {
  const [dq, dr] = [qOf(b) - qOf(a), rOf(b) - rOf(a)];
  const [pq, pr] = [qOf(hexBetween) - qOf(a), rOf(hexBetween) - rOf(a)];
  return 2 * dq * pq + 2 * dr * pr + dq * pr + dr * pq;
}

/** The slow and obvious line of B6.0.1 and B6.0.2: it tries every candidate. */
function slowLine(a: Hex, b: Hex, candidates: readonly Hex[]): LineStep[] {
  const crossed: Hex[] = [];
  const beside: { left: Hex[]; right: Hex[] } = { left: [], right: [] };
  for (const candidate of candidates) {
    if (candidate === a || candidate === b) continue;
    if (distance(candidate, a) >= distance(a, b) || distance(candidate, b) >= distance(a, b)) continue;
    const sides = cornerSides(a, b, candidate);
    const isLeft = sides.includes(-1);
    const isRight = sides.includes(1);
    if (isLeft && isRight) crossed.push(candidate);
    else if (sides.filter((side) => side === 0).length === 2) (isLeft ? beside.left : beside.right).push(candidate);
  }
  const order = (x: Hex, y: Hex): number => along(a, b, x) - along(a, b, y);
  const right = beside.right.toSorted(order);
  const pairs = beside.left.toSorted(order).map((left, i) => ({ left, right: right[i] ?? left }));
  const singles = crossed.map((each) => ({ left: each, right: each }));
  return [...singles, ...pairs].toSorted((x, y) => order(x.left, y.left));
}

const ascending = (x: number, y: number): number => x - y;

const printed = (steps: readonly LineStep[]): string[] =>
  steps.map(({ left, right }) => (left === right ? printAxial(left) : `${printAxial(left)}|${printAxial(right)}`));

describe('the line', () => {
  test('B6.0.1 the walk finds what asking every hex near the line finds, for every line up to 14 hexes', () => {
    const near = within(origin, 14);
    for (const to of near) expect(printed(line(origin, to))).toEqual(printed(slowLine(origin, to, near)));
  });

  test('B6.0.1 the line does not hang on where it lies on the map, near or far', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, elsewhere) => {
        const dq = qOf(elsewhere) - qOf(a);
        const dr = rOf(elsewhere) - rOf(a);
        const moved = (each: Hex): Hex => hexAt(qOf(each) + dq, rOf(each) + dr);
        const steps = line(a, b).map(({ left, right }) => ({ left: moved(left), right: moved(right) }));
        expect(printed(line(elsewhere, moved(b)))).toEqual(printed(steps));
      }),
    );
  });

  test('B6.0.2 a line straight through hexes crosses them one by one', () => {
    expect(printed(line(origin, hexAt(4, 0)))).toEqual(['1,0', '2,0', '3,0']);
    // 8 hexes away but 8 hexes between, one more than on a shortest path: a slanting line clips many hexes.
    expect(distance(origin, hexAt(5, 3))).toBe(8);
    expect(printed(line(origin, hexAt(5, 3)))).toEqual(['1,0', '1,1', '2,1', '2,2', '3,1', '3,2', '4,2', '4,3']);
  });

  test('B6.0.2 a line along a hexside has both hexes beside it in one step', () => {
    expect(printed(line(origin, hexAt(1, 1)))).toEqual(['1,0|0,1']);
    expect(printed(line(origin, hexAt(4, -2)))).toEqual(['1,-1|1,0', '2,-1', '3,-2|3,-1']);
  });

  test('B6.0.2 a hex touched in a single corner does not count', () => {
    // The line to 4,1 runs through a corner of 1,1 and a corner of 3,0, and through the hexes between.
    expect(cornerSides(origin, hexAt(4, 1), hexAt(1, 1)).toSorted(ascending)).toEqual([0, 1, 1, 1, 1, 1]);
    expect(printed(line(origin, hexAt(4, 1)))).toEqual(['1,0', '2,0', '2,1', '3,1']);
  });

  test('B6.0.3 the steps are ordered from the beginning to the end, and turned round they come in reverse', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const steps = line(a, b);
        const places = steps.map(({ left }) => along(a, b, left));
        expect(places).toEqual(places.toSorted(ascending));
        const back = line(b, a).map(({ left, right }) => ({ left: right, right: left }));
        expect(printed(back.reverse())).toEqual(printed(steps));
      }),
    );
  });

  test('B6.0.3 each step lies next to the one before, the first next to the one end, the last next to the other', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        fc.pre(a !== b);
        const steps = [{ left: a, right: a }, ...line(a, b), { left: b, right: b }];
        const isNext = ({ left, right }: LineStep, i: number): boolean => {
          const before = steps[i] ?? { left, right };
          return distance(before.left, left) === 1 && distance(before.right, right) === 1;
        };
        expect(steps.slice(1).every(isNext)).toBe(true);
      }),
    );
  });

  test('neighbours and a hex with itself have nothing between them', () => {
    expect(line(origin, origin)).toEqual([]);
    for (const facing of EVERY_FACING) expect(line(origin, step(origin, facing))).toEqual([]);
  });

  test('the shape for hot paths holds the same hexes, left and right in turn', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const flat = line(a, b).flatMap(({ left, right }) => [left, right]);
        expect(lineShape(a, b).map((by) => shift(a, by))).toEqual(flat);
      }),
    );
  });
});
