import { expect, test } from 'vitest';
import { boardBeside, boardCells, boardProblems, type PlacedBoard, quartersOf, turnCell } from './board.ts';
import { distance } from './hex.ts';
import { hexInColumns } from './layout.ts';

const form = { columns: 19, rows: 12 };
const cells = boardCells(form);
const count = (quarters: number): number => cells.filter((cell) => quartersOf(form, cell) === quarters).length;

test('BG.1 a board of 19 columns has 196 full hexes, 38 half hexes and 4 corners', () => {
  expect(count(4)).toBe(9 * 12 + 8 * 11);
  expect(count(2)).toBe(2 * 8 + 2 * 11);
  expect(count(1)).toBe(4);
  expect(cells).toHaveLength(196 + 38 + 4);
});

test('BG.1 the parts of hexes add up to the board: 18 columns of 12', () => {
  expect(cells.reduce((sum, cell) => sum + quartersOf(form, cell), 0)).toBe(4 * 18 * 12);
});

test('BG.1 even columns are full from A to L, odd ones have a half hex on top and one below', () => {
  const column = (number: number): number[] =>
    Array.from({ length: 14 }, (_, row) => quartersOf(form, { column: number - 1, row }));
  expect(column(2)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0]);
  expect(column(3)).toEqual([2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 0]);
});

test('BG.1 the columns 01 and 19 are cut lengthwise, and there is nothing beyond', () => {
  for (const column of [0, 18]) {
    expect(quartersOf(form, { column, row: 0 })).toBe(1);
    expect(quartersOf(form, { column, row: 5 })).toBe(2);
    expect(quartersOf(form, { column, row: 12 })).toBe(1);
  }
  expect(quartersOf(form, { column: -1, row: 5 })).toBe(0);
  expect(quartersOf(form, { column: 19, row: 5 })).toBe(0);
  expect(quartersOf(form, { column: 4, row: -1 })).toBe(0);
});

test('BG.7 a turned board: number n becomes 20 - n, row i becomes 11 - i in even columns and 12 - i in odd ones', () => {
  expect(turnCell(form, { column: 1, row: 0 })).toEqual({ column: 17, row: 11 });
  expect(turnCell(form, { column: 8, row: 4 })).toEqual({ column: 10, row: 8 });
  for (const cell of cells) {
    expect(turnCell(form, turnCell(form, cell))).toEqual(cell);
    expect(quartersOf(form, turnCell(form, cell))).toBe(quartersOf(form, cell));
  }
});

test('BG.7 turning a board moves no two of its hexes nearer or further apart', () => {
  const turned = cells.map((cell) => hexInColumns(turnCell(form, cell)));
  const lying = cells.map(hexInColumns);
  lying.forEach((a, i) => {
    const b = (i * 7 + 3) % lying.length;
    expect(distance(turned[i] ?? a, turned[b] ?? a)).toBe(distance(a, lying[b] ?? a));
  });
});

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
