import { afterMotion, type Motion, type Scene } from '@sandtable/board';
import type { FilmFrame } from '../face/table.ts';

/** How many outcomes have been shown with a picture. */
export function outcomesTo(frames: readonly Pick<FilmFrame, 'isAfter'>[], frame: number): number {
  return frames.slice(0, frame + 1).filter(({ isAfter }) => isAfter).length;
}

/** Between two outcomes of one entry: what the first has moved, the position after both does not tell. */
export function sceneBetween(before: Scene, after: Scene, done: readonly Motion[]): Scene {
  return {
    ...before,
    pieces: done.reduce((pieces, motion) => afterMotion(pieces, motion, after.pieces), before.pieces),
  };
}
