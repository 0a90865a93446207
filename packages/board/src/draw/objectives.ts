import type { Point } from '@sandtable/hex';
import type { MarkerPicture } from '../model-marker.ts';
import { drawFigure, figureWidth } from './figures.ts';
import { outline } from './outline.ts';
import { centreById, type Plane } from './plane.ts';
import { drawSideMark } from './side-mark.ts';
import { star } from './star.ts';
import { disc, group, num, path } from './svg.ts';
import { INK, type Theme } from './theme.ts';

const CREAM = '#FFF8DC';
const GOLD = '#E8B923';

/** Below counters: a rim round the hex in the colour of who holds it; dashed while nobody does, double for a great one. */
export function drawObjectiveRim(plane: Plane, { at, kind, side }: MarkerPicture, theme: Theme): string {
  const ring = (part: number, ink: string, width: number): string => {
    const line = { fill: 'none', 'stroke-linejoin': 'round' };
    const d = outline(plane, at, part);
    return (
      path(d, { ...line, stroke: INK.white, 'stroke-width': width + 5.6, 'stroke-opacity': 0.5 }) +
      path(d, { ...line, stroke: INK.black, 'stroke-width': width + 2.4, 'stroke-opacity': 0.85 }) +
      path(d, { ...line, stroke: ink, 'stroke-width': width, 'stroke-dasharray': side === null ? '14 7' : undefined })
    );
  };
  const ink = side === null ? CREAM : theme.rims[side.body];
  const isGreat = kind === 'greatObjective';
  return ring(0.94, ink, isGreat ? 5.4 : 4.2) + (isGreat ? ring(0.82, GOLD, 1.8) : '');
}

/** Above counters, in the strip that they leave free: a flag with its grade, who holds it and what it is worth. */
export function drawObjectiveFlag(
  plane: Plane,
  marker: MarkerPicture,
  isOccupied: boolean,
  theme: Theme,
  grow: number,
): string {
  const heart = centreById(plane, marker.at);
  if (heart === undefined) return '';
  const { kind, text } = marker;
  // Whoever stands there shows whose it is; the names of the places above need the room.
  const side = isOccupied ? null : marker.side;
  const isGreat = kind === 'greatObjective';
  const scale = (isOccupied ? 1 : 1.2) * Math.min(1.45, grow) * (isGreat ? 1.1 : 1);
  const wide = 23 + (side === null ? 0 : 18) + (text === '' ? 0 : figureWidth(text, 19) + 3);
  const foot = { x: heart.x - (wide * scale) / 2, y: heart.y + (isOccupied ? -28 : 18) };
  const pole = 'M0 3V-31';
  const flag = `M0 -29H${num(wide)}l-6 10.5l6 10.5H0Z`;
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const emblem = { x: 11, y: -18.5 };
  return group(
    {
      'data-objective': kind,
      'data-at': marker.at,
      transform: `translate(${num(foot.x)} ${num(foot.y)}) scale(${num(scale)})`,
      opacity: marker.isHidden ? 0.6 : undefined,
    },
    path(pole + flag, { ...line, stroke: INK.white, 'stroke-width': 7 }),
    path(flag, {
      fill: marker.side === null ? CREAM : theme.counters[marker.side.body],
      stroke: marker.side === null ? INK.black : theme.rims[marker.side.body],
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }),
    path(pole, { ...line, stroke: INK.black, 'stroke-width': 3.6 }),
    path(disc({ x: 0, y: -32 }, 3), { fill: GOLD, stroke: INK.black, 'stroke-width': 1 }),
    path(isGreat ? star(emblem, 9) : diamond(emblem, 7.6), {
      fill: isGreat ? GOLD : INK.white,
      stroke: INK.black,
      'stroke-width': 1.7,
      'stroke-linejoin': 'round',
    }),
    side === null ? '' : drawSideMark(side.mark, 29, -18.5, 7),
    text === '' ? '' : drawFigure(text, side === null ? 22 : 39, -18.5, { size: 19, ink: INK.black, anchor: 'start' }),
  );
}

function diamond({ x, y }: Point, reach: number): string {
  return `M${num(x)} ${num(y - reach)}L${num(x + reach * 0.78)} ${num(y)}L${num(x)} ${num(y + reach)}L${num(x - reach * 0.78)} ${num(y)}Z`;
}
