import { hexAt, hexInColumns, type Top } from '@sandtable/hex';
import { FOOT_ART } from '../draw/art-foot.ts';
import type { Figure, PiecePicture, SideLook } from '../model-piece.ts';
import type { Ground, HexPicture, MapPicture } from '../model.ts';

const BARE: Ground = { terrain: 'open', level: 0, roads: [], walls: [] };

/** A map of columns and rows; `ground` gives by id (A01, row letter first) what is not bare. */
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

export function oneHex(ground: Partial<Ground>): MapPicture {
  const hex: HexPicture = { hex: hexAt(0, 0), id: 'A01', label: 'A01', words: '', isInPlay: true, ...BARE, ...ground };
  return { top: 'flat', seed: 'test', hexes: [hex], sheets: [] };
}

export const BLUE: SideLook = { id: 'blue', body: 'slate', mark: 'cross', dot: 'square' };
export const RED: SideLook = { id: 'red', body: 'sand', mark: 'star', dot: 'disc' };

const FIGURES: readonly Figure[] = [
  { place: 'topLeft', text: '3', ink: 'black', back: 'ring' },
  { place: 'upperLeft', text: '(4)', ink: 'black' },
  { place: 'topRight', text: '1', ink: 'red', foot: 'boot', pips: [{ count: 1, ink: 'green' }], change: 'more' },
  { place: 'lowerLeft', text: '2', ink: 'red', back: 'box', change: 'less' },
  { place: 'bottomLeft', text: '-1', ink: 'blue' },
  { place: 'bottom', text: '3-16', ink: 'black', back: 'lozenge' },
  { place: 'lowerRight', text: '11', ink: 'red', back: 'roundPlate' },
  { place: 'bottomRight', text: '12', ink: 'blue', back: 'cutFrame' },
];

export function somePiece(change: Partial<PiecePicture> = {}): PiecePicture {
  return {
    id: 'g03',
    at: 'A01',
    side: BLUE,
    art: FOOT_ART.rifle,
    number: '03',
    words: 'Rifle squad 3, fresh',
    facing: 0,
    figures: FIGURES,
    largeFigures: [{ place: 'left', text: '2', ink: 'red' }],
    signs: [],
    spent: false,
    stamp: null,
    badges: [],
    isGhost: false,
    ...change,
  };
}

const COOL: SideLook = { id: 'cool', body: 'sky', mark: 'shield', dot: 'square' };
export const WARM: SideLook = { id: 'warm', body: 'straw', mark: 'cockade', dot: 'disc' };

export function someFormation(change: Partial<PiecePicture> = {}): PiecePicture {
  return somePiece({
    side: COOL,
    facing: null,
    figures: [
      { place: 'bottomLeft', text: '7', ink: 'red' },
      { place: 'bottomRight', text: '3', ink: 'blue', back: 'roundFrame' },
    ],
    largeFigures: [{ place: 'left', text: '7', ink: 'red' }],
    formation: { stripe: 'plain', rank: 'core', steps: 2, fullSteps: 3 },
    ...change,
  });
}
