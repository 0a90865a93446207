import type { PiecePicture } from '../model-piece.ts';
import { type ArtName, isMachine } from './art.ts';
import { drawShapeOf, type Symbols } from './shape.ts';
import { drawFigures, drawLargeFigures } from './counter-figures.ts';
import { drawSpent, drawStamp } from './counter-states.ts';
import { type Detail, isAtLeast } from './detail.ts';
import { drawFigure } from './figures.ts';
import { drawFormation } from './formation.ts';
import { drawSideMark } from './side-mark.ts';
import { drawSigns } from './signs.ts';
import { escapeText, path, tag } from './svg.ts';
import { INK, type Theme } from './theme.ts';

const BODY = 'M12 0H88A12 12 0 0 1 100 12V88A12 12 0 0 1 88 100H12A12 12 0 0 1 0 88V12A12 12 0 0 1 12 0Z';

/** A counter on its grid of 100 by 100, upright. */
export function drawCounter(piece: PiecePicture, theme: Theme, detail: Detail, symbols: Symbols = 'pictures'): string {
  const { art, figures, formation, largeFigures, side, spent } = piece;
  const shadow = path(BODY, { fill: '#000', 'fill-opacity': 0.35, transform: 'translate(3 5)' });
  if (art === null) return shadow + drawUnknown(piece, theme);
  if (formation !== undefined) return shadow + drawFormation({ ...piece, art, formation }, theme, detail, symbols);
  const body = path(BODY, { fill: theme.counters[side.body], stroke: INK.black, 'stroke-width': 3 });
  const inside =
    detail === 'dot'
      ? drawSideMark(side.mark, 50, isMachine(art) ? 42 : 50, 34) + (isMachine(art) ? path('M14 86H86', THICK) : '')
      : drawShape(piece, art, detail, symbols);
  const numbers = isAtLeast(detail, 'full')
    ? drawFigures(figures)
    : detail === 'short'
      ? drawLargeFigures(largeFigures)
      : '';
  return shadow + body + inside + (spent ? drawSpent() : '') + numbers + drawStamp(piece) + drawNear(piece, detail);
}

const THICK = { fill: 'none', stroke: INK.black, 'stroke-width': 14 };

/** Without figures the silhouette takes the whole counter. */
function drawShape({ side, spent }: PiecePicture, art: ArtName, detail: Detail, symbols: Symbols): string {
  const shape = drawShapeOf(art, symbols, spent ? 0.4 : 1);
  if (isAtLeast(detail, 'full')) return drawSideMark(side.mark, 50, 13, 9) + shape;
  const [x, y, scale] = detail === 'short' ? [-8, -26, 1.16] : [-21, -19, 1.42];
  const mark = detail === 'short' ? drawSideMark(side.mark, 15, 15, 10.5) : drawSideMark(side.mark, 17, 17, 14);
  return tag('g', { transform: `translate(${x} ${y}) scale(${scale})` }, shape) + mark;
}

/** Nobody knows what it is: white, a dashed edge, a question mark, no figures. */
function drawUnknown({ side, spent }: PiecePicture, theme: Theme): string {
  return (
    path(BODY, { fill: INK.white, stroke: INK.black, 'stroke-width': 3 }) +
    path('M14 6H86A8 8 0 0 1 94 14V86A8 8 0 0 1 86 94H14A8 8 0 0 1 6 86V14A8 8 0 0 1 14 6Z', {
      fill: 'none',
      stroke: theme.counters[side.body],
      'stroke-width': 7,
    }) +
    path(BODY, { fill: 'none', stroke: INK.black, 'stroke-width': 4, 'stroke-dasharray': '9 7' }) +
    (spent ? drawSpent() : '') +
    drawFigure('?', 50, 52, { size: 92, ink: INK.black, weight: 1.1 }) +
    drawSideMark(side.mark, 18, 18, 8.5)
  );
}

/** What there is room for only close by: the number of the counter and its small signs. */
function drawNear({ number, signs }: PiecePicture, detail: Detail): string {
  if (detail !== 'close') return '';
  const text = { 'font-size': 9.5, 'font-weight': 700, 'text-anchor': 'middle', fill: INK.black };
  return tag('text', { x: 34.5, y: 9.8, ...text }, escapeText(number)) + drawSigns(signs);
}
