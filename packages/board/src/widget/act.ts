import type { Point } from '@sandtable/hex';
import type { Plane } from '../draw/plane.ts';
import type { Look } from '../draw/scene.ts';
import { num } from '../draw/svg.ts';
import type { MarkerPicture } from '../model-marker.ts';
import type { Beat } from '../model-motion.ts';
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
  /** The hex whose marker it stands for. */
  readonly furled?: string | undefined;
  /** The hex whose lying dice it takes up. */
  readonly stamped?: string | undefined;
  /** What can be heard of it, and after how many milliseconds. */
  readonly beats?: readonly ActBeat[] | undefined;
}

export interface ActBeat {
  readonly beat: Beat;
  readonly after: number;
}

export interface ActFrame {
  readonly transform: string;
  readonly opacity?: number;
  readonly offset?: number;
  readonly clipPath?: string;
}

/** What is on the table while a motion is acted. */
export interface ActScene {
  readonly plane: Plane;
  readonly look: Look;
  readonly pieces: readonly PiecePicture[];
  readonly markers: readonly MarkerPicture[];
  /** As they will be at the end of all. */
  readonly last: readonly PiecePicture[];
  readonly lastMarkers: readonly MarkerPicture[];
}

/** Acts that are seen at once. */
export type Acts = readonly Act[];

/** As a style sheet says it. */
export function moved({ x, y }: Point): string {
  return `translate(${num(x)}px, ${num(y)}px)`;
}

/** An effect over a point of the map. */
export function effect(at: Point, text: string, course: Pick<Act, 'frames' | 'time' | 'reach' | 'beats'>): Act {
  return { text, middle: { x: 0, y: 0 }, at, easing: 'linear', lifted: [], ...course };
}
