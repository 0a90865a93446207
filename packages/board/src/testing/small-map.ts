import { hexAt, hexInColumns, type Top } from '@sandtable/hex';
import type { Ground, HexPicture, MapPicture } from '../model.ts';
import type { Figures, PiecePicture } from '../model-piece.ts';

const BARE: Ground = { terrain: 'open', level: 0, roads: [], walls: [] };

/** A map of hexes in columns and rows; `ground` says by id (A01, the letter for the row) what is not bare. */
export function smallMap(
  columns: number,
  rows: number,
  ground: Readonly<Record<string, Partial<Ground>>> = {},
  top: Top = 'flat',
): MapPicture {
  const hexes = Array.from({ length: columns * rows }, (_, i): HexPicture => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const id = `${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`;
    const what = { ...BARE, ...ground[id] };
    return {
      hex: hexInColumns({ column, row }),
      id,
      label: id,
      words: `${id}, ${what.terrain}`,
      isInPlay: true,
      ...what,
    };
  });
  return { top, seed: 'test', hexes, sheets: [] };
}

/** One hex, with nothing around it. */
export function oneHex(ground: Partial<Ground>): MapPicture {
  const hex: HexPicture = { hex: hexAt(0, 0), id: 'A01', label: 'A01', words: '', isInPlay: true, ...BARE, ...ground };
  return { top: 'flat', seed: 'test', hexes: [hex], sheets: [] };
}

const FIGURES: Figures = {
  attack: { value: 3, change: 'none' },
  indirect: { value: 4, change: 'none' },
  hasTurret: true,
  move: { value: 1, change: 'more' },
  moves: 'foot',
  bonus: { wheeled: 1, tracked: 1 },
  red: { value: 2, change: 'less', isBoxed: true },
  blue: { value: -1, change: 'none', isBoxed: false },
  range: { least: 3, most: { value: 16, change: 'none' } },
  flank: { value: 11, change: 'none', isArmoured: false },
  front: { value: 12, change: 'none', isArmoured: true },
};

export function somePiece(change: Partial<PiecePicture> = {}): PiecePicture {
  return {
    id: 'g03',
    at: 'A01',
    side: 'german',
    art: 'rifle',
    number: '03',
    name: 'Rifle squad',
    words: 'German rifle squad 3, fresh',
    facing: 0,
    figures: FIGURES,
    signs: [],
    spent: false,
    hit: null,
    states: [],
    isGhost: false,
    ...change,
  };
}
