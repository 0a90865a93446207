import type { StateName } from '../model-piece.ts';
import { disc, group, path } from './svg.ts';
import { INK } from './theme.ts';

/** Drawn in a circle round 0,0, ten in radius. */
const ICONS: Readonly<Record<StateName, string>> = {
  hasty: 'M-7 5H7M-5.5 1.5H5.5M-3.5-2H3.5',
  inside: 'M-7-3H-3.5V4H3.5V-3H7',
  carrying: 'M0 5V-5M-4-1 0-5.5 4-1',
  stuck: 'M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5',
  hidden: 'M-7 0Q0-7 7 0Q0 7-7 0M-5.5 5.5 5.5-5.5',
  exposed: 'M0-6V1.5M0 5.5V5.7',
};

/** What a piece is in, behind or laden with, below the counter and clear of its figures. */
export function drawBadges(states: readonly StateName[]): string {
  return states
    .map((state, index) => {
      const x = 50 + (index - (states.length - 1) / 2) * 24;
      const ink = state === 'hasty' ? INK.timber : INK.white;
      return group(
        { transform: `translate(${x} 106)`, class: `state-${state}` },
        path(disc({ x: 0, y: 0 }, 11), { fill: INK.black, stroke: INK.white, 'stroke-width': 2 }),
        path(ICONS[state], {
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
