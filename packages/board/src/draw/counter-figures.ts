import type { Figure, FigurePlace, LargePlace } from '../model-figure.ts';
import { drawBack, drawBar, inkOn, type Standing } from './figure-backs.ts';
import { drawFoot, drawPips } from './figure-feet.ts';
import { drawFigure } from './figures.ts';
import { path } from './svg.ts';
import { INK } from './theme.ts';

interface Place extends Standing {
  /** Where the arrow of a changed figure is. */
  readonly change: readonly [x: number, y: number];
}

const PLACES: Readonly<Record<FigurePlace, Place>> = {
  topLeft: { x: 19, y: 19, size: 26, change: [34, 23] },
  upperLeft: { x: 19.4, y: 40, size: 21, weight: 0.85, change: [35, 40] },
  lowerLeft: { x: 18, y: 60.5, size: 24, change: [33.4, 60.5] },
  bottomLeft: { x: 18, y: 83, size: 24, change: [33.4, 83] },
  bottom: { x: 50, y: 83, size: 22, weight: 0.9, change: [48, 67.5] },
  topRight: { x: 90, y: 19, size: 26, anchor: 'end', change: [68, 23] },
  lowerRight: { x: 80, y: 61, size: 21.5, weight: 0.95, change: [62.4, 61] },
  bottomRight: { x: 80, y: 83.8, size: 21.5, weight: 0.95, change: [63.4, 91] },
};

const LARGE_PLACES: Readonly<Record<LargePlace, Standing>> = {
  left: { x: 10, y: 79, size: 36, anchor: 'start', weight: 1.05 },
  right: { x: 88.6, y: 78.5, size: 36, anchor: 'end' },
};

/** Every figure of a counter at its place. */
export function drawFigures(figures: readonly Figure[]): string {
  return figures.map((figure) => drawPlaced(figure, PLACES[figure.place])).join('');
}

/** The few that a small counter has room for. */
export function drawLargeFigures(figures: readonly Figure<LargePlace>[]): string {
  return figures.map((figure) => drawStanding(figure, LARGE_PLACES[figure.place])).join('');
}

function drawPlaced(figure: Figure, place: Place): string {
  const { ink, foot, pips = [] } = figure;
  const below = { x: place.anchor === 'end' ? place.x - 6.5 : place.x, y: place.y + 20 };
  return (
    drawStanding(figure, fitted(figure, place)) +
    (foot === undefined ? '' : drawFoot(foot, below, INK[ink])) +
    drawChange(figure, place.change) +
    drawPips(pips, below)
  );
}

function drawStanding(figure: Figure<unknown>, standing: Standing): string {
  const { text, back, ink } = figure;
  if (back === 'bar') return drawOverBar(figure, standing);
  const { x, y, ...style } = standing;
  return drawBack(figure, standing) + drawFigure(text, x, y, { ...style, ink: inkOn(back, ink) });
}

/** Moved up a little, so that the bar below it stays on the face. */
function drawOverBar({ text, ink }: Figure<unknown>, { x, y, ...style }: Standing): string {
  return drawFigure(text, x, y - 2, { ...style, ink: INK[ink] }) + drawBar(text, { x, y, ...style }, INK[ink]);
}

/** A ring and a lozenge leave less room; a long text is set closer instead of smaller, so that it can still be read. */
function fitted({ text, back }: Figure, place: Place): Place {
  if (back === 'ring') return { ...place, size: 21 };
  return back === 'lozenge' && text.length > 2 ? { ...place, x: 48.2, size: 20.4, squeeze: 0.86 } : place;
}

/** A small arrow beside a figure that is not the printed one. */
function drawChange({ change }: Figure, [x, y]: Place['change']): string {
  if (change === undefined) return '';
  const up = change === 'more' ? -1 : 1;
  return path(`M${x - 4} ${y - up * 3}H${x + 4}L${x} ${y + up * 4}Z`, {
    fill: INK.reason,
    stroke: INK.black,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  });
}
