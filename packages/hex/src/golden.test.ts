import { expect, test } from 'vitest';
import { mapAddresses } from './address.ts';
import { turnCell } from './board.ts';
import {
  arc,
  boardCells,
  cellInColumns,
  distance,
  EVERY_FACING,
  type Facing,
  type Hex,
  hexInColumns,
  hexOf,
  indexOf,
  joinBoards,
  line,
  parseAddress,
  parseMapAddress,
  printAddress,
  printAxial,
  quartersOf,
  ring,
  step,
} from './index.ts';

// Hexes by their printed addresses on one board, with results worked out by hand.

const FORM = { columns: 19, rows: 12 };

function cell(address: string) {
  const read = parseAddress(FORM, address);
  if (!read.ok) throw new Error(address);
  return read.value;
}

const hex = (address: string): Hex => hexInColumns(cell(address));
const name = (at: Hex): string => printAddress(cellInColumns(at));

/** The steps of a line as `F08`, or `F07/G07` where it runs between two hexes. */
function steps(from: string, to: string): string[] {
  return line(hex(from), hex(to)).map(({ left, right }) =>
    left === right ? name(left) : [name(left), name(right)].sort().join('/'),
  );
}

test('BG.1 of the 196 full hexes 108 stand in even and 88 in odd columns', () => {
  const full = boardCells(FORM).filter((each) => quartersOf(FORM, each) === 4);
  expect(full).toHaveLength(196);
  expect(full.filter(({ column }) => column % 2 === 1)).toHaveLength(108);
});

test('BG.3 addresses and axial coordinates', () => {
  const axial = ['A02', 'E09', 'D11', 'L10', 'G18'].map((address) => printAxial(hex(address)));
  expect(axial).toEqual(['1,0', '8,0', '10,-2', '9,7', '17,-2']);
});

test('BG.4 the neighbours of E09 from N clockwise', () => {
  const around = EVERY_FACING.map((facing) => name(step(hex('E09'), facing)));
  expect(around).toEqual(['D09', 'D10', 'E10', 'F09', 'E08', 'D08']);
});

test('BG.5 from edge to edge and from corner to corner', () => {
  expect(distance(hex('A10'), hex('L10'))).toBe(11);
  expect(distance(hex('A02'), hex('L18'))).toBe(19);
});

test('BG.7 a turned board', () => {
  const turned = ['A10', 'G01', 'D11', 'L05', 'E09'].map((address) => printAddress(turnCell(FORM, cell(address))));
  expect(turned).toEqual(['L10', 'G19', 'J09', 'B15', 'I11']);
});

test('BG.2 letters for columns', () => {
  const labels = ['D11', 'L04', 'L05'].map((address) => printAddress(cell(address), 'columnLetter'));
  expect(labels).toEqual(['K03', 'D12', 'E11']);
});

test('B6.0.2 lines along hexsides and across hexes', () => {
  expect(steps('F06', 'F10')).toEqual(['F07/G07', 'F08', 'F09/G09']);
  expect(steps('G07', 'D13')).toEqual(['F08', 'F09', 'E10', 'E11', 'D12']);
  expect(steps('C07', 'E10')).toEqual(['C08', 'D08', 'D09', 'E09']);
  expect(steps('F10', 'F12')).toEqual(['F11/G11']);
});

test('B6.1 the arc from F10 at distance 2, facing N and NE', () => {
  const atTwo = (facing: Facing): string[] => {
    const near = arc(hex('F10'), facing, 2);
    return ring(hex('F10'), 2)
      .filter((each) => near.includes(each))
      .map(name)
      .sort();
  };
  expect(atTwo(0)).toEqual(['D10', 'E08', 'E09', 'E11', 'E12']);
  expect(atTwo(1)).toEqual(['D10', 'E11', 'E12', 'F12', 'G12']);
});

test('BG.6 column 19 of one board and column 01 of the next are one playable column with two addresses', () => {
  const boards = [
    { label: 'A', at: [0, 0], turned: false },
    { label: 'B', at: [1, 0], turned: false },
  ] as const;
  const joined = joinBoards(FORM, boards);
  if (!joined.ok) throw new Error('not joined');
  const [left, right] = ['A-G19', 'B-G01'].map((address) => parseMapAddress(joined.value, address));
  expect(left).toEqual(right);
  const index = left?.ok ? left.value : -1;
  expect(mapAddresses(joined.value, index)).toEqual(['A-G19', 'B-G01']);
  expect(indexOf(joined.value.area, hexOf(joined.value.area, index))).toBe(index);
});
