import { expect, test } from 'vitest';
import type { CompanionBoard, CompanionBox, LaidBoard } from '../face/companion.ts';
import { boxWith, freeSpots, fromCorner, isWhole, nextSpot } from './laying.ts';

const lying = (id: string, gx: number, gy: number): LaidBoard => ({ box: '', id, at: [gx, gy], turned: false });

test('boards go to the right of each other, until another spot is tapped; the second row goes on from there', () => {
  expect(nextSpot([], null)).toEqual([0, 0]);
  const row = [lying('b1', 0, 0), lying('b2', 1, 0)];
  expect(nextSpot(row, null)).toEqual([2, 0]);
  expect(freeSpots(row)).toEqual([
    [-1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(nextSpot(row, [0, 1])).toEqual([0, 1]);
  const two = [...row, lying('b3', 0, 1)];
  expect(nextSpot(two, null)).toEqual([1, 1]);
  // No third row, and nothing where no board touches.
  expect(freeSpots(two).every(([, gy]) => gy < 2)).toBe(true);
  expect(nextSpot(two, [5, 0])).toEqual([1, 1]);
});

test('boards that touch only at a corner, or not at all, are no table; one row laid from its middle begins at its left', () => {
  expect(isWhole([])).toBe(false);
  expect(isWhole([lying('b1', 0, 0), lying('b2', 1, 1)])).toBe(false);
  const laid = [lying('b1', 0, 0), lying('b2', -1, 0), lying('b3', -1, 1)];
  expect(isWhole(laid)).toBe(true);
  expect(fromCorner(laid).map(({ at }) => at)).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
});

const board = (box: string, id: string): CompanionBoard => ({
  box,
  id,
  name: id,
  key: `${box} ${id}`,
  picture: () => ({ hexes: [], label: '' }) as never,
});

const boxNamed = (key: string, ours: readonly string[]): CompanionBox => ({
  key,
  name: key === '' ? 'Sandtable' : `Pack ${key}`,
  boards: [],
  ours,
  optionsOf: () => ({}),
  refusalOf: () => '',
});

const OURS = boxNamed('', ['b1', 'b2']);
const MORE = boxNamed('more', ['b2']);
const ALONE = boxNamed('alone', []);
const BOXES = [OURS, MORE, ALONE];

test('a board of a pack brings its counters along, and lies beside those of ours that the pack builds on', () => {
  const laid = [lying('b2', 0, 0)];
  expect(boxWith(BOXES, { laid, box: OURS }, board('more', 'b20'))).toEqual({ box: MORE });
  expect(boxWith(BOXES, { laid: [], box: MORE }, board('', 'b2'))).toEqual({ box: MORE });
  // Only its counters were chosen: ours need not lie with them.
  expect(boxWith(BOXES, { laid: [], box: ALONE }, board('', 'b1'))).toEqual({ box: OURS });
});

test('boards that no one pack holds are refused with the reason', () => {
  const reasonOf = (laid: readonly LaidBoard[], box: CompanionBox, its: CompanionBoard): string => {
    const found = boxWith(BOXES, { laid, box }, its);
    return 'reason' in found ? found.reason : 'laid';
  };
  const own = { ...lying('b20', 0, 0), box: 'more' };
  expect(reasonOf([own], MORE, board('alone', 'x1'))).toContain('Pack more lies on it');
  expect(reasonOf([own], MORE, board('', 'b1'))).toBe(
    'Pack more has a board of its own in the place of one of Sandtable’s.',
  );
  expect(reasonOf([lying('b1', 0, 0)], OURS, board('alone', 'x1'))).toContain('Pack alone stands alone');
});
