import { disc } from './svg.ts';

/** Part of a silhouette on the counter's grid of 100 by 100: filled (width 0), or a stroke of some width. */
type ArtPart = readonly [width: number, d: string];

/** What a counter can show of a kind of unit: a silhouette, or a symbol in a frame. */
export interface Art {
  readonly parts: readonly ArtPart[];
  /** What is drawn in the frame; what is filled comes second. */
  readonly symbol: readonly [lines: string, fills: string];
}

export type ArtTable = Readonly<Record<string, Art>>;

/** A wheel with a hub that shows the ground. */
export function wheel(x: number, y: number, radius: number, hub: number): string {
  return disc({ x, y }, radius) + disc({ x, y }, hub);
}
