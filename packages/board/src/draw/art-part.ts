import { disc } from './svg.ts';

/** Part of a silhouette on the counter's grid of 100 by 100: filled (width 0), or a stroke of some width. */
export type ArtPart = readonly [width: number, d: string];

/** A wheel with a hub that shows the ground. */
export function wheel(x: number, y: number, radius: number, hub: number): string {
  return disc({ x, y }, radius) + disc({ x, y }, hub);
}
