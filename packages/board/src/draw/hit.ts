import { hexUnder, type Point } from '@sandtable/hex';
import type { PiecePicture } from '../model-piece.ts';
import type { Plane } from './plane.ts';
import { COUNTER_SIZE, isFannedStack, placePieces } from './stack.ts';

/** What lies under a point of the drawing: ids, null where there is nothing. */
export interface Hit {
  readonly hex: string | null;
  readonly piece: string | null;
}

/** The topmost counter under the point, and the hex in play; a counter that is fanned out belongs to its own hex. */
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

/** Is the point on the panel of a fanned stack, counters or not? While it is, the fan stays open. */
export function isOnFan(plane: Plane, pieces: readonly PiecePicture[], fanned: string | null, point: Point): boolean {
  const reach = COUNTER_SIZE * 0.72;
  return placePieces(plane, pieces, fanned)
    .filter(isFannedStack)
    .some(({ shown }) =>
      shown.some(({ at }) => Math.abs(at.x - point.x) <= reach && Math.abs(at.y - point.y) <= reach),
    );
}
