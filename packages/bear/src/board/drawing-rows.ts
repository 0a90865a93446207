import { boardCells, type BoardForm, type Cell, printAddress, quartersOf } from '@sandtable/hex';
import type { Problem } from '@sandtable/kernel';
import type { Level } from './ground.ts';
import { type Terrain, TERRAINS } from './terrain.ts';

export interface DrawnHex {
  readonly terrain: Terrain;
  readonly level: Level;
}

export interface DrawnRow {
  readonly letter: string;
  readonly cells: readonly Cell[];
}

export const SIGNS: Readonly<Record<Terrain, string>> = {
  open: '.',
  lightWoods: 'w',
  heavyWoods: 'W',
  woodBuilding: 'b',
  stoneBuilding: 'B',
  plowedField: 'p',
  water: '~',
  crops: 'c',
  smallBalka: 'v',
};

const LEVELS: ReadonlyMap<string, Level> = new Map([
  ['', 0],
  ['1', 1],
  ['2', 2],
]);

const SIGNS_EXPLAINED = `one of ${Object.values(SIGNS).join(' ')}, then 1 or 2 on a hill`;

/** After the row letter there are three characters per column. */
const FIRST_SIGN = 3;
const SIGN_WIDTH = 3;

/** The rows of full hexes from the top: A of the even columns, B of the odd ones, B of the even ones, and so on. */
export function rowsOf(form: BoardForm): DrawnRow[] {
  const full = boardCells(form).filter((cell) => quartersOf(form, cell) === 4);
  const rows = Array.from({ length: form.rows }, (_, row) => row);
  return rows.flatMap((row) =>
    [0, 1]
      .map((parity) => full.filter((cell) => cell.row === row && cell.column % 2 === parity))
      .filter((cells) => cells.length > 0)
      .map((cells) => ({ letter: String.fromCharCode(65 + row), cells })),
  );
}

export function printHeader(form: BoardForm): string {
  const columns = Array.from({ length: form.columns - 2 }, (_, index) => columnName(index + 1));
  return ' '.repeat(FIRST_SIGN) + columns.join(' ');
}

export function headerProblems(form: BoardForm, line: DrawnLine | undefined): Problem[] {
  const header = printHeader(form);
  const { number = 1, text = '' } = line ?? {};
  return text === header ? [] : [problemAt({ number, text }, 1, `the column numbers ${JSON.stringify(header)}`, text)];
}

/** A row too few or too many: told once, where it is first seen, since every row after it would be wrong too. */
export function rowsProblem(rows: readonly DrawnRow[], lines: readonly DrawnLine[]): Problem | null {
  const links = lines.findIndex((line) => /^[a-z]/.test(line.text));
  const drawn = links === -1 ? lines : lines.slice(0, links);
  if (drawn.length === rows.length) return null;
  const place = rows.findIndex((row, index) => !isLike(row, drawn[index]));
  const { letter, cells } = rows[place] ?? { letter: '', cells: [] };
  const after = { number: (lines.at(-1)?.number ?? 1) + 1, text: '' };
  const line = drawn[place === -1 ? rows.length : place] ?? lines[drawn.length] ?? after;
  const expected =
    place === -1
      ? `${rows.length} rows and no more`
      : `row ${letter} with signs under ${columnsOf(cells)}, one of ${rows.length} rows (there are ${drawn.length})`;
  return problemAt(line, 1, expected, line.text);
}

/** Whether a line begins as this row does: with its letter, and its first sign under one of its columns. */
function isLike({ letter, cells }: DrawnRow, line: DrawnLine | undefined): boolean {
  const [first, sign] = line === undefined ? [] : wordsOf(line);
  return first?.text === letter && cells.some((cell) => placeOf(cell) + 1 === sign?.column);
}

function columnsOf(cells: readonly Cell[]): string {
  return cells.map(({ column }) => columnName(column)).join(' ');
}

/** Reads one row and reports each hex. Returns the problems. */
export function readRow(
  { letter, cells }: DrawnRow,
  line: DrawnLine,
  found: (cell: Cell, hex: DrawnHex) => void,
): Problem[] {
  const columns = columnsOf(cells);
  const [first, ...signs] = wordsOf(line);
  if (first?.text !== letter || first.column !== 1) {
    return [problemAt(line, 1, `${letter} and signs under ${columns}`, line.text)];
  }
  const problems: Problem[] = [];
  const missing = new Map(cells.map((cell) => [placeOf(cell) + 1, cell]));
  for (const { column, text } of signs) {
    const cell = missing.get(column);
    const hex = parseSign(text);
    missing.delete(column);
    if (cell === undefined) problems.push(problemAt(line, column, `signs under ${columns} alone`, text));
    else if (hex === undefined) problems.push(problemAt(line, column, SIGNS_EXPLAINED, text));
    else found(cell, hex);
  }
  for (const [column, cell] of missing) problems.push(problemAt(line, column, `a sign for ${printAddress(cell)}`, ''));
  return problems;
}

function parseSign(text: string): DrawnHex | undefined {
  const terrain = TERRAINS.find((each) => SIGNS[each] === text[0]);
  const level = LEVELS.get(text.slice(1));
  return terrain === undefined || level === undefined ? undefined : { terrain, level };
}

/** The index of a hex's sign in its line. */
export function placeOf({ column }: Cell): number {
  return FIRST_SIGN + SIGN_WIDTH * (column - 1);
}

function columnName(column: number): string {
  return String(column + 1).padStart(2, '0');
}

/** Numbered from 1, as in editors. */
export interface DrawnLine {
  readonly number: number;
  readonly text: string;
}

/** A word and its starting column, counted from 1. */
export interface DrawnWord {
  readonly column: number;
  readonly text: string;
}

/** Skips blank lines. */
export function linesOf(text: string): DrawnLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '');
}

export function wordsOf({ text }: DrawnLine): DrawnWord[] {
  return [...text.matchAll(/\S+/g)].map((found) => ({ column: found.index + 1, text: found[0] }));
}

export function problemAt(line: DrawnLine, column: number, expected: string, got: string): Problem {
  return { field: `line ${line.number}, column ${column}`, expected, got: got === '' ? 'nothing' : got };
}
