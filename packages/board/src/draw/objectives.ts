import type { Point } from '@sandtable/hex';
import type { MarkerPicture } from '../model.ts';
import { drawFigure, figureWidth } from './figures.ts';
import { disc, group, num, path } from './svg.ts';
import { centreById, type Plane, outline } from './plane.ts';
import { drawSideMark, star } from './side-mark.ts';
import { INK, type Theme } from './theme.ts';

export function isObjective({ kind }: MarkerPicture): boolean {
  return kind === 'flag' || kind === 'objective' || kind === 'greatObjective';
}

const CREAM = '#FFF8DC';
const GOLD = '#E8B923';

/** A rim around the hex, below counters, in the holder's colour; dashed if no side holds it, double for a great objective. */
export function drawObjectiveRim(plane: Plane, { at, kind, side }: MarkerPicture, theme: Theme): string {
  const ring = (part: number, ink: string, width: number): string => {
    const line = { fill: 'none', 'stroke-linejoin': 'round' };
    const d = outline(plane, at, part);
    return (
      path(d, { ...line, stroke: INK.white, 'stroke-width': width + 5.6, 'stroke-opacity': 0.35 }) +
      path(d, { ...line, stroke: INK.black, 'stroke-width': width + 2.2, 'stroke-opacity': 0.85 }) +
      path(d, { ...line, stroke: ink, 'stroke-width': width, 'stroke-dasharray': side === null ? '14 7' : undefined })
    );
  };
  const ink = side === null ? CREAM : theme.rims[side.body];
  const isGreat = kind === 'greatObjective';
  return ring(0.93, ink, isGreat ? 5.4 : 4.4) + (isGreat ? ring(0.82, GOLD, 1.8) : '');
}

export interface FlagLook {
  readonly theme: Theme;
  readonly isOccupied: boolean;
  /** Drawing units per pixel. */
  readonly unit: number;
}

const POLE = 'M0 0V-35';
const HIGH = 22;
const LETTERS = 21;
/** Above the middle of a hex with a counter, a flag ends here, clear of its upper figures. */
const COUNTER_TOP = 36;

/**
 * A swallow-tailed flag with the holder and the value, above everything except tags: in the middle of an empty hex, or in the strip
 * above a counter, where it hides none of its figures.
 */
export function drawObjectiveFlag(plane: Plane, marker: MarkerPicture, look: FlagLook): string {
  const heart = centreById(plane, marker.at);
  if (heart === undefined) return '';
  const { kind, side } = marker;
  const { theme, isOccupied, unit } = look;
  const isGreat = kind === 'greatObjective';
  const scale = scaleOf(look, isGreat) * (isOccupied && isPointed(plane) ? 0.8 : 1);
  const emblems = emblemsOf(marker);
  // Leave out text too small to read.
  const text = LETTERS * scale >= 11 * unit ? marker.text : '';
  const wide = 6 + emblems.length * 18 + (text === '' ? 0 : figureWidth(text, LETTERS) + 4) + 6;
  const foot = isOccupied
    ? { x: heart.x - 43, y: heart.y - COUNTER_TOP + 11 * scale }
    : { x: heart.x - (wide * scale) / 2 + 3, y: heart.y + 19 * scale };
  const flag = `M0 -33H${num(wide)}l-6 ${HIGH / 2}l6 ${HIGH / 2}H0Z`;
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    {
      'data-objective': kind,
      'data-at': marker.at,
      transform: `translate(${num(foot.x)} ${num(foot.y)}) scale(${Math.round(scale * 1000) / 1000})`,
      opacity: marker.isHidden ? 0.6 : undefined,
    },
    path(POLE + flag, { ...line, stroke: INK.white, 'stroke-width': 6 }),
    path(flag, {
      fill: side === null ? CREAM : theme.counters[side.body],
      stroke: side === null ? INK.black : theme.rims[side.body],
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    }),
    path(POLE, { ...line, stroke: INK.black, 'stroke-width': 3.2 }),
    path(disc({ x: 0, y: -36 }, 2.8), { fill: GOLD, stroke: INK.black, 'stroke-width': 1 }),
    ...emblems.map((draw, index) => draw({ x: 13 + 18 * index, y: -22 })),
    drawFigure(text, 5 + emblems.length * 18, -22, { size: LETTERS, ink: INK.black, anchor: 'start' }),
  );
}

/** With pointy tops rows are closer together: a flag over a counter has less room below the counters of the next row. */
function isPointed({ layout }: Plane): boolean {
  return layout.top !== 'flat';
}

/** The middle of the flag, for anything that must not cover it. */
export function flagHeart({ x, y }: Point, isOccupied: boolean): Point {
  return isOccupied ? { x: x - 18, y: y - 42 } : { x, y };
}

/** Larger when zoomed out, up to a limit; in an empty hex at least 28 pixels high. */
function scaleOf({ isOccupied, unit }: FlagLook, isGreat: boolean): number {
  const grown = Math.min(1.45, Math.max(1, (11 / 14) * unit));
  const scale = grown * (isOccupied ? 1 : 1.2) * (isGreat ? 1.08 : 1);
  return isOccupied ? scale : Math.max(scale, Math.min(2, (28 * unit) / 38));
}

/** Its grade, if the game has grades, and its holder; a black diamond if no side holds it. */
function emblemsOf({ kind, side }: MarkerPicture): ((at: Point) => string)[] {
  const edge = { stroke: INK.black, 'stroke-width': 1.7, 'stroke-linejoin': 'round' };
  const grade =
    kind === 'flag'
      ? []
      : [
          kind === 'greatObjective'
            ? (at: Point) => path(star(at, 9), { ...edge, fill: GOLD })
            : (at: Point) => path(diamond(at, 7.6), { ...edge, fill: INK.white }),
        ];
  if (side !== null) return [...grade, ({ x, y }) => drawSideMark(side.mark, x, y, 7.6)];
  return kind === 'flag' ? [(at) => path(diamond(at, 7), { fill: INK.black })] : grade;
}

function diamond({ x, y }: Point, reach: number): string {
  return `M${num(x)} ${num(y - reach)}L${num(x + reach * 0.78)} ${num(y)}L${num(x)} ${num(y + reach)}L${num(x - reach * 0.78)} ${num(y)}Z`;
}
