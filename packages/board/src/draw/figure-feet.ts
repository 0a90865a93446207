import type { Point } from '@sandtable/hex';
import type { FigureFoot, Pips } from '../model-figure.ts';
import { disc, num, path } from './svg.ts';
import { INK } from './theme.ts';

/** Red and green look alike to some eyes: a boot, a wheel or a track says it as well. By their middle. */
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

export function drawFoot(foot: FigureFoot, at: Point, ink: string): string {
  return path(FEET[foot](at), { fill: ink, 'fill-rule': 'evenodd' });
}

/** Columns of dots, the first one next to the foot. */
export function drawPips(columns: readonly Pips[], { x, y }: Point): string {
  return columns
    .map(({ count, ink }, column) => {
      const dots = Array.from({ length: count }, (_, i) => disc({ x: x - 10.5 - 5 * column, y: y - 3 + 6 * i }, 2));
      return path(dots.join(''), { fill: INK[ink] });
    })
    .join('');
}
