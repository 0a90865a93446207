import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { isInArc } from './bearing.ts';
import {
  EVERY_FACING,
  FACINGS,
  facingTo,
  mirror,
  mirrorFacing,
  opposite,
  parseFacing,
  printFacing,
  rotate,
  step,
  stepShift,
  toFacing,
  turn,
} from './facing.ts';
import { distance, hexAt, printAxial, shift } from './hex.ts';
import { line } from './line.ts';

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

fc.configureGlobal({ seed: 1941, numRuns: 300 });
afterAll(() => fc.resetConfigureGlobal());

const coordinate = fc.integer({ min: -30, max: 30 });
const hex = fc.tuple(coordinate, coordinate).map(([q, r]) => hexAt(q, r));
const facing = fc.constantFrom(...EVERY_FACING);
const turns = fc.integer({ min: -9, max: 9 });

test('a turn takes N to NE, six turns bring a hex back, and opposite turns undo each other', () => {
  expect(printAxial(rotate(hexAt(0, -1), hexAt(0, 0), 1))).toBe('1,-1');
  expect(printAxial(rotate(hexAt(4, -1), hexAt(0, 0), 3))).toBe('-4,1');
  fc.assert(
    fc.property(hex, hex, turns, (a, centre, n) => {
      expect(rotate(a, centre, 6)).toBe(a);
      expect(rotate(rotate(a, centre, n), centre, -n)).toBe(a);
      expect(rotate(centre, centre, n)).toBe(centre);
    }),
  );
});

test('the mirror keeps N and S, changes left and right, and undoes itself', () => {
  expect(printAxial(mirror(hexAt(1, -1), hexAt(0, 0)))).toBe('-1,0');
  expect(EVERY_FACING.map(mirrorFacing)).toEqual([0, 5, 4, 3, 2, 1]);
  fc.assert(
    fc.property(hex, hex, (a, centre) => {
      expect(mirror(mirror(a, centre), centre)).toBe(a);
    }),
  );
});

test('facings go along: a step turned or mirrored is the step of the turned or mirrored facing', () => {
  fc.assert(
    fc.property(hex, hex, facing, turns, (a, centre, ahead, n) => {
      expect(rotate(step(a, ahead), centre, n)).toBe(step(rotate(a, centre, n), turn(ahead, n)));
      expect(mirror(step(a, ahead), centre)).toBe(step(mirror(a, centre), mirrorFacing(ahead)));
    }),
  );
});

test('BG.5 distance is the same on a turned and on a mirrored map', () => {
  fc.assert(
    fc.property(hex, hex, hex, turns, (a, b, centre, n) => {
      expect(distance(rotate(a, centre, n), rotate(b, centre, n))).toBe(distance(a, b));
      expect(distance(mirror(a, centre), mirror(b, centre))).toBe(distance(a, b));
    }),
  );
});

test('B6.1 the arc turns and mirrors with the unit', () => {
  fc.assert(
    fc.property(hex, hex, facing, hex, turns, (a, b, ahead, centre, n) => {
      const isCovered = isInArc(a, ahead, b);
      expect(isInArc(rotate(a, centre, n), turn(ahead, n), rotate(b, centre, n))).toBe(isCovered);
      expect(isInArc(mirror(a, centre), mirrorFacing(ahead), mirror(b, centre))).toBe(isCovered);
    }),
  );
});

test('B6.0.2 lines turn with the map, and in the mirror left and right change places', () => {
  fc.assert(
    fc.property(hex, hex, hex, turns, (a, b, centre, n) => {
      const turned = line(a, b).map(({ left, right }) => ({
        left: rotate(left, centre, n),
        right: rotate(right, centre, n),
      }));
      const mirrored = line(a, b).map(({ left, right }) => ({
        left: mirror(right, centre),
        right: mirror(left, centre),
      }));
      expect(line(rotate(a, centre, n), rotate(b, centre, n))).toEqual(turned);
      expect(line(mirror(a, centre), mirror(b, centre))).toEqual(mirrored);
    }),
  );
});
