import type { Formation, PiecePicture, RankName, StripeName } from '../model-piece.ts';
import type { Art } from './art-part.ts';
import { drawFigures, drawLargeFigures } from './counter-figures.ts';
import { drawBody, drawShadow, drawSign, drawSpent, drawStamp } from './counter-parts.ts';
import { drawShapeOf, type Symbols } from './art.ts';
import { type Detail, isAtLeast } from './detail.ts';
import { drawSideMark, star } from './side-mark.ts';
import { disc, num, path, tag } from './svg.ts';
import { INK, type Theme } from './theme.ts';

type Known = PiecePicture & { readonly art: Art; readonly formation: Formation };

/** A formation's counter: stripe, mark and rank at the top, silhouette, figures, and steps along the lower edge. */
export function drawFormation(piece: Known, theme: Theme, detail: Detail, symbols: Symbols): string {
  const { art, figures, formation, largeFigures, side, signs, spent } = piece;
  const body = drawShadow() + drawBody(side.body, spent, theme) + drawStripe(formation.stripe, theme);
  const inks = { ink: INK.black, ground: theme.counters[side.body] };
  if (detail === 'dot') return body + drawSideMark(side.mark, 50, 57, 30);
  const { shape, mark, rank, bar } = isAtLeast(detail, 'full') ? FULL : detail === 'short' ? SHORT : SHAPE;
  // A figure at the bottom takes some of the room.
  const isCrowded = isAtLeast(detail, 'full') && figures.some(({ place }) => place === 'bottom');
  const [x, y, scale] = isCrowded ? CROWDED : shape;
  const numbers = isAtLeast(detail, 'full')
    ? tag('g', { transform: 'translate(0 -11)' }, drawFigures(figures)) +
      signs.map((sign, i) => drawSign(sign, 86, 44.5 + 12.5 * i, 1.15)).join('')
    : detail === 'short'
      ? tag('g', { transform: 'translate(1 -13)' }, drawLargeFigures(largeFigures))
      : '';
  return [
    body,
    tag('g', { transform: `translate(${x} ${y}) scale(${scale})` }, drawShapeOf(art, symbols, inks, spent ? 0.42 : 1)),
    drawSideMark(side.mark, ...mark),
    drawRank(formation.rank, ...rank),
    spent ? drawSpent() : '',
    drawSteps(formation, ...bar),
    numbers,
    drawStamp(piece, detail),
  ].join('');
}

interface Places {
  readonly shape: readonly [x: number, y: number, scale: number];
  readonly mark: readonly [x: number, y: number, reach: number];
  readonly rank: readonly [x: number, y: number, reach: number];
  /** The upper and lower edge of the row of steps. */
  readonly bar: readonly [upper: number, lower: number];
}

const FULL: Places = { shape: [4.5, -2, 0.94], mark: [18, 28, 8.6], rank: [83, 28, 9], bar: [86.2, 94] };
const CROWDED = [7, -0.5, 0.86] as const;
const SHORT: Places = { shape: [9, -6, 0.94], mark: [18, 29, 9.6], rank: [82, 29, 10.5], bar: [83.5, 94] };
const SHAPE: Places = { shape: [-18, -10, 1.36], mark: [18, 29, 11], rank: [81, 29, 12.5], bar: [81, 94] };

/** A block for each original step; lost ones are hollow, and the last one left is red. */
function drawSteps({ steps, fullSteps }: Formation, upper: number, lower: number): string {
  const wide = Math.min(22, 84 / Math.max(1, fullSteps));
  const left = 50 - (wide * fullSteps) / 2;
  const block = (index: number): string =>
    `M${num(left + index * wide + 1.3)} ${upper}h${num(wide - 2.6)}V${lower}h${num(2.6 - wide)}Z`;
  const blocks = Array.from({ length: fullSteps }, (_, index) => block(index));
  return (
    path(blocks.slice(steps).join(''), {
      fill: INK.white,
      'fill-opacity': 0.75,
      stroke: INK.black,
      'stroke-width': 1.2,
    }) +
    path(blocks.slice(0, steps).join(''), {
      fill: steps === 1 && fullSteps > 1 ? INK.red : INK.green,
      stroke: INK.black,
      'stroke-width': 1.2,
    })
  );
}

/** Two chevrons for elite units, a star for officers. */
function drawRank(rank: RankName, x: number, y: number, reach: number): string {
  switch (rank) {
    case 'core':
      return '';
    case 'elite': {
      const chevron = (top: number): string =>
        `M${num(x - reach * 0.85)} ${num(y + reach * (top + 0.55))}L${num(x)} ${num(y + reach * top)}L${num(x + reach * 0.85)} ${num(y + reach * (top + 0.55))}`;
      const d = chevron(-0.75) + chevron(0.05);
      return (
        path(d, { fill: 'none', stroke: INK.black, 'stroke-width': reach * 0.56, 'stroke-linejoin': 'miter' }) +
        path(d, { fill: 'none', stroke: INK.yellow, 'stroke-width': reach * 0.24, 'stroke-linejoin': 'miter' })
      );
    }
    case 'officer':
      return path(star({ x, y }, reach * 1.15), {
        fill: INK.yellow,
        stroke: INK.black,
        'stroke-width': reach * 0.2,
        'stroke-linejoin': 'round',
      });
  }
}

/** Along the upper edge of the face and around its corners. */
const BAND = 'M4.6 16.4V14.6A10 10 0 0 1 14.6 4.6H85.4A10 10 0 0 1 95.4 14.6V16.4Z';

/** White on the band, so that stripes differ without colour. */
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

function drawStripe(name: StripeName, { stripes }: Theme): string {
  return (
    path(BAND, { fill: stripes[name] }) +
    path(PATTERNS[name], { fill: INK.white }) +
    path('M4.6 16.4H95.4', { fill: 'none', stroke: INK.black, 'stroke-width': 1.4 })
  );
}
