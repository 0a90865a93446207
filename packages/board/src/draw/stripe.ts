import type { StripeName } from '../model-piece.ts';
import { disc, num, path } from './svg.ts';
import { INK, type Theme } from './theme.ts';

/** Along the upper edge of the face, round its corners. */
const BAND = 'M4.6 16.4V14.6A10 10 0 0 1 14.6 4.6H85.4A10 10 0 0 1 95.4 14.6V16.4Z';

/** White on the band, so that no colour has to be told from another. */
const PATTERNS: Readonly<Record<StripeName, string>> = {
  plain: '',
  slashed: every(14, (x) => `M${num(x - 5)} 16.4L${num(x + 1.8)} 4.6H${num(x + 6.6)}L${num(x - 0.2)} 16.4Z`),
  chequered: every(11.6, (x) => `M${num(x - 5.8)} 4.6h5.8v5.9h-5.8ZM${num(x)} 10.5h5.8v5.9h-5.8Z`),
  dotted: every(11, (x) => disc({ x, y: 10.5 }, 2.9)),
};

function every(step: number, draw: (x: number) => string): string {
  const count = Math.floor(72 / step) + 1;
  return Array.from({ length: count }, (_, i) => draw(50 + (i - (count - 1) / 2) * step)).join('');
}

/** What a formation belongs to. */
export function drawStripe(name: StripeName, { stripes }: Theme): string {
  return (
    path(BAND, { fill: stripes[name] }) +
    path(PATTERNS[name], { fill: INK.white }) +
    path('M4.6 16.4H95.4', { fill: 'none', stroke: INK.black, 'stroke-width': 1.4 })
  );
}
