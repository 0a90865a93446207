import { indexOf } from './area.ts';
import { intAt } from './at.ts';
import { type BoardForm, type Edge, isLowColumn } from './board.ts';
import { EVERY_FACING } from './facing.ts';
import { hexAtPlace, type JoinedMap } from './join.ts';
import type { Cell } from './offset.ts';
import { NEVER } from './paths.ts';
import { boardBeside } from './placing.ts';

/**
 * BG.9: the hexes in play beside an outer edge or beside a hex it cuts, in order of index. An edge against which another
 * board lies is none. Hexes completed in the column where two boards meet belong to it where they lie beside it.
 */
export function entryHexes(map: JoinedMap, edge: Edge): number[] {
  return sorted(map.boards.flatMap((_board, place) => boardEdgeHexes(map, place, edge)));
}

/** The same for the edge of one board as it lies. */
export function boardEdgeHexes(map: JoinedMap, board: number, edge: Edge): number[] {
  const place = map.boards[board]?.at;
  if (place === undefined || boardBeside(map.boards, place, edge) !== undefined) return [];
  const beside = cellsBeside(map.form, edge).map((cell) => indexOf(map.area, hexAtPlace(map.form, place, cell)));
  return sorted(beside.filter((index) => index !== -1));
}

function sorted(hexes: readonly number[]): number[] {
  return [...new Set(hexes)].sort((a, b) => a - b);
}

/**
 * BG.10: for each hex how many hexes a unit that enters at this edge needs to stand in it, an entry hex being 1. Counted
 * over hexes in play, without regard to terrain; NEVER where no way leads.
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

/** The hexes beside one edge of a board as it lies on the table; of the cut columns only a joint makes some playable. */
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
