import { type BoardForm, isLowColumn, lastRow } from './board.ts';
import type { Cell } from './offset.ts';
import { bad, good, type Result } from './result.ts';

/** BG.2: the two ways boards are lettered. E09 is row E of column 09 in the one, I04 in the other. */
export const LABELS = ['rowLetter', 'columnLetter'] as const;
export type Labels = (typeof LABELS)[number];

const letter = (index: number): string => String.fromCharCode(65 + index);
const digits = (number: number): string => String(number).padStart(2, '0');

/** The number of row 0 in the columnLetter scheme: 1 in the low columns, 0 for the half hex on top of the others. */
const firstNumber = (column: number): number => (isLowColumn(column) ? 1 : 0);

export function printAddress({ column, row }: Cell, labels: Labels = 'rowLetter'): string {
  return labels === 'rowLetter' ? letter(row) + digits(column + 1) : letter(column) + digits(row + firstNumber(column));
}

/** Reads an address of one board, half hexes included; whether a unit may stand there is not asked. */
export function parseAddress(form: BoardForm, text: string, labels: Labels = 'rowLetter', field = 'hex'): Result<Cell> {
  const cell = cellNamed(text, labels);
  const isOnBoard = cell !== undefined && cell.column >= 0 && cell.column < form.columns;
  if (!isOnBoard) return bad([{ field, expected: addressForm(form, labels), got: text }]);
  if (cell.row >= 0 && cell.row <= lastRow(form, cell.column)) return good(cell);
  return bad([{ field, expected: rowsOfColumn(form, cell.column, labels), got: text }]);
}

function cellNamed(text: string, labels: Labels): Cell | undefined {
  const found = /^([A-Z])(\d\d)$/.exec(text);
  if (found === null) return undefined;
  const byLetter = text.charCodeAt(0) - 65;
  const byNumber = Number(text.slice(1));
  return labels === 'rowLetter'
    ? { column: byNumber - 1, row: byLetter }
    : { column: byLetter, row: byNumber - firstNumber(byLetter) };
}

function addressForm(form: BoardForm, labels: Labels): string {
  return labels === 'rowLetter'
    ? `a row letter A to ${letter(form.rows)} and a column number 01 to ${digits(form.columns)}`
    : `a column letter A to ${letter(form.columns - 1)} and a row number 00 to ${digits(form.rows)}`;
}

function rowsOfColumn(form: BoardForm, column: number, labels: Labels): string {
  const first = printAddress({ column, row: 0 }, labels);
  const last = printAddress({ column, row: lastRow(form, column) }, labels);
  return `a hex from ${first} to ${last} in this column`;
}
