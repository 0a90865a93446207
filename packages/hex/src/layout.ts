import { type Hex, hexAt, isOnGrid, qOf, rOf } from './hex.ts';

/** A place in a grid of straight columns and rows, both counted from 0. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** BG.3, flat tops: columns 1, 3, 5 ... sit half a hex lower. */
export function hexInColumns({ column, row }: Cell): Hex {
  return hexAt(column, row - (column >> 1));
}

export function cellInColumns(hex: Hex): Cell {
  return { column: qOf(hex), row: rOf(hex) + (qOf(hex) >> 1) };
}

/** Pointy tops: rows 1, 3, 5 ... sit half a hex further right. */
export function hexInRows({ column, row }: Cell): Hex {
  return hexAt(column - (row >> 1), row);
}

export function cellInRows(hex: Hex): Cell {
  return { column: qOf(hex) + (rOf(hex) >> 1), row: rOf(hex) };
}

/** Which way up hexes are drawn. */
export const TOPS = ['flat', 'pointy'] as const;
export type Top = (typeof TOPS)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How hexes lie on paper or screen; y grows downward. With flat tops facing 0 (N) points straight up. With pointy tops the same
 * grid is turned counter-clockwise by 30 degrees: facing 0 points up and left, 1 up and right, 2 right, and so on clockwise; q
 * grows to the right, r down and right. Neighbours, lines and arcs are the same in both.
 */
export interface Layout {
  readonly top: Top;
  /** From a hex's centre to its corners; also the length of a side. */
  readonly size: number;
  /** The centre of hex 0,0. */
  readonly origin: Point;
}

const WIDE = 1.5;
const TALL = Math.sqrt(3);

export function centreOf({ top, size, origin }: Layout, hex: Hex): Point {
  const q = qOf(hex);
  const r = rOf(hex);
  return top === 'flat'
    ? { x: origin.x + size * WIDE * q, y: origin.y + size * TALL * (r + q / 2) }
    : { x: origin.x + size * TALL * (q + r / 2), y: origin.y + size * WIDE * r };
}

/** Clockwise; corner i lies between the sides of facing i and i + 1. */
export function cornersOf(layout: Layout, hex: Hex): Point[] {
  const { x, y } = centreOf(layout, hex);
  const first = layout.top === 'flat' ? -60 : -90;
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((first + 60 * corner) * Math.PI) / 180;
    return { x: x + layout.size * Math.cos(angle), y: y + layout.size * Math.sin(angle) };
  });
}

/** The hex under a point; undefined far outside the grid. */
export function hexUnder({ top, size, origin }: Layout, point: Point): Hex | undefined {
  const x = (point.x - origin.x) / size;
  const y = (point.y - origin.y) / size;
  return top === 'flat' ? nearest(x / WIDE, y / TALL - x / WIDE / 2) : nearest(x / TALL - y / WIDE / 2, y / WIDE);
}

/** Rounds q, r and s = -q - r, then corrects the one rounded most so that they add up to 0 again. */
function nearest(q: number, r: number): Hex | undefined {
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  if (offQ > offR && offQ > offS) return onGrid(-wholeR - wholeS, wholeR);
  return offR > offS ? onGrid(wholeQ, -wholeQ - wholeS) : onGrid(wholeQ, wholeR);
}

function onGrid(q: number, r: number): Hex | undefined {
  return isOnGrid(q, r) ? hexAt(q, r) : undefined;
}
