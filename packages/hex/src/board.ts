import type { Cell } from './offset.ts';
import type { Problem } from './result.ts';

/**
 * The form of a printed board (BG.1): flat-topped hexes, `columns` from left to right, `rows` full hexes in the columns
 * 02, 04 ... The first and the last column are cut lengthwise; the columns 03, 05 ... begin and end with a half hex.
 */
export interface BoardForm {
  readonly columns: number;
  readonly rows: number;
}

/** BG.8: as the board lies on the table, turned or not. Top and bottom are the long edges. */
export const EDGES = ['top', 'bottom', 'left', 'right'] as const;
export type Edge = (typeof EDGES)[number];

/** Both cut columns must stand equally high for boards to join, so columns are odd; a row needs a letter of its own. */
const MOST = 25;

export function formProblems(form: BoardForm): Problem[] {
  const problems: Problem[] = [];
  const { columns, rows } = form;
  if (!Number.isInteger(columns) || columns % 2 !== 1 || columns < 3 || columns > MOST) {
    problems.push({ field: 'form.columns', expected: `an odd number from 3 to ${MOST}`, got: String(columns) });
  }
  if (!Number.isInteger(rows) || rows < 1 || rows > MOST) {
    problems.push({ field: 'form.rows', expected: `a whole number from 1 to ${MOST}`, got: String(rows) });
  }
  return problems;
}

/** Columns are counted from 0, so those with the printed numbers 02, 04 ... are 1, 3 ...; they sit half a hex lower. */
export function isLowColumn(column: number): boolean {
  return column % 2 === 1;
}

/** The last row of a column, half hexes included. */
export function lastRow(form: BoardForm, column: number): number {
  return isLowColumn(column) ? form.rows - 1 : form.rows;
}

/** How many quarters of this hex lie on the board: 4 full hex, 2 half hex, 1 corner of the board, 0 not on it. */
export function quartersOf(form: BoardForm, { column, row }: Cell): number {
  const last = lastRow(form, column);
  if (column < 0 || column >= form.columns || row < 0 || row > last) return 0;
  const cutLengthwise = column === 0 || column === form.columns - 1;
  const cutAcross = !isLowColumn(column) && (row === 0 || row === last);
  return (cutLengthwise ? 1 : 2) * (cutAcross ? 1 : 2);
}

/** Every hex of which a part lies on the board, row by row from the top left. */
export function boardCells(form: BoardForm): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row <= form.rows; row++) {
    for (let column = 0; column < form.columns; column++) {
      if (row <= lastRow(form, column)) cells.push({ column, row });
    }
  }
  return cells;
}

/** BG.7: where a hex of the board comes to lie when the board is turned by 180 degrees; the same way back. */
export function turnCell(form: BoardForm, { column, row }: Cell): Cell {
  return { column: form.columns - 1 - column, row: lastRow(form, column) - row };
}
