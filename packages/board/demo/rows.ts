import { type Cell, EVERY_FACING, hexInRows, step } from '@sandtable/hex';
import type { HexPicture, TerrainName } from '../src/index.ts';
import { groundWords } from './words.ts';

const LETTERS: Readonly<Record<string, TerrainName>> = { '.': 'open', F: 'heavyWoods', H: 'ridge', T: 'town' };

/** Rows of pointy hexes, a letter each, with roads from hex to hex; one more all round fills the edge of the sheet. */
export function rowHexes(rows: readonly string[], roads: readonly (readonly Cell[])[]): HexPicture[] {
  const steps = new Set(
    roads.flatMap((road) =>
      road.slice(1).flatMap((cell, index) => {
        const [from, to] = [hexInRows(road[index] ?? cell), hexInRows(cell)];
        return [`${from} ${to}`, `${to} ${from}`];
      }),
    ),
  );
  const columns = rows[0]?.length ?? 0;
  return Array.from({ length: (columns + 2) * (rows.length + 2) }, (_, i): HexPicture => {
    const [column, row] = [(i % (columns + 2)) - 1, Math.floor(i / (columns + 2)) - 1];
    const [hex, letter] = [hexInRows({ column, row }), rows[row]?.[column]];
    const id = `${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`;
    const ground = {
      terrain: LETTERS[letter ?? '.'] ?? 'open',
      level: 0,
      roads: EVERY_FACING.filter((side) => steps.has(`${hex} ${step(hex, side)}`)),
      walls: [],
    };
    const isInPlay = letter !== undefined;
    return { hex, id, label: isInPlay ? id : '', isInPlay, words: groundWords(id, ground), ...ground };
  });
}
