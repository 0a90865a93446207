import {
  boardCells,
  type BoardForm,
  type Cell,
  cellInColumns,
  FACINGS,
  hexInColumns,
  printAddress,
  quartersOf,
  step,
} from '@sandtable/hex';
import type { DrawnSide } from '../board/drawing-links.ts';
import { type DrawnHex, type DrawnRow, placeOf, printHeader, rowsOf, SIGNS } from '../board/drawing-rows.ts';
import { BARE, type GroundHex } from '../board/ground.ts';

/** The way back from `parseDrawing`. */
export function printDrawing(form: BoardForm, hexes: readonly GroundHex[]): string {
  const cells = boardCells(form);
  const ground = new Map(cells.map((cell, index) => [hexInColumns(cell), hexes[index] ?? BARE]));
  const sides = [...ground].flatMap(([hex, { roads, walls }]) => [
    ...roads.map((side): DrawnSide => ({ kind: 'roads', hex, side })),
    ...walls.map((side): DrawnSide => ({ kind: 'walls', hex, side })),
  ]);
  const rows = rowsOf(form).map((row) => printRow(row, (cell) => ground.get(hexInColumns(cell)) ?? BARE));
  return [printHeader(form), ...rows, ...printLinks(form, sides)].map((line) => `${line}\n`).join('');
}

function printRow({ letter, cells }: DrawnRow, hexOf: (cell: Cell) => DrawnHex): string {
  return cells.reduce((line, cell) => line.padEnd(placeOf(cell)) + printSign(hexOf(cell)), letter).trimEnd();
}

function printSign({ terrain, level }: DrawnHex): string {
  return SIGNS[terrain] + (level === 0 ? '' : String(level));
}

/** Prints what `readLinks` reads, each road and wall once. */
function printLinks(form: BoardForm, sides: readonly DrawnSide[]): string[] {
  const walls = new Map<string, string[]>();
  const roads: string[] = [];
  const printed = new Set<string>();
  for (const { kind, hex, side } of sides) {
    const beyond = step(hex, side);
    if (printed.has(`${kind} ${beyond} ${hex}`)) continue;
    printed.add(`${kind} ${hex} ${beyond}`);
    const name = printAddress(cellInColumns(hex));
    if (kind === 'walls') {
      walls.set(name, [...(walls.get(name) ?? []), FACINGS[side]]);
    } else {
      const isOnBoard = quartersOf(form, cellInColumns(beyond)) > 0;
      roads.push(`road ${name} ${isOnBoard ? printAddress(cellInColumns(beyond)) : side === 0 ? 'top' : 'bottom'}`);
    }
  }
  return [...roads, ...[...walls].map(([name, names]) => `wall ${name} ${names.join(' ')}`)];
}
