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
const PLATE = { width: 29, height: 22 };
const FRAME = { width: 26.6, height: 21.6 };

/** What lies below a figure. */
export function drawBack({ text, back, ink: name }: Figure<unknown>, standing: Standing): string {
  const { y, size } = standing;
  const [x, ink] = [middleOf(text, standing), INK[name]];
  switch (back) {
    case undefined:
    case 'bar':
      return '';
    case 'ring':
      return path(disc({ x, y }, 13), { fill: 'none', stroke: ink, 'stroke-width': 2.6 });
    case 'box':
      return path(`M${num(x - 12)} ${y - 11}H${num(x + 12)}V${y + 11}H${num(x - 12)}Z`, {
        fill: INK.white,
        stroke: INK.black,
        'stroke-width': 1.2,
      });
    case 'lozenge': {
      const half = Math.max(14, figureWidth(text, size) / 2 + 6);
      const [left, right] = [x - half, x + half];
      const d = `M${left} ${y} ${left + 6} ${y - 12}H${right - 6}L${right} ${y} ${right - 6} ${y + 12}H${left + 6}Z`;
      return path(d, { fill: ink });
    }
    case 'roundPlate':
    case 'cutPlate':
      return path(cornered(boxRound(text, standing, PLATE), back === 'cutPlate'), { fill: ink });
    case 'roundFrame':
    case 'cutFrame':
      return path(cornered(boxRound(text, standing, FRAME), back === 'cutFrame'), {
        fill: INK.white,
        stroke: ink,
        'stroke-width': size > LARGE ? 3 : 2.5,
      });
  }
}

/** What a figure is written in, on what it stands on. */
export function inkOn(back: FigureBack | undefined, ink: FigureInk): string {
  if (back === 'lozenge') return INK.yellow;
  return back === 'roundPlate' || back === 'cutPlate' ? INK.white : INK[ink];
}

/** Over the figure, where its ink alone would have to tell what it is. */
export function drawBar({ x, y, size, anchor = 'middle' }: Standing, ink: string): string {
  const width = (21 / 36) * size;
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const d = `M${num(left)} ${num(y - (22 / 36) * size)}H${num(left + width)}`;
  return path(d, { fill: 'none', stroke: ink, 'stroke-width': 4 });
}

function middleOf(text: string, { x, size, anchor = 'middle' }: Standing): number {
  return x - (figureWidth(text, size) / 2) * { start: -1, middle: 0, end: 1 }[anchor];
}

function boxRound(text: string, standing: Standing, small: typeof PLATE): Box {
  const { y, size } = standing;
  const { width, height } = size > LARGE ? { width: figureWidth(text, size) + 8, height: 33 } : small;
  return { x: middleOf(text, standing) - width / 2, y: y - height / 2, width, height };
}

/** Round corners or cut ones: inks are not needed to tell two plates apart. */
function cornered({ x, y, width, height }: Box, isCut: boolean): string {
  const [right, bottom, cut] = [x + width, y + height, 5];
  const turn = isCut ? 'L' : `A${cut} ${cut} 0 0 1 `;
  return [
    `M${num(x + cut)} ${num(y)}H${num(right - cut)}`,
    `${num(right)} ${num(y + cut)}V${num(bottom - cut)}`,
    `${num(right - cut)} ${num(bottom)}H${num(x + cut)}`,
    `${num(x)} ${num(bottom - cut)}V${num(y + cut)}`,
    `${num(x + cut)} ${num(y)}Z`,
  ].join(turn);
}
