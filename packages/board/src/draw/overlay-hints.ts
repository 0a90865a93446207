import type { Point } from '@sandtable/hex';
import type { FireHint, HexNote, HexRing, MoveHint } from '../model-overlay.ts';
import { outline } from './outline.ts';
import { along, APOTHEM, centreById, corners, type Plane, shifted } from './plane.ts';
import { disc, escapeText, group, num, path, polyline, tag } from './svg.ts';
import { drawTag } from './tags.ts';
import { INK } from './theme.ts';

const RINGS = {
  selected: { casing: 7, line: 3.4, dash: undefined },
  hover: { casing: 4, line: 1.8, dash: undefined },
  focus: { casing: 6, line: 3, dash: '11 7' },
  call: { casing: 11, line: 6, dash: undefined },
} as const;

export function drawRing(plane: Plane, { at, ring }: HexRing): string {
  const d = outline(plane, at, 0.965);
  const { casing, line, dash } = RINGS[ring];
  const round = { fill: 'none', 'stroke-linejoin': 'round' };
  return group(
    { 'data-ring': ring },
    path(d, { ...round, stroke: INK.black, 'stroke-width': casing }),
    path(d, {
      ...round,
      stroke: ring === 'call' ? INK.reason : INK.white,
      'stroke-width': line,
      'stroke-dasharray': dash,
    }),
  );
}

/** Where a counter leaves room in its hex. */
const BESIDE = { flat: { x: 50, y: 0 }, pointy: { x: 0, y: 47 } } as const;

export interface MoveLook {
  readonly isOccupied: boolean;
  /** How many units of the drawing a pixel is. */
  readonly unit: number;
}

/** A disc with the price; at the side where a counter stands. Barred: pale, with a stroke through it. */
export function drawMove(plane: Plane, { at, text, barred, isFar }: MoveHint, { isOccupied, unit }: MoveLook): string {
  const heart = centreById(plane, at);
  if (heart === undefined) return '';
  const place = isOccupied ? shifted(heart, BESIDE[plane.layout.top]) : heart;
  const radius = Math.min(34, Math.max(barred ? 11 : 13.5, (barred ? 7.5 : 8.5) * unit));
  const grow = radius / 13.5;
  const size = Math.max(11 * unit, 1.25 * radius);
  // Longer prices make the disc a pill.
  const aside = Math.max(0, (text.length * size * 0.56) / 2 - radius * 0.72);
  const edge = { x: aside + radius * 0.7, y: radius * 0.7 };
  const slash = `M${num(place.x - edge.x)} ${num(place.y + edge.y)}L${num(place.x + edge.x)} ${num(place.y - edge.y)}`;
  return group(
    { 'data-move': barred ? 'barred' : isFar === true ? 'far' : 'open', 'data-at': at },
    path(pill(shifted(place, { x: 0.8, y: 1.6 }), radius + 1.6 * grow, aside), {
      fill: INK.black,
      'fill-opacity': 0.7,
    }),
    path(pill(place, radius, aside), {
      fill: barred ? '#E4E2DA' : INK.move,
      'fill-opacity': barred ? 0.75 : undefined,
      stroke: INK.white,
      'stroke-width': 2.4 * grow,
    }),
    barred ? path(slash, { fill: 'none', stroke: '#6B6B66', 'stroke-width': 2.4 * grow }) : '',
    word(text, place, size, barred ? INK.black : INK.white),
  );
}

/** A disc, drawn out to both sides. */
function pill({ x, y }: Point, radius: number, aside: number): string {
  if (aside === 0) return disc({ x, y }, radius);
  const [r, twice, wide] = [num(radius), num(2 * radius), num(2 * aside)];
  return `M${num(x - aside)} ${num(y - radius)}h${wide}a${r} ${r} 0 0 1 0 ${twice}h-${wide}a${r} ${r} 0 0 1 0 -${twice}Z`;
}

/** How much of every side the brackets of a target cover, from both of its ends. */
const BRACKET = 0.27;

/** Brackets at the six corners of a target: its counter and what lies round it stay to be seen. */
export function drawFire(plane: Plane, { at, text }: FireHint): string {
  const [heart, found] = [centreById(plane, at), plane.byId.get(at)];
  if (heart === undefined || found === undefined) return '';
  const rim = corners(plane, found.hex).map((corner) => along(heart, corner, 0.93));
  const d = rim
    .map((corner, index) => {
      const [before, after] = [rim[(index + 5) % 6] ?? corner, rim[(index + 1) % 6] ?? corner];
      return polyline([along(corner, before, BRACKET), corner, along(corner, after, BRACKET)], false);
    })
    .join('');
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return group(
    { 'data-fire': text, 'data-at': at },
    path(d, { ...line, stroke: INK.black, 'stroke-width': 7.4 }),
    path(d, { ...line, stroke: INK.fire, 'stroke-width': 4.2 }),
  );
}

/** The chance, at the upper side of the target; over everything. */
export function drawOdds(plane: Plane, { at, text }: FireHint, scale: number): string {
  const heart = centreById(plane, at);
  if (heart === undefined || text === '') return '';
  return group({ 'data-odds': at }, drawTag(text, { x: heart.x, y: heart.y - APOTHEM + 1 }, { scale, tone: 'fire' }));
}

export function drawNote(plane: Plane, { at, text }: HexNote, scale: number): string {
  const heart = centreById(plane, at);
  return heart === undefined ? '' : drawTag(text, { x: heart.x, y: heart.y - APOTHEM - 8 }, { scale, tone: 'plain' });
}

/** Set in the middle of a place. */
export function word(text: string, { x, y }: Point, size: number, ink: string): string {
  const attributes = {
    x,
    y: y + size * 0.34,
    'font-size': size,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: ink,
  };
  return text === '' ? '' : tag('text', attributes, escapeText(text));
}
