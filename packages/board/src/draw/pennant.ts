import type { Point } from '@sandtable/hex';
import type { SideLook } from '../model-side.ts';
import { drawFigure, figureWidth } from './figures.ts';
import { drawSideMark } from './side-mark.ts';
import { num, path } from './svg.ts';
import { INK, type Theme } from './theme.ts';

/** Who holds a hex and what it is worth: a flag with the side's mark; nobody's is hollow. */
export function drawPennant(at: Point, side: SideLook | null, text: string, theme: Theme): string {
  const wide = 21 + (text === '' ? 0 : figureWidth(text, 18) + 4);
  const [left, top] = [at.x, at.y - 12];
  const flag = `M${num(left)} ${num(top)}h${num(wide)}l-5 9l5 9h${num(-wide)}Z`;
  const line = { stroke: INK.black, 'stroke-width': 2.4, 'stroke-linejoin': 'round' };
  return (
    path(`M${num(left)} ${num(top - 3)}v34`, {
      fill: 'none',
      stroke: INK.white,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }) +
    path(flag, { fill: INK.white, stroke: INK.white, 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(`M${num(left)} ${num(top - 3)}v34`, {
      fill: 'none',
      stroke: INK.black,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }) +
    path(flag, {
      ...line,
      fill: side === null ? INK.white : theme.counters[side.body],
      'stroke-dasharray': side === null ? '4 3' : undefined,
    }) +
    (side === null ? '' : drawSideMark(side.mark, left + 10, top + 9, 6.8)) +
    (text === ''
      ? ''
      : drawFigure(text, left + (side === null ? wide / 2 - 2 : 19), top + 9, {
          size: 18,
          ink: INK.black,
          anchor: side === null ? 'middle' : 'start',
        }))
  );
}
