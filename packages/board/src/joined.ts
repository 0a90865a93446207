import { boardCells, type Cell, type Hex, hexOnMap, type JoinedMap, opposite } from '@sandtable/hex';
import type { Ground, Sheet } from './model.ts';

export interface JoinedHex {
  readonly hex: Hex;
  /** Its index on the map; -1 for a half hex at the outer edge. */
  readonly index: number;
  readonly ground: Ground;
}

/**
 * The ground of joined boards, half hexes included. `groundOf` gives the ground printed on a board. A hex completed by several
 * boards has the terrain of the board placed first, and the roads of all.
 */
export function joinedHexes(map: JoinedMap, groundOf: (board: number, cell: Cell) => Ground): JoinedHex[] {
  const found = new Map<Hex, Ground>();
  map.boards.forEach((placed, board) => {
    for (const cell of boardCells(map.form)) {
      const hex = hexOnMap(map.form, placed, cell);
      const printed = groundOf(board, cell);
      const ground = placed.turned ? turned(printed) : printed;
      const before = found.get(hex);
      found.set(hex, before === undefined ? ground : { ...before, roads: [...before.roads, ...ground.roads] });
    }
  });
  const indexes = new Map(map.area.hexes.map((hex, index) => [hex, index]));
  return [...found].map(([hex, ground]) => ({ hex, index: indexes.get(hex) ?? -1, ground }));
}

function turned(ground: Ground): Ground {
  return { ...ground, roads: ground.roads.map(opposite), walls: ground.walls.map(opposite) };
}

/** The edges of the boards. A turned board has its first hex at the bottom right. */
export function joinedSheets({ form, boards }: JoinedMap): Sheet[] {
  return boards.map((placed) => {
    const first = hexOnMap(form, placed, { column: 0, row: 0 });
    const last = hexOnMap(form, placed, { column: form.columns - 1, row: form.rows });
    return placed.turned
      ? { name: placed.label, from: last, to: first }
      : { name: placed.label, from: first, to: last };
  });
}
