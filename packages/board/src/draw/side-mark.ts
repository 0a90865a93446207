import type { Point } from '@sandtable/hex';
import type { MarkName } from '../model-piece.ts';
import { disc, path, polyline } from './svg.ts';
import { INK } from './theme.ts';

/** A side's mark, distinct by shape where colours are not. Takes its middle and radius. */
export function drawSideMark(mark: MarkName, x: number, y: number, reach: number): string {
  switch (mark) {
    case 'cross':
      return drawCross(x, y, reach);
    case 'star':
      return path(star({ x, y }, reach * 1.12, 0.42), {
        fill: INK.red,
        stroke: INK.white,
        'stroke-width': reach * 0.16,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      });
    case 'shield':
      return drawShield(x, y, reach);
    case 'cockade':
      return drawCockade(x, y, reach);
  }
}

function drawCross(x: number, y: number, reach: number): string {
  const arm = reach * 0.3;
  const bars = (end: number, half: number): string =>
    `M${x - end} ${y - half}H${x - half}V${y - end}H${x + half}V${y - half}H${x + end}V${y + half}H${x + half}V${y + end}H${x - half}V${y + half}H${x - end}Z`;
  return (
    path(bars(reach, arm * 1.55), { fill: INK.white, stroke: INK.black, 'stroke-width': reach * 0.09 }) +
    path(bars(reach * 0.98, arm * 0.85), { fill: INK.black })
  );
}

function drawShield(x: number, y: number, reach: number): string {
  const [left, right, top, low] = [x - reach * 0.8, x + reach * 0.8, y - reach, y + reach];
  const outline = `M${left} ${top}H${right}V${y}Q${right} ${y + reach * 0.7} ${x} ${low}Q${left} ${y + reach * 0.7} ${left} ${y}Z`;
  return (
    path(outline, { fill: INK.red, stroke: INK.black, 'stroke-width': reach * 0.16 }) +
    path(`M${left} ${y - reach * 0.3}H${right}V${y + reach * 0.25}H${left}Z`, { fill: INK.white })
  );
}

function drawCockade(x: number, y: number, reach: number): string {
  return [
    path(disc({ x, y }, reach), { fill: INK.black }),
    path(disc({ x, y }, reach * 0.72), { fill: INK.white }),
    path(disc({ x, y }, reach * 0.42), { fill: INK.blue }),
  ].join('');
}

/** Five points, the first one up; `waist` is their inner radius. */
export function star({ x, y }: Point, reach: number, waist = 0.45): string {
  return polyline(
    Array.from({ length: 10 }, (_, i) => {
      const [angle, away] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? reach : reach * waist];
      return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
    }),
  );
}
