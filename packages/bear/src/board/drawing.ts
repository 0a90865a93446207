import { boardCells, type BoardForm, type Facing, type Hex, hexInColumns, opposite, step } from '@sandtable/hex';
import { ok, type Result } from '@sandtable/kernel';
import { type DrawnHex, headerProblems, linesOf, readRow, rowsOf, rowsProblem } from './drawing-rows.ts';
import { type DrawnSide, readLinks } from './drawing-links.ts';
import { BARE, type GroundHex } from './ground.ts';

/**
 * A board as text that people can read and edit. Hexes are laid out as on the table: odd columns stand half a hex
 * higher, so each row letter has a line for them and, below it, one for the even columns. A sign is the terrain
 * followed by the level, if any: `w` light woods, `w2` light woods on a hill of level 2, `.1` a bare hill. Half
 * hexes at the edge are open and not drawn. Roads and walls follow below.
 *
 *        02 03 04
 *     A  .     w1
 *     B     b
 *     B  .     .
 *     road top A02 B03 B04
 *     wall B03 NE SE
 */
export function parseDrawing(form: BoardForm, text: string): Result<readonly GroundHex[]> {
  const lines = linesOf(text);
  const rows = rowsOf(form);
  const drawn = new Map<Hex, DrawnHex>();
  const roads = new Map<Hex, Set<Facing>>();
  const walls = new Map<Hex, Set<Facing>>();
  const link = ({ kind, hex, side }: DrawnSide): void => {
    const sides = kind === 'roads' ? roads : walls;
    add(sides, hex, side);
    add(sides, step(hex, side), opposite(side));
  };

  const gap = rowsProblem(rows, lines.slice(1));
  if (gap !== null) return { ok: false, problems: [...headerProblems(form, lines[0]), gap] };
  const problems = [
    ...headerProblems(form, lines[0]),
    ...rows.flatMap((row, index) => {
      const line = lines[index + 1];
      return line === undefined ? [] : readRow(row, line, (cell, hex) => drawn.set(hexInColumns(cell), hex));
    }),
    ...lines.slice(rows.length + 1).flatMap((line) => readLinks(form, line, link)),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return ok(
    boardCells(form)
      .map(hexInColumns)
      .map((hex) => ({ ...BARE, ...drawn.get(hex), roads: sorted(roads.get(hex)), walls: sorted(walls.get(hex)) })),
  );
}

function add(sides: Map<Hex, Set<Facing>>, hex: Hex, side: Facing): void {
  sides.set(hex, new Set(sides.get(hex)).add(side));
}

function sorted(sides: ReadonlySet<Facing> = new Set()): Facing[] {
  return [...sides].sort((a, b) => a - b);
}
