import { type Area, areaOf } from './area.ts';
import { boardCells, type BoardForm, formProblems, quartersOf, turnCell } from './board.ts';
import type { Hex } from './hex.ts';
import { type Cell, hexInColumns } from './offset.ts';
import { boardProblems, type Place, type PlacedBoard } from './placing.ts';
import { bad, good, type Result } from './result.ts';

/** BG.6: may units stand on hexes that joined boards complete? */
export const JOINED_HALF_HEXES = ['playable', 'closed'] as const;
export type JoinedHalfHexes = (typeof JOINED_HALF_HEXES)[number];

/** A hex as drawn on a board (turned boards turned back), where its terrain and its printed address are found. */
export interface BoardCell {
  /** Index into the boards, in order of placing. */
  readonly board: number;
  readonly cell: Cell;
}

export interface JoinedMap {
  readonly form: BoardForm;
  readonly boards: readonly PlacedBoard[];
  /** The hexes a unit may stand on. */
  readonly area: Area;
  /** By index: where the hex is drawn; several places for a completed hex, the board placed first in front. */
  readonly drawn: readonly (readonly BoardCell[])[];
}

/**
 * Joins boards of one form edge to edge (BG.7); edges of unequal length cannot meet in this grid.
 *
 * Hexes are numbered board by board in order of placing: the full hexes of a board, then those it completes together
 * with boards placed before it. So a further board only adds numbers and changes none.
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

/** A hex as it is put together from boards; with four quarters it is whole. */
interface Piece {
  readonly hex: Hex;
  quarters: number;
  readonly drawn: BoardCell[];
}

/** BG.7: the hex of the map where a hex drawn on a board comes to lie. */
export function hexOnMap(form: BoardForm, placed: PlacedBoard, cell: Cell): Hex {
  return hexAtPlace(form, placed.at, placed.turned ? turnCell(form, cell) : cell);
}

/** The same for a place on the table, counted from its top left however the board lies there. */
export function hexAtPlace(form: BoardForm, [gx, gy]: Place, { column, row }: Cell): Hex {
  return hexInColumns({ column: (form.columns - 1) * gx + column, row: form.rows * gy + row });
}
