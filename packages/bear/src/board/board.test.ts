import { boardCells, parseAddress, quartersOf } from '@sandtable/hex';
import { printProblem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type Board, BOARD_FORM, hexOfBoard } from './board.ts';
import { makeBoard } from './make-board.ts';
import { BARE, type GroundHex } from './ground.ts';
import { printDrawing } from '../testing/print-drawing.ts';

const OPEN = printDrawing(
  BOARD_FORM,
  boardCells(BOARD_FORM).map(() => BARE),
);
const CROSSROADS = `${OPEN}
road top A10 B10 C10 D10 E10 F10 G10 H10 I10 J10 K10 L10 bottom
road G01 G02 G03 G04 G05 G06 G07 G08 G09 G10 G11 G12 G13 G14 G15 G16 G17 G18 G19
`;

function board(drawing: string): Board {
  const made = makeBoard({ id: 'b7', name: 'Crossroads', drawing });
  if (!made.ok) throw new Error(made.problems.map(printProblem).join('\n'));
  return made.value;
}

function problems(drawing: string, id = 'b7'): string[] {
  const made = makeBoard({ id, name: 'Crossroads', drawing });
  return made.ok ? [] : made.problems.map(printProblem);
}

function at(made: Board, address: string): GroundHex {
  const cell = parseAddress(BOARD_FORM, address);
  if (!cell.ok) throw new Error(address);
  return hexOfBoard(made, cell.value);
}

test('a board is read from its drawing; its label is what stands before its addresses', () => {
  const made = board(CROSSROADS);
  expect(made).toMatchObject({ id: 'b7', label: '7', name: 'Crossroads' });
  expect(at(made, 'G10').roads).toEqual([0, 1, 3, 5]);
  expect(at(made, 'A02')).toEqual(BARE);
  expect(problems(CROSSROADS, 'seven')).toEqual(['board.id: expected b and a number, such as b12, got seven']);
});

test('BG.11 the half hexes at the rim are bare, but for the road in G01 and G19', () => {
  const made = board(CROSSROADS);
  const halves = boardCells(BOARD_FORM).filter((cell) => quartersOf(BOARD_FORM, cell) < 4);
  const withRoad = halves.filter((cell) => hexOfBoard(made, cell).roads.length > 0);
  expect(withRoad).toEqual([
    { column: 0, row: 6 },
    { column: 18, row: 6 },
  ]);
  for (const cell of halves) expect(hexOfBoard(made, cell)).toMatchObject({ terrain: 'open', level: 0, walls: [] });
  expect(at(made, 'A10').roads).toContain(0);
  expect(at(made, 'L10').roads).toContain(3);
});

test('BG.11 roads leave at A10, L10, G01 and G19 and nowhere else', () => {
  expect(problems(`${CROSSROADS}road top A08 B08`)).toEqual([
    'board.drawing: expected roads to leave at A10, L10, G01, G19 only, got A08',
  ]);
  expect(problems(`${CROSSROADS}road H01 H02`)).toContain(
    'board.drawing: expected roads to leave at A10, L10, G01, G19 only, got H01',
  );
  expect(problems(CROSSROADS.replace('road top A10', 'road A10'))).toEqual([
    'board.drawing: expected a road that leaves at A10 and leads to the other exits, got none',
  ]);
});

test('BG.11 any two exits are joined by road', () => {
  expect(problems(CROSSROADS.replace('G14 G15 G16', 'G14\nroad G15 G16'))).toEqual([
    'board.drawing: expected a road that leaves at G19 and leads to the other exits, got none',
  ]);
});

test('a road that a vehicle could not climb and a wall at the rim are refused', () => {
  const [header = '', ...rows] = CROSSROADS.split('\n');
  const cliff = [header, ...rows.map((row) => (row.startsWith('G  .') ? row.replace('G  . ', 'G  .2') : row))];
  expect(problems(cliff.join('\n'))).toContain('board.drawing: expected roads to climb one level at a time, got G03');
  expect(problems(`${CROSSROADS}wall A02 N`)).toEqual([
    'board.drawing: expected walls between two whole hexes, got A02',
  ]);
});

test('what is wrong with a drawing names the board and the line', () => {
  expect(problems(`${CROSSROADS}river A02 B02`)).toEqual([
    'board.drawing line 28, column 1: expected road or wall, got river',
  ]);
});
