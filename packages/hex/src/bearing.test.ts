import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { within } from './area.ts';
import { arc, bearing, enteringSides, isInArc, leavingSides } from './bearing.ts';
import { EVERY_FACING, type Facing, step, turn } from './facing.ts';
import { distance, type Hex, hexAt, printAxial } from './hex.ts';
import { line, type LineStep } from './line.ts';

const origin = hexAt(0, 0);
const ascending = (x: number, y: number): number => x - y;

test('a line leaves through one side, or through the corner where two meet', () => {
  expect(leavingSides(origin, hexAt(3, 0))).toEqual([2]);
  expect(leavingSides(origin, hexAt(3, 1))).toEqual([2]);
  expect(leavingSides(origin, hexAt(2, 2))).toEqual([2, 3]);
  expect(leavingSides(origin, hexAt(-3, -3))).toEqual([5, 0]);
  expect(leavingSides(origin, origin)).toEqual([]);
});

test('it enters the last hex through the side toward the hex before, or through the corner of a pair', () => {
  const sidesTo = (from: Hex, { left, right }: LineStep): Facing[] =>
    EVERY_FACING.filter((facing) => [left, right].includes(step(from, facing)));
  for (const to of within(origin, 14).slice(1)) {
    const steps = line(origin, to);
    const [first, last] = [steps.at(0), steps.at(-1)];
    const leaving = first === undefined ? sidesTo(origin, { left: to, right: to }) : sidesTo(origin, first);
    const entering = last === undefined ? sidesTo(to, { left: origin, right: origin }) : sidesTo(to, last);
    expect(leavingSides(origin, to).toSorted(ascending)).toEqual(leaving);
    expect(enteringSides(origin, to).toSorted(ascending)).toEqual(entering);
  }
});

test('the dial of twelve turns with the target', () => {
  expect(bearing(origin, origin)).toBe(-1);
  for (const facing of EVERY_FACING) {
    const ahead = step(origin, facing, 3);
    expect(bearing(origin, ahead)).toBe(2 * facing);
    expect(bearing(origin, step(ahead, turn(facing, 1), 3))).toBe(2 * facing + 1);
    expect(bearing(origin, step(ahead, turn(facing, 1), 2))).toBe(2 * facing);
    expect(bearing(origin, step(ahead, turn(facing, -1), 2))).toBe(2 * facing);
  }
});

fc.configureGlobal({ seed: 1941, numRuns: 200 });
afterAll(() => fc.resetConfigureGlobal());

const coordinate = fc.integer({ min: -40, max: 40 });
const hex = fc.tuple(coordinate, coordinate).map(([q, r]) => hexAt(q, r));
const facing = fc.constantFrom(...EVERY_FACING);

/** B6.1 taken literally: whole steps along two neighbouring facings, one of them the unit's own. */
function arcByDefinition(from: Hex, ahead: Facing, radius: number): Set<Hex> {
  const found = new Set<Hex>();
  for (const side of [turn(ahead, -1), turn(ahead, 1)]) {
    for (let i = 0; i <= radius; i++) {
      for (let j = 0; i + j <= radius; j++) found.add(step(step(from, ahead, i), side, j));
    }
  }
  return found;
}

test('B6.1 the arc is what steps ahead and to one side reach', () => {
  for (const ahead of EVERY_FACING) {
    const inArc = within(hexAt(3, -1), 9).filter((each) => isInArc(hexAt(3, -1), ahead, each));
    expect(new Set(inArc)).toEqual(arcByDefinition(hexAt(3, -1), ahead, 9));
  }
});

test('B6.1 a unit facing N covers NW, N and NE next to it, and the rows that go on from NW and NE', () => {
  expect(arc(hexAt(0, 0), 0, 1).map(printAxial)).toEqual(['0,-1', '1,-1', '-1,0']);
  expect(isInArc(hexAt(0, 0), 0, hexAt(-5, 0))).toBe(true);
  expect(isInArc(hexAt(0, 0), 0, hexAt(5, -5))).toBe(true);
  expect(isInArc(hexAt(0, 0), 0, hexAt(5, -4))).toBe(false);
  expect(isInArc(hexAt(0, 0), 0, hexAt(-5, 1))).toBe(false);
});

test('B6.1 the arc holds 2n + 1 hexes at distance n', () => {
  fc.assert(
    fc.property(hex, facing, fc.integer({ min: 1, max: 12 }), (from, ahead, n) => {
      expect(arc(from, ahead, n).length - arc(from, ahead, n - 1).length).toBe(2 * n + 1);
    }),
  );
});

test('B6.1 the own hex needs no arc', () => {
  for (const ahead of EVERY_FACING) expect(isInArc(hexAt(2, 2), ahead, hexAt(2, 2))).toBe(true);
});

test('B6.1 a hex lies in the arcs of two facings, on one of the six straight rows of three, and never of opposite ones', () => {
  fc.assert(
    fc.property(hex, hex, facing, (from, to, ahead) => {
      const covering = EVERY_FACING.filter((each) => isInArc(from, each, to));
      const isStraight = EVERY_FACING.some((each) => step(from, each, distance(from, to)) === to);
      fc.pre(from !== to);
      expect(covering).toHaveLength(isStraight ? 3 : 2);
      expect(isInArc(from, ahead, to) && isInArc(from, turn(ahead, 3), to)).toBe(false);
    }),
  );
});
