import { expect, test } from 'vitest';
import { boardBeside, boardProblems, type PlacedBoard } from './placing.ts';

const board = (label: string, gx: number, gy: number): PlacedBoard => ({ label, at: [gx, gy], turned: false });

test('BG.7 boards lie against each other at the four edges', () => {
  const boards = [board('middle', 0, 0), board('above', 0, -1), board('right', 1, 0)];
  expect(boardBeside(boards, [0, 0], 'top')?.label).toBe('above');
  expect(boardBeside(boards, [0, 0], 'right')?.label).toBe('right');
  expect(boardBeside(boards, [0, -1], 'bottom')?.label).toBe('middle');
  expect(boardBeside(boards, [1, 0], 'left')?.label).toBe('middle');
  expect(boardBeside(boards, [0, 0], 'left')).toBeUndefined();
  expect(boardBeside(boards, [0, 0], 'bottom')).toBeUndefined();
});

test('BG.7 refused: two boards on one place, also where the place is named twice in a longer list', () => {
  expect(boardProblems([board('1', 0, 0), board('2', 1, 0), board('3', 0, 0)])).toEqual([
    { field: 'boards[2].at', expected: 'a place no other board lies on', got: '0,0' },
  ]);
});

test('BG.7 refused: a board that touches the others in a corner only, or a pair apart from the rest', () => {
  const expected = 'a place that shares an edge with the other boards';
  expect(boardProblems([board('1', 0, 0), board('2', 1, 1)])).toEqual([
    { field: 'boards[1].at', expected, got: '1,1' },
  ]);
  expect(boardProblems([board('1', 0, 0), board('2', 3, 0), board('3', 4, 0)])).toEqual([
    { field: 'boards[1].at', expected, got: '3,0' },
    { field: 'boards[2].at', expected, got: '4,0' },
  ]);
  expect(boardProblems([board('1', 0, 0), board('2', 2, 0), board('3', 1, 0)])).toEqual([]);
});

test('refused: no board or very many, labels that cannot stand in an address, places that are none', () => {
  const row = Array.from({ length: 65 }, (_, gx) => board(String(gx), gx, 0));
  expect(boardProblems([])).toEqual([{ field: 'boards', expected: 'from 1 to 64 boards', got: '0' }]);
  expect(boardProblems(row)).toEqual([{ field: 'boards', expected: 'from 1 to 64 boards', got: '65' }]);
  expect(boardProblems(row.slice(1))).toEqual([]);
  const label = 'letters or digits without hyphen or space';
  expect(boardProblems([board('', 0, 0)])).toEqual([{ field: 'boards[0].label', expected: label, got: '' }]);
  expect(boardProblems([board('1-2', 0, 0)])).toEqual([{ field: 'boards[0].label', expected: label, got: '1-2' }]);
  expect(boardProblems([board('1', 0, 0), board('1', 1, 0)])).toEqual([
    { field: 'boards[1].label', expected: 'a label of its own', got: '1' },
  ]);
  for (const [gx, gy] of [
    [0.5, 0],
    [0, 101],
  ] as const) {
    expect(boardProblems([board('1', gx, gy)])).toEqual([
      { field: 'boards[0].at', expected: 'two whole numbers within 100 of 0', got: `${gx},${gy}` },
    ]);
  }
});
