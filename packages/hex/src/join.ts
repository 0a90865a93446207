import { type Area, areaOf, indexOf } from './area.ts';
import { bad, good, intAt, type Result } from './result.ts';
import {
  boardBeside,
  boardCells,
  type BoardForm,
  boardProblems,
  type Edge,
  formProblems,
  isLowColumn,
  type GridPlace,
  type PlacedBoard,
  quartersOf,
  turnCell,
} from './board.ts';
import { EVERY_FACING } from './facing.ts';
import type { Hex } from './hex.ts';
import { type Cell, hexInColumns } from './layout.ts';

/** BG.6: may units stand on hexes that joined boards complete? */
export const JOINED_HALF_HEXES = ['playable', 'closed'] as const;
export type JoinedHalfHexes = (typeof JOINED_HALF_HEXES)[number];

/** A hex as drawn on an unturned board: where to find its terrain and its printed address. */
export interface BoardCell {
  /** Index into the boards, in placing order. */
  readonly board: number;
  readonly cell: Cell;
}

export interface JoinedMap {
  readonly form: BoardForm;
  readonly boards: readonly PlacedBoard[];
  /** The hexes a unit may stand on. */
  readonly area: Area;
  /** By index: where the hex is drawn. A completed hex has several places, the board placed first in front. */
  readonly drawn: readonly (readonly BoardCell[])[];
}

/**
 * Joins boards of one shape edge to edge (BG.7); edges of unequal length cannot meet in this grid.
 *
 * Hexes are numbered board by board in placing order: a board's full hexes, then those it completes together with
 * earlier boards. So another board adds numbers and changes none.
 */
export function joinBoards(
  form: BoardForm,
  boards: readonly PlacedBoard[],
  joinedHalfHexes: JoinedHalfHexes = 'playable',
): Result<JoinedMap> {
  const problems = [...formProblems(form), ...boardProblems(boards)];
  if (problems.length > 0) return bad(problems);

  const cells = boardCells(form);
  const pieces = new Map<Hex, Piece>();
  const inPlay: Piece[] = [];
  boards.forEach((placed, board) => {
    const completed: Piece[] = [];
    for (const cell of cells) {
      const hex = hexOnMap(form, placed, cell);
      const piece = pieces.get(hex) ?? { hex, quarters: 0, drawn: [] };
      pieces.set(hex, piece);
      piece.quarters += quartersOf(form, cell);
      piece.drawn.push({ board, cell });
      if (piece.quarters === 4) (piece.drawn.length === 1 ? inPlay : completed).push(piece);
    }
    if (joinedHalfHexes === 'playable') inPlay.push(...completed);
  });
  return good({ form, boards, area: areaOf(inPlay.map(({ hex }) => hex)), drawn: inPlay.map(({ drawn }) => drawn) });
}

/** A hex assembled from boards; four quarters make it whole. */
interface Piece {
  readonly hex: Hex;
  quarters: number;
  readonly drawn: BoardCell[];
}

/** BG.7: the map hex of a hex drawn on a board. */
export function hexOnMap(form: BoardForm, placed: PlacedBoard, cell: Cell): Hex {
  return hexAtPlace(form, placed.at, placed.turned ? turnCell(form, cell) : cell);
}

/** The map hex of a cell counted from the top left of a place, whichever way the board there is turned. */
function hexAtPlace(form: BoardForm, [gx, gy]: GridPlace, { column, row }: Cell): Hex {
  return hexInColumns({ column: (form.columns - 1) * gx + column, row: form.rows * gy + row });
}

/**
 * BG.9: the hexes in play along an outer edge, or next to a hex it cuts, by index. An edge that adjoins another board is
 * not an outer edge. Completed hexes in the column where two boards meet count where they lie along the edge.
 */
export function entryHexes(map: JoinedMap, edge: Edge): number[] {
  return sorted(map.boards.flatMap((_board, place) => boardEdgeHexes(map, place, edge)));
}

/** As `entryHexes`, for one edge of a single board. */
export function boardEdgeHexes(map: JoinedMap, board: number, edge: Edge): number[] {
  const place = map.boards[board]?.at;
  if (place === undefined || boardBeside(map.boards, place, edge) !== undefined) return [];
  const beside = cellsBeside(map.form, edge).map((cell) => indexOf(map.area, hexAtPlace(map.form, place, cell)));
  return sorted(beside.filter((index) => index !== -1));
}

function sorted(hexes: readonly number[]): number[] {
  return [...new Set(hexes)].sort((a, b) => a - b);
}

/** The count of a hex that cannot be reached. */
export const NEVER = 0x1fff_ffff;

/**
 * BG.10: for each hex, how many hexes a unit entering at this edge needs to get there, counting the entry hex as 1. Ignores
 * terrain; `NEVER` if there is no way.
 */
export function hexesFromEdge(map: JoinedMap, edge: Edge): Int32Array {
  const { hexes, neighbours } = map.area;
  const counts = new Int32Array(hexes.length).fill(NEVER);
  const queue = entryHexes(map, edge);
  for (const hex of queue) counts[hex] = 1;
  for (const hex of queue) {
    for (const facing of EVERY_FACING) {
      const next = intAt(neighbours, 6 * hex + facing);
      if (next === -1 || intAt(counts, next) !== NEVER) continue;
      counts[next] = intAt(counts, hex) + 1;
      queue.push(next);
    }
  }
  return counts;
}

/** The cells along one edge of a board as it lies. In the cut columns only joined hexes are playable. */
function cellsBeside(form: BoardForm, edge: Edge): Cell[] {
  const columns = Array.from({ length: form.columns }, (_, column) => column);
  const rows = Array.from({ length: form.rows }, (_, row) => row);
  switch (edge) {
    case 'top':
      return columns.map((column) => ({ column, row: isLowColumn(column) ? 0 : 1 }));
    case 'bottom':
      return columns.map((column) => ({ column, row: form.rows - 1 }));
    case 'left':
      return rows.map((row) => ({ column: 1, row }));
    case 'right':
      return rows.map((row) => ({ column: form.columns - 2, row }));
  }
}
