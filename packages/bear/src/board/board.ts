import { boardCells, type BoardForm, type Cell, type Hex, hexInColumns } from '@sandtable/hex';
import { BARE, type GroundHex } from './ground.ts';

/** BG.1 */
export const BOARD_FORM: BoardForm = { columns: 19, rows: 12 };

export interface BoardSource {
  /** b2. The label in addresses such as 2-E09 is the word without the b. */
  readonly id: string;
  readonly name: string;
  readonly drawing: string;
}

export interface Board {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  /** Every hex including half hexes, in the order of `boardCells`. */
  readonly hexes: readonly GroundHex[];
}

export const BOARD_HEXES: readonly Hex[] = boardCells(BOARD_FORM).map(hexInColumns);
export const BOARD_PLACES: ReadonlyMap<Hex, number> = new Map(BOARD_HEXES.map((hex, index) => [hex, index]));

export function hexOfBoard(board: Board, cell: Cell): GroundHex {
  return board.hexes[BOARD_PLACES.get(hexInColumns(cell)) ?? -1] ?? BARE;
}
