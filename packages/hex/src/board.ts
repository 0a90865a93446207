import type { Problem } from './result.ts';
import type { Cell } from './layout.ts';

/**
 * The shape of a printed board (BG.1): flat-topped hexes, `columns` from left to right, `rows` full hexes in columns
 * 02, 04 ... The first and last columns are cut lengthwise; columns 03, 05 ... begin and end with a half hex.
 */
export interface BoardForm {
  readonly columns: number;
  readonly rows: number;
}

/** BG.8: edges of the board as it lies on the table, turned or not. Top and bottom are the long ones. */
export const EDGES = ['top', 'bottom', 'left', 'right'] as const;
export type Edge = (typeof EDGES)[number];

/** Both cut columns must be at the same height for boards to join, so `columns` is odd; each row needs its own letter. */
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

/** Columns count from 0, so the printed 02, 04 ... are 1, 3 ... here. They sit half a hex lower. */
export function isLowColumn(column: number): boolean {
  return column % 2 === 1;
}

/** The last row of a column, half hexes included. */
export function lastRow(form: BoardForm, column: number): number {
  return isLowColumn(column) ? form.rows - 1 : form.rows;
}

/** Quarters of this hex that lie on the board: 4 full hex, 2 half hex, 1 corner of the board, 0 off the board. */
export function quartersOf(form: BoardForm, { column, row }: Cell): number {
  const last = lastRow(form, column);
  if (column < 0 || column >= form.columns || row < 0 || row > last) return 0;
  const cutLengthwise = column === 0 || column === form.columns - 1;
  const cutAcross = !isLowColumn(column) && (row === 0 || row === last);
  return (cutLengthwise ? 1 : 2) * (cutAcross ? 1 : 2);
}

/** Every hex with a part on the board, row by row from the top left. */
export function boardCells(form: BoardForm): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row <= form.rows; row++) {
    for (let column = 0; column < form.columns; column++) {
      if (row <= lastRow(form, column)) cells.push({ column, row });
    }
  }
  return cells;
}

/** BG.7: where a hex ends up when the board is turned by 180 degrees. It is its own inverse. */
export function turnCell(form: BoardForm, { column, row }: Cell): Cell {
  return { column: form.columns - 1 - column, row: lastRow(form, column) - row };
}

/** A board's place on the table: gx counts boards to the right, gy boards down. */
export type GridPlace = readonly [gx: number, gy: number];

export interface PlacedBoard {
  /** The prefix of its addresses: '2' in 2-E09. */
  readonly label: string;
  readonly at: GridPlace;
  /** By 180 degrees. */
  readonly turned: boolean;
}

/** More boards, or boards further out, are a typing error. */
const MOST_BOARDS = 64;
const FARTHEST_PLACE = 100;

/** The board that adjoins this place along an edge, if any. */
export function boardBeside<B extends Pick<PlacedBoard, 'at'>>(
  boards: readonly B[],
  place: GridPlace,
  edge: Edge,
): B | undefined {
  const [gx, gy] = placeBeside(place, edge);
  return boards.find(({ at: other }) => other[0] === gx && other[1] === gy);
}

export function placeBeside([gx, gy]: GridPlace, edge: Edge): GridPlace {
  const [dx, dy] = BESIDE[edge];
  return [gx + dx, gy + dy];
}

const BESIDE: Record<Edge, GridPlace> = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] };

/** Every reason why these boards cannot lie like this. */
export function boardProblems(boards: readonly PlacedBoard[]): Problem[] {
  if (boards.length === 0 || boards.length > MOST_BOARDS) {
    return [{ field: 'boards', expected: `from 1 to ${MOST_BOARDS} boards`, got: String(boards.length) }];
  }
  const problems = boards.flatMap((board, index) => problemsOf(board, boards.slice(0, index), `boards[${index}]`));
  return problems.length > 0 ? problems : strayProblems(boards);
}

function problemsOf({ label, at: place }: PlacedBoard, earlier: readonly PlacedBoard[], field: string): Problem[] {
  const problems: Problem[] = [];
  const [labelField, placeField] = [`${field}.label`, `${field}.at`];
  if (!/^[^\s-]+$/.test(label)) {
    problems.push({ field: labelField, expected: 'letters or digits without hyphen or space', got: label });
  }
  if (earlier.some((other) => other.label === label)) {
    problems.push({ field: labelField, expected: 'a label of its own', got: label });
  }
  if (!place.every((n) => Number.isInteger(n) && Math.abs(n) <= FARTHEST_PLACE)) {
    const expected = `two whole numbers within ${FARTHEST_PLACE} of 0`;
    problems.push({ field: placeField, expected, got: place.join(',') });
  }
  if (earlier.some((other) => other.at[0] === place[0] && other.at[1] === place[1])) {
    problems.push({ field: placeField, expected: 'a place no other board lies on', got: place.join(',') });
  }
  return problems;
}

/** The boards that do not connect with the first along edges; a shared corner is not enough. */
export function strayBoards<B extends Pick<PlacedBoard, 'at'>>(boards: readonly B[]): readonly B[] {
  const joined = new Set(boards.slice(0, 1));
  for (const board of joined) {
    for (const edge of EDGES) {
      const beside = boardBeside(boards, board.at, edge);
      if (beside !== undefined) joined.add(beside);
    }
  }
  return boards.filter((board) => !joined.has(board));
}

function strayProblems(boards: readonly PlacedBoard[]): Problem[] {
  const expected = 'a place that shares an edge with the other boards';
  return strayBoards(boards).map((board) => {
    return { field: `boards[${boards.indexOf(board)}].at`, expected, got: board.at.join(',') };
  });
}
