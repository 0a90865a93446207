import type { Point } from '@sandtable/hex';
import type { Figure, FigureBack, FigureFoot, FigureInk, FigurePlace, LargePlace, Pips } from '../model-piece.ts';
import { drawFigure, type FigureStyle, figureWidth } from './figures.ts';
import type { Box } from './plane.ts';
import { disc, num, path } from './svg.ts';
import { INK } from './theme.ts';

interface FigureSpot extends Standing {
  /** Position of the arrow of a changed figure. */
  readonly change: readonly [x: number, y: number];
}

const PLACES: Readonly<Record<FigurePlace, FigureSpot>> = {
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

export function drawFigures(figures: readonly Figure[]): string {
  return figures.map((figure) => drawPlaced(figure, PLACES[figure.place])).join('');
}

export function drawLargeFigures(figures: readonly Figure<LargePlace>[]): string {
  return figures.map((figure) => drawStanding(figure, LARGE_PLACES[figure.place])).join('');
}

function drawPlaced(figure: Figure, place: FigureSpot): string {
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

/** Moved up a little so that the bar below stays on the face. */
function drawOverBar({ text, ink }: Figure<unknown>, { x, y, ...style }: Standing): string {
  return drawFigure(text, x, y - 2, { ...style, ink: INK[ink] }) + drawBar(text, { x, y, ...style }, INK[ink]);
}

/** A ring or lozenge leaves less room; a long text is condensed instead of shrunk, to stay legible. */
function fitted({ text, back }: Figure, place: FigureSpot): FigureSpot {
  if (back === 'ring') return { ...place, size: 21 };
  return back === 'lozenge' && text.length > 2 ? { ...place, x: 48.2, size: 20.4, squeeze: 0.86 } : place;
}

/** A small arrow beside a figure that differs from the printed one. */
function drawChange({ change }: Figure, [x, y]: FigureSpot['change']): string {
  if (change === undefined) return '';
  const up = change === 'more' ? -1 : 1;
  return path(`M${x - 4} ${y - up * 3}H${x + 4}L${x} ${y + up * 4}Z`, {
    fill: INK.reason,
    stroke: INK.black,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  });
}

/** On the counter's 100 by 100 grid. */
interface Standing extends Omit<FigureStyle, 'ink'> {
  readonly x: number;
  readonly y: number;
}

/** From this size on a plate is as wide as its text; smaller plates are all equal and fit two digits. */
const LARGE = 30;
const PLATE = { width: 27, height: 21 };
const FRAME = { width: 25, height: 20.4 };
const LARGE_HEIGHT = 30.4;

function drawBack({ text, back, ink: name }: Figure<unknown>, standing: Standing): string {
  const { y, size } = standing;
  const [x, ink] = [middleOf(text, standing), INK[name]];
  switch (back) {
    case undefined:
    case 'bar':
      return '';
    case 'ring':
      return path(disc({ x, y }, 12), { fill: 'none', stroke: ink, 'stroke-width': 2.4 });
    case 'box':
      return path(cornered({ x: x - 10.75, y: y - 10.6, width: 21.5, height: 21.2 }, 2, false), {
        fill: INK.white,
        stroke: INK.black,
        'stroke-width': 1.2,
      });
    case 'lozenge': {
      const half = Math.max(14, (figureWidth(text, size) * (standing.squeeze ?? 1)) / 2 + 4);
      const slant = text.length > 2 ? 4 : 6;
      const [left, right, inner] = [num(x - half), num(x + half), num(x - half + slant)];
      const outer = num(x + half - slant);
      const [top, low] = [num(y - 11.6), num(y + 11.6)];
      return path(`M${left} ${y} ${inner} ${top}H${outer}L${right} ${y} ${outer} ${low}H${inner}Z`, { fill: ink });
    }
    case 'roundPlate':
    case 'cutPlate':
      return path(cornered(boxRound(text, standing, PLATE), CUT, back === 'cutPlate'), { fill: ink });
    case 'roundFrame':
    case 'cutFrame':
      return path(cornered(boxRound(text, standing, FRAME), CUT, back === 'cutFrame'), {
        fill: INK.white,
        stroke: ink,
        'stroke-width': size > LARGE ? 3 : 2.4,
      });
  }
}

const CUT = 5;

function inkOn(back: FigureBack | undefined, ink: FigureInk): string {
  if (back === 'lozenge') return INK.yellow;
  return back === 'roundPlate' || back === 'cutPlate' ? INK.white : INK[ink];
}

/** A bar below the figure, so that ink is not the only difference. */
function drawBar(text: string, standing: Standing, ink: string): string {
  const [middle, half] = [middleOf(text, standing), figureWidth(text, standing.size) / 2];
  const d = `M${num(middle - half)} ${num(standing.y + 14)}H${num(middle + half)}`;
  return path(d, { fill: 'none', stroke: ink, 'stroke-width': 2.8 });
}

function middleOf(text: string, { x, size, anchor = 'middle' }: Standing): number {
  return x - (figureWidth(text, size) / 2) * { start: -1, middle: 0, end: 1 }[anchor];
}

function boxRound(text: string, standing: Standing, small: typeof PLATE): Box {
  const { y, size } = standing;
  const { width, height } = size > LARGE ? { width: figureWidth(text, size) + 7.8, height: LARGE_HEIGHT } : small;
  return { x: middleOf(text, standing) - width / 2, y: y - height / 2, width, height };
}

/** Round or cut corners, so that two plates differ without ink. */
function cornered({ x, y, width, height }: Box, cut: number, isCut: boolean): string {
  const [right, bottom] = [x + width, y + height];
  const turn = isCut ? 'L' : `A${cut} ${cut} 0 0 1 `;
  return [
    `M${num(x + cut)} ${num(y)}H${num(right - cut)}`,
    `${num(right)} ${num(y + cut)}V${num(bottom - cut)}`,
    `${num(right - cut)} ${num(bottom)}H${num(x + cut)}`,
    `${num(x)} ${num(bottom - cut)}V${num(y + cut)}`,
    `${num(x + cut)} ${num(y)}Z`,
  ].join(turn);
}

/** Red and green look alike to some people, so a boot, wheel or track shows the difference too. Drawn around its middle. */
const FEET: Readonly<Record<FigureFoot, (at: Point) => string>> = {
  boot: ({ x, y }) =>
    `M${num(x - 7)} ${num(y - 6)}H${num(x - 1)}V${num(y - 0.5)}Q${num(x + 6)} ${num(y)} ${num(x + 7)} ${num(y + 3.5)}V${num(y + 6)}H${num(x - 7)}Z`,
  wheel: (at) => disc(at, 6.2) + disc(at, 3.4),
  track: ({ x, y }) => {
    const [left, right, upper, lower] = [num(x - 4.5), num(x + 4.5), num(y - 5), num(y + 5)];
    const loop = `M${left} ${upper}H${right}A5 5 0 0 1 ${right} ${lower}H${left}A5 5 0 0 1 ${left} ${upper}Z`;
    return loop + disc({ x: x - 4, y }, 2) + disc({ x: x + 4, y }, 2) + disc({ x, y }, 1.6);
  },
};

function drawFoot(foot: FigureFoot, at: Point, ink: string): string {
  return path(FEET[foot](at), { fill: ink, 'fill-rule': 'evenodd' });
}

/** Columns of dots, the first next to the foot. */
function drawPips(columns: readonly Pips[], { x, y }: Point): string {
  return columns
    .map(({ count, ink }, column) => {
      const dots = Array.from({ length: count }, (_, i) => disc({ x: x - 10.5 - 5 * column, y: y - 3 + 6 * i }, 2));
      return path(dots.join(''), { fill: INK[ink] });
    })
    .join('');
}
