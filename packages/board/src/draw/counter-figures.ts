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
  topLeft: { x: 16, y: 16, size: 27, change: [33, 20] },
  upperLeft: { x: 16, y: 38, size: 21.6, weight: 0.85, change: [33, 38] },
  lowerLeft: { x: 16, y: 62, size: 24, change: [32.5, 62] },
  bottomLeft: { x: 16, y: 86, size: 24, change: [32.5, 86] },
  bottom: { x: 50, y: 85, size: 22, weight: 0.9, change: [50, 69] },
  topRight: { x: 94, y: 16, size: 27, anchor: 'end', change: [69, 20] },
  lowerRight: { x: 82.5, y: 61, size: 22, weight: 0.95, change: [64, 61] },
  bottomRight: { x: 82.5, y: 86, size: 22, weight: 0.95, change: [64.5, 92] },
};

const LARGE_PLACES: Readonly<Record<LargePlace, Standing>> = {
  left: { x: 5, y: 82, size: 36, anchor: 'start', weight: 1.05 },
  right: { x: 93, y: 81.5, size: 36, anchor: 'end' },
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
  const below = { x: place.anchor === 'end' ? place.x - 8 : place.x, y: place.y + 20.5 };
  return (
    drawStanding(figure, { ...place, size: sizeOf(figure, place.size) }) +
    (foot === undefined ? '' : drawFoot(foot, below, INK[ink])) +
    drawChange(figure, place.change) +
    drawPips(pips, below)
  );
}

function drawStanding(figure: Figure<unknown>, standing: Standing): string {
  const { text, back, ink } = figure;
  const { x, y, ...style } = standing;
  return (
    drawBack(figure, standing) +
    drawFigure(text, x, y, { ...style, ink: inkOn(back, ink) }) +
    (back === 'bar' ? drawBar(standing, INK[ink]) : '')
  );
}

/** A ring and a lozenge leave less room. */
function sizeOf({ text, back }: Figure, usual: number): number {
  if (back === 'ring') return 22;
  return back === 'lozenge' && text.length > 2 ? 17 : usual;
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
