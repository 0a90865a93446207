import { indexOf } from './area.ts';
import { at, bad, good, type Result } from './result.ts';
import { type BoardForm, isLowColumn, lastRow } from './board.ts';
import { hexOnMap, type JoinedMap } from './join.ts';
import type { Cell } from './layout.ts';

/** BG.2: two lettering schemes. E09 is row E of column 09 in the first; the second calls the same hex I04. */
export const LABELS = ['rowLetter', 'columnLetter'] as const;
export type Labels = (typeof LABELS)[number];

const letter = (index: number): string => String.fromCharCode(65 + index);
const digits = (number: number): string => String(number).padStart(2, '0');

/** In low columns row 0 is numbered 1; in the others, 0 is the half hex at the top. */
const firstNumber = (column: number): number => (isLowColumn(column) ? 1 : 0);

export function printAddress({ column, row }: Cell, labels: Labels = 'rowLetter'): string {
  return labels === 'rowLetter' ? letter(row) + digits(column + 1) : letter(column) + digits(row + firstNumber(column));
}

/** Parses an address on one board, half hexes included. It does not check whether a unit may stand there. */
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

/** BG.2, BG.6: the address to show: E09 on a single board, 2-E09 on several. Where boards meet, the board placed first wins. */
export function printMapAddress(map: JoinedMap, index: number, labels: Labels = 'rowLetter'): string {
  return at(mapAddresses(map, index, labels), 0);
}

/** Every address of a hex, the one to show first. */
export function mapAddresses(map: JoinedMap, index: number, labels: Labels = 'rowLetter'): string[] {
  return at(map.drawn, index).map(({ board, cell }) => {
    const address = printAddress(cell, labels);
    return map.boards.length === 1 ? address : `${at(map.boards, board).label}-${address}`;
  });
}

/** Parses any address of a hex into its index. On a single board the label is optional. */
export function parseMapAddress(
  map: JoinedMap,
  text: string,
  labels: Labels = 'rowLetter',
  field = 'hex',
): Result<number> {
  const hyphen = text.indexOf('-');
  const label = hyphen === -1 ? undefined : text.slice(0, hyphen);
  const onlyBoard = map.boards.length === 1 ? map.boards[0] : undefined;
  const placed = label === undefined ? onlyBoard : map.boards.find((each) => each.label === label);
  if (placed === undefined) {
    const names = map.boards.map((each) => each.label).join(', ');
    return bad([{ field, expected: `a board (${names}), a hyphen and a hex of that board`, got: text }]);
  }
  const read = parseAddress(map.form, text.slice(hyphen + 1), labels, field);
  if (!read.ok) return bad(read.problems.map((problem) => ({ ...problem, got: text })));
  const index = indexOf(map.area, hexOnMap(map.form, placed, read.value));
  return index === -1 ? bad([{ field, expected: 'a hex in play, not a cut one', got: text }]) : good(index);
}
