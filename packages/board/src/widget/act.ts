import type { Point } from '@sandtable/hex';
import type { Plane } from '../draw/plane.ts';
import type { Look } from '../draw/scene.ts';
import { num } from '../draw/svg.ts';
import type { PiecePicture } from '../model-piece.ts';

/** A small drawing that moves over the map for a while. */
export interface Act {
  readonly text: string;
  /** The middle of the drawing, in its own units; it begins at that point of the map. */
  readonly middle: Point;
  readonly at: Point;
  readonly reach: number;
  /** Where it goes from there, in units of the map, and how it changes. */
  readonly frames: readonly ActFrame[];
  readonly time: number;
  readonly easing: string;
  /** The pieces that it stands for: they are not drawn where they lie. */
  readonly lifted: readonly string[];
}

export interface ActFrame {
  readonly transform: string;
  readonly opacity?: number;
  readonly offset?: number;
}

/** What is on the table while a motion is acted. */
export interface ActScene {
  readonly plane: Plane;
  readonly look: Look;
  readonly pieces: readonly PiecePicture[];
  /** As they will be at the end of all. */
  readonly last: readonly PiecePicture[];
}

/** As a style sheet says it. */
export function moved({ x, y }: Point): string {
  return `translate(${num(x)}px, ${num(y)}px)`;
}
