import { hexUnder, type Point } from '@sandtable/hex';
import type { PiecePicture } from '../model-piece.ts';
import { centreById, HEX_WIDTH, type Plane } from './plane.ts';

/** As large as fits in a hex: its figures are readable from 52 pixels per hex on. */
export const COUNTER_SIZE = 0.62 * HEX_WIDTH;

/** A counter and the position of its middle. Later ones lie on top. */
export interface PlacedPiece {
  readonly piece: PiecePicture;
  readonly at: Point;
  /** Fanned out beside the others of its hex. */
  readonly isFanned: boolean;
}

export interface Stack {
  readonly hex: string;
  readonly heart: Point;
  /** From the bottom up, only the visible ones. */
  readonly shown: readonly PlacedPiece[];
  /** Without ghosts. */
  readonly count: number;
}

const SHOWN = 4;
const OFFSET = 0.06 * COUNTER_SIZE;
const FAN_STEP = COUNTER_SIZE * 1.42;
const FAN_ROW = 4;

/** Where all pieces lie; those of the hex `fanned` are spread side by side and come last. */
export function placePieces(plane: Plane, pieces: readonly PiecePicture[], fanned: string | null): Stack[] {
  const byHex = new Map<string, PiecePicture[]>();
  for (const piece of pieces) byHex.set(piece.at, [...(byHex.get(piece.at) ?? []), piece]);
  const stacks = [...byHex].flatMap(([hex, all]): Stack[] => {
    const heart = centreById(plane, hex);
    if (heart === undefined) return [];
    const isFanned = hex === fanned && all.length > 1;
    const shown = isFanned ? all : all.slice(-SHOWN);
    const place = isFanned ? fanPlace : stackPlace;
    return [
      {
        hex,
        heart,
        shown: shown.map((piece, index) => ({ piece, at: place(heart, index, shown.length), isFanned })),
        count: all.filter(({ isGhost }) => !isGhost).length,
      },
    ];
  });
  // From the top of the map down, whatever is selected, so that a stack keeps its position in the drawing.
  return stacks.sort(
    (a, b) => Number(isFannedStack(a)) - Number(isFannedStack(b)) || a.heart.y - b.heart.y || a.heart.x - b.heart.x,
  );
}

export function isFannedStack({ shown }: Stack): boolean {
  return shown.some(({ isFanned }) => isFanned);
}

/** Each a little up and to the right of the one below. */
function stackPlace({ x, y }: Point, index: number, count: number): Point {
  const off = (index - (count - 1) / 2) * OFFSET;
  return { x: x + off, y: y - off };
}

function fanPlace({ x, y }: Point, index: number, count: number): Point {
  const rows = Math.ceil(count / FAN_ROW);
  const row = Math.floor(index / FAN_ROW);
  const inRow = Math.min(FAN_ROW, count - row * FAN_ROW);
  return {
    x: x + ((index % FAN_ROW) - (inRow - 1) / 2) * FAN_STEP,
    y: y + (row - (rows - 1) / 2) * FAN_STEP,
  };
}

/** The hex and piece under a point, by id; null if there is none. */
export interface Hit {
  readonly hex: string | null;
  readonly piece: string | null;
}

/** The topmost counter under the point and the hex in play; a fanned-out counter belongs to its own hex. */
export function hitAt(plane: Plane, pieces: readonly PiecePicture[], fanned: string | null, point: Point): Hit {
  const stacks = placePieces(plane, pieces, fanned);
  const half = COUNTER_SIZE / 2;
  const found = stacks
    .flatMap(({ shown }) => shown)
    .findLast(({ at }) => Math.abs(at.x - point.x) <= half && Math.abs(at.y - point.y) <= half);
  if (found !== undefined) return { hex: found.piece.at, piece: found.piece.id };
  const hex = hexUnder(plane.layout, point);
  const under = hex === undefined ? undefined : plane.byHex.get(hex);
  return { hex: under?.isInPlay === true ? under.id : null, piece: null };
}

/** Whether the point is on the panel of a fanned stack, which stays open meanwhile. */
export function isOnFan(plane: Plane, pieces: readonly PiecePicture[], fanned: string | null, point: Point): boolean {
  const reach = COUNTER_SIZE * 0.72;
  return placePieces(plane, pieces, fanned)
    .filter(isFannedStack)
    .some(({ shown }) =>
      shown.some(({ at }) => Math.abs(at.x - point.x) <= reach && Math.abs(at.y - point.y) <= reach),
    );
}
