import type { Point } from '@sandtable/hex';
import { between, scatter } from './seeded.ts';
import { disc, path } from './svg.ts';

/** From the shadow below to the light above: how large each puff is, how far up left it lies, its tone and its strength. */
const LAYERS = {
  thin: [
    { grow: 1.12, by: 3.5, tone: '#3A3F44', strength: 0.22 },
    { grow: 1, by: 0, tone: '#AEB4BA', strength: 0.85 },
    { grow: 0.88, by: -2, tone: '#CDD2D6', strength: 0.85 },
    { grow: 0.66, by: -5, tone: '#E4E7EA', strength: 0.85 },
    { grow: 0.36, by: -8, tone: '#F8F9FA', strength: 0.9 },
  ],
  dense: [
    { grow: 1.12, by: 3.5, tone: '#1E2226', strength: 0.3 },
    { grow: 1, by: 0, tone: '#5D6369', strength: 0.92 },
    { grow: 0.88, by: -2, tone: '#7B8188', strength: 0.92 },
    { grow: 0.66, by: -5, tone: '#969CA3', strength: 0.9 },
    { grow: 0.36, by: -8, tone: '#B6BBC1', strength: 0.9 },
  ],
} as const;

/** A cloud of puffs over the hex, lit from the upper left; a dense one is darker and has more of them. */
export function drawSmoke(at: Point, isDense: boolean): string {
  const next = scatter(`smoke ${at.x} ${at.y}`);
  const count = isDense ? 22 : 16;
  const puffs = Array.from({ length: count }, (_, i) => {
    // Round by the golden angle, so that they fill the disc evenly.
    const [angle, away] = [i * 2.4 + between(next, -0.2, 0.2), Math.sqrt((i + 0.6) / count) * 37];
    return { x: at.x + away * 1.1 * Math.cos(angle), y: at.y + away * Math.sin(angle), radius: between(next, 10, 16) };
  });
  const layers = isDense ? LAYERS.dense : LAYERS.thin;
  return layers
    .map(({ grow, by, tone, strength }) =>
      path(puffs.map(({ x, y, radius }) => disc({ x: x + by * 0.8, y: y + by }, radius * grow)).join(''), {
        fill: tone,
        'fill-opacity': strength,
      }),
    )
    .join('');
}
