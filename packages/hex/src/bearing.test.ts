import { expect, test } from 'vitest';
import { within } from './area.ts';
import { bearing, enteringSides, leavingSides } from './bearing.ts';
import { EVERY_FACING, type Facing, step, turn } from './facing.ts';
import { type Hex, hexAt } from './hex.ts';
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

test('it enters the last hex through the side towards the hex before, or through the corner of a pair', () => {
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
