import { type Cell, type Facing, facingTo, type Hex, hexInRows } from '@sandtable/hex';
import type { HexPicture, MapPicture, TerrainName } from '../model.ts';

const LETTERS: Readonly<Record<string, TerrainName>> = { '.': 'open', F: 'heavyWoods', H: 'ridge', T: 'town' };

/** A winter map of pointy hexes, one letter per hex, with roads between hexes; those around it are out of play. */
export function rowsMap(rows: readonly string[], roads: readonly (readonly Cell[])[] = []): MapPicture {
  const sides = new Map<Hex, Set<Facing>>();
  const lead = (from: Hex, to: Hex): void => {
    const side = facingTo(from, to);
    if (side !== undefined) sides.set(from, (sides.get(from) ?? new Set()).add(side));
  };
  for (const chain of roads)
    chain.forEach((cell, index) => {
      const before = chain[index - 1];
      if (before === undefined) return;
      lead(hexInRows(before), hexInRows(cell));
      lead(hexInRows(cell), hexInRows(before));
    });
  const wide = rows[0]?.length ?? 0;
  const hexes: HexPicture[] = [];
  for (let row = -1; row <= rows.length; row++) {
    for (let column = -1; column <= wide; column++) {
      const hex = hexInRows({ column, row });
      const letter =
        rows[Math.min(rows.length - 1, Math.max(0, row))]?.[Math.min(wide - 1, Math.max(0, column))] ?? '.';
      const isInPlay = row >= 0 && row < rows.length && column >= 0 && column < wide;
      const terrain = LETTERS[letter] ?? 'open';
      const id = isInPlay ? idOf({ column, row }) : `out ${column} ${row}`;
      hexes.push({
        hex,
        id,
        label: isInPlay ? id : '',
        words: isInPlay ? `${id}, ${terrain}` : '',
        isInPlay,
        terrain: isInPlay || terrain === 'heavyWoods' ? terrain : 'open',
        level: 0,
        roads: [...(sides.get(hex) ?? [])],
        walls: [],
      });
    }
  }
  return { top: 'pointy', seed: 'test', hexes, sheets: [], season: 'winter', isTrimmed: true };
}

/** A letter for the row, a number for the column: A01. */
export function idOf({ column, row }: Cell): string {
  return `${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`;
}
