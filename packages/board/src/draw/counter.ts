import type { MarkName, PiecePicture } from '../model-piece.ts';
import type { Art } from './art-part.ts';
import { drawBody, drawShadow, drawSigns, drawSpent, drawStamp, drawUnknownBody } from './counter-parts.ts';
import { drawShapeOf, type Symbols } from './art.ts';
import { type Detail, isAtLeast } from './detail.ts';
import { drawFigures, drawLargeFigures } from './counter-figures.ts';
import { drawFigure } from './figures.ts';
import { drawFormation } from './formation.ts';
import { drawSideMark } from './side-mark.ts';
import { escapeText, path, tag } from './svg.ts';
import { INK, type Theme } from './theme.ts';

/** An upright counter on its 100 by 100 grid. */
export function drawCounter(piece: PiecePicture, theme: Theme, detail: Detail, symbols: Symbols = 'pictures'): string {
  const { art, figures, formation, largeFigures, side, spent } = piece;
  if (art === null) return drawShadow() + drawUnknown(piece, theme);
  if (formation !== undefined) return drawFormation({ ...piece, art, formation }, theme, detail, symbols);
  const inside =
    detail === 'dot' ? drawDot(side.mark, art.isMachine === true) : drawShape(piece, art, theme, detail, symbols);
  const numbers = isAtLeast(detail, 'full')
    ? drawFigures(figures)
    : detail === 'short'
      ? drawLargeFigures(largeFigures)
      : '';
  return [
    drawShadow(),
    drawBody(side.body, spent, theme),
    inside,
    spent ? drawSpent() : '',
    numbers,
    drawStamp(piece, detail),
    drawNear(piece, detail),
  ].join('');
}

function drawDot(mark: MarkName, isMachine: boolean): string {
  return drawSideMark(mark, 50, isMachine ? 42 : 50, 30) + (isMachine ? path('M18 83H82', THICK) : '');
}

const THICK = { fill: 'none', stroke: INK.black, 'stroke-width': 13 };

/** Without figures the silhouette fills the counter. */
function drawShape({ side, spent }: PiecePicture, art: Art, theme: Theme, detail: Detail, symbols: Symbols): string {
  const shape = drawShapeOf(art, symbols, { ink: INK.black, ground: theme.counters[side.body] }, spent ? 0.42 : 1);
  const [x, y, scale] = isAtLeast(detail, 'full')
    ? [9, 4.6, 0.8]
    : detail === 'short'
      ? [-11, -24.5, 1.24]
      : [-24, -16, 1.5];
  const mark = isAtLeast(detail, 'full')
    ? drawSideMark(side.mark, 50, 14.8, 8.2)
    : detail === 'short'
      ? drawSideMark(side.mark, 17.5, 17.5, 9.5)
      : drawSideMark(side.mark, 20, 20, 12.5);
  return tag('g', { transform: `translate(${x} ${y}) scale(${scale})` }, shape) + mark;
}

/** An unknown unit: white, a dashed rim, a question mark, no figures. */
function drawUnknown({ side, spent }: PiecePicture, theme: Theme): string {
  return (
    drawUnknownBody(side.body, spent, theme) +
    (spent ? drawSpent() : '') +
    drawFigure('?', 53, 53, { size: 84, ink: INK.black, weight: 1.1 }) +
    drawSideMark(side.mark, 20.5, 20.5, 8.6)
  );
}

/** Only close up: the counter's number and its small signs. */
function drawNear({ number, signs }: PiecePicture, detail: Detail): string {
  if (detail !== 'close') return '';
  const text = { 'font-size': 9, 'font-weight': 700, 'text-anchor': 'middle', fill: INK.black };
  return tag('text', { x: 36, y: 15, ...text }, escapeText(number)) + drawSigns(signs);
}
