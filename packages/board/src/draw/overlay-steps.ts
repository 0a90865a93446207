import type { WayStep } from '../model-overlay.ts';
import { pill, word } from './overlay-hints.ts';
import { centreById, type Plane, shifted } from './plane.ts';
import { disc, group, path } from './svg.ts';
import { INK } from './theme.ts';

const DISCS = {
  first: { radius: 21, fill: INK.move, edge: INK.white, ink: INK.white },
  later: { radius: 17, fill: INK.white, edge: INK.move, ink: '#0A4A73' },
} as const;

const THREATS = {
  slight: { fill: '#FFF8DC', ink: '#9B111E' },
  grave: { fill: '#B3160F', ink: INK.white },
} as const;

/** Half the size of a 54 x 24 pill, and the least size of its figures in pixels. */
const PILL = { wide: 27, high: 12 } as const;
const READABLE = 11;

/**
 * A numbered disc with the threat below it. When zoomed out both grow to stay readable, but not beyond the hex, since every hex of
 * the path has one.
 */
export function drawStep(plane: Plane, { at, number, threat, isGrave }: WayStep, unit: number): string {
  const heart = centreById(plane, at);
  if (heart === undefined) return '';
  const { radius, fill, edge, ink } = number === 1 ? DISCS.first : DISCS.later;
  const grow = Math.min(1.6, Math.max(1, (READABLE * unit) / 15));
  const [r, high] = [radius * grow, PILL.high * grow];
  const below = shifted(heart, { x: 0, y: r + high + 3 });
  const { fill: ground, ink: figures } = isGrave ? THREATS.grave : THREATS.slight;
  return group(
    { 'data-step': number ?? '', 'data-at': at },
    ...(number === null
      ? []
      : [
          path(disc(shifted(heart, { x: 0.8, y: 1.8 }), r + 3), { fill: INK.black, 'fill-opacity': 0.7 }),
          path(disc(heart, r), { fill, stroke: edge, 'stroke-width': 3.4 }),
          word(String(number), heart, 1.1 * r, ink),
        ]),
    threat === ''
      ? ''
      : path(pill(below, high, PILL.wide * grow - high), { fill: ground, stroke: INK.black, 'stroke-width': 2.4 }),
    word(threat, below, 15 * grow, figures),
  );
}
