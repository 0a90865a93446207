import { type Hex, hexAt, qOf, rOf } from './hex.ts';

/** A place in a grid drawn in straight columns and rows, both counted from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** BG.3, flat tops: the columns 1, 3, 5 ... sit half a hex lower. */
export function hexInColumns({ column, row }: Cell): Hex {
  return hexAt(column, row - (column >> 1));
}

export function cellInColumns(hex: Hex): Cell {
  return { column: qOf(hex), row: rOf(hex) + (qOf(hex) >> 1) };
}

/** Pointy tops: the rows 1, 3, 5 ... sit half a hex further right. */
export function hexInRows({ column, row }: Cell): Hex {
  return hexAt(column - (row >> 1), row);
}

export function cellInRows(hex: Hex): Cell {
  return { column: qOf(hex) + (rOf(hex) >> 1), row: rOf(hex) };
}
