import { expect, test } from 'vitest';
import {
  EVERY_FACING,
  FACINGS,
  facingTo,
  opposite,
  parseFacing,
  printFacing,
  step,
  stepShift,
  toFacing,
  turn,
} from './facing.ts';
import { distance, hexAt, printAxial, shift } from './hex.ts';

const here = hexAt(5, -2);

test('BG.4 the six neighbours, clockwise from straight up', () => {
  const neighbours = EVERY_FACING.map((facing) => [printFacing(facing), printAxial(step(hexAt(0, 0), facing))]);
  expect(neighbours).toEqual([
    ['N', '0,-1'],
    ['NE', '1,-1'],
    ['SE', '1,0'],
    ['S', '0,1'],
    ['SW', '-1,1'],
    ['NW', '-1,0'],
  ]);
});

test('BG.4 a neighbour is told by its facing, a hex further away by none', () => {
  for (const facing of EVERY_FACING) {
    expect(facingTo(here, step(here, facing))).toBe(facing);
    expect(facingTo(here, step(here, facing, 2))).toBeUndefined();
    expect(shift(here, stepShift(facing))).toBe(step(here, facing));
  }
  expect(facingTo(here, here)).toBeUndefined();
});

test('several steps in one facing go that far, and the opposite facing leads back', () => {
  for (const facing of EVERY_FACING) {
    expect(distance(here, step(here, facing, 7))).toBe(7);
    expect(step(step(here, facing, 7), opposite(facing), 7)).toBe(here);
  }
});

test('turning goes clockwise, backwards with negative turns, and round after six', () => {
  expect(turn(0, 1)).toBe(1);
  expect(turn(0, -1)).toBe(5);
  expect(turn(4, 8)).toBe(0);
  expect(turn(2, -15)).toBe(5);
  expect(toFacing(-6)).toBe(0);
  expect(EVERY_FACING.map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
});

test('names are read and printed; anything else is refused with the six names', () => {
  for (const facing of EVERY_FACING) expect(parseFacing(printFacing(facing))).toEqual({ ok: true, value: facing });
  expect(EVERY_FACING.map(printFacing)).toEqual(FACINGS);
  for (const wrong of ['E', 'ne', '', '0']) {
    expect(parseFacing(wrong)).toEqual({
      ok: false,
      problems: [{ field: 'facing', expected: 'one of N NE SE S SW NW', got: wrong }],
    });
  }
});
