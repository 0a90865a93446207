import type { Figure, FigureBack, FigureInk } from '../model-figure.ts';
import { type FigureStyle, figureWidth } from './figures.ts';
import type { Box } from './plane.ts';
import { disc, num, path } from './svg.ts';
import { INK } from './theme.ts';

/** Where a figure stands on the counter's grid of 100 by 100, and how large. */
export interface Standing extends Omit<FigureStyle, 'ink'> {
  readonly x: number;
  readonly y: number;
}

/** From this size on a plate or a frame is as wide as its text; below it, two digits fit and all are alike. */
const LARGE = 30;
const PLATE = { width: 27, height: 21 };
const FRAME = { width: 25, height: 20.4 };
const LARGE_HEIGHT = 30.4;

/** What lies below a figure. */
export function drawBack({ text, back, ink: name }: Figure<unknown>, standing: Standing): string {
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

/** What a figure is written in, on what it stands on. */
export function inkOn(back: FigureBack | undefined, ink: FigureInk): string {
  if (back === 'lozenge') return INK.yellow;
  return back === 'roundPlate' || back === 'cutPlate' ? INK.white : INK[ink];
}

/** Under the figure, where its ink alone would have to tell what it is. */
export function drawBar(text: string, standing: Standing, ink: string): string {
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

/** Round corners or cut ones: inks are not needed to tell two plates apart. */
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
