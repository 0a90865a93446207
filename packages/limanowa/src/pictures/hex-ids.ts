import { type Cell, cellInRows, type Hex } from '@sandtable/hex';
import { hexAt, printHex } from '../board/map.ts';
import type { BattleMap } from '../model/battle-map.ts';
import { NONE } from '../model/ids.ts';

/** What the board calls a hex: as players do, and those round the map so that no word means them. */
export function hexId(map: BattleMap, cell: Cell): string {
  const hex = hexAt(map, [cell.column, cell.row]);
  return hex === NONE ? `edge ${cell.column} ${cell.row}` : printHex(map, hex);
}

export function isOnMap(map: BattleMap, hex: Hex): boolean {
  const { column, row } = cellInRows(hex);
  return hexAt(map, [column, row]) !== NONE;
}
