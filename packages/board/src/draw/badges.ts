import type { BadgeName } from '../model-piece.ts';
import { disc, group, path } from './svg.ts';
import { INK } from './theme.ts';

/** Drawn in a circle round 0,0, ten in radius. */
const ICONS: Readonly<Record<BadgeName, string>> = {
  mound: 'M-7 5H7M-5.5 1.5H5.5M-3.5-2H3.5',
  pit: 'M-7-3H-3.5V4H3.5V-3H7',
  load: 'M0 5V-5M-4-1 0-5.5 4-1',
  cross: 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5',
  shutEye: 'M-7 0Q0-7 7 0Q0 7-7 0M-5.5 5.5 5.5-5.5',
  alarm: 'M0-6V1.5M0 5.5V5.7',
};

/** Below the lower left corner, clear of the figures and of the arrowhead. */
export function drawBadges(badges: readonly BadgeName[], size: number): string {
  return badges
    .map((badge, index) => {
      const ink = badge === 'mound' ? INK.timber : INK.white;
      return group(
        { transform: `translate(${3 + index * 24 * size} 102) scale(${size})`, class: `badge-${badge}` },
        path(disc({ x: 0, y: 0 }, 11), { fill: INK.black, stroke: INK.white, 'stroke-width': 2 }),
        path(ICONS[badge], {
          fill: 'none',
          stroke: ink,
          'stroke-width': 2.8,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      );
    })
    .join('');
}
