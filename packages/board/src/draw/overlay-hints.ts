import type { Point } from '@sandtable/hex';
import type { FireHint, HexNote, HexRing, MoveHint, SightLine, WayArrow } from '../model-overlay.ts';
import { smooth } from './curve.ts';
import { along, APOTHEM, centreById, corners, type Plane, shifted, outline } from './plane.ts';
import { type Attributes, disc, escapeText, group, num, path, polyline, tag } from './svg.ts';
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

/** Where a price moves to if a counter is in the hex. */
const BESIDE = { flat: { x: 50, y: 0 }, pointy: { x: 0, y: 47 } } as const;

export interface MoveLook {
  readonly isOccupied: boolean;
  /** Drawing units per pixel. */
  readonly unit: number;
}

/** A disc with the price, moved aside for a counter. Barred: pale and struck through. */
export function drawMove(plane: Plane, { at, text, barred, isFar }: MoveHint, { isOccupied, unit }: MoveLook): string {
  const heart = centreById(plane, at);
  if (heart === undefined) return '';
  const place = isOccupied ? shifted(heart, BESIDE[plane.layout.top]) : heart;
  const radius = Math.min(34, Math.max(barred ? 11 : 13.5, (barred ? 7.5 : 8.5) * unit));
  const grow = radius / 13.5;
  const size = Math.max(11 * unit, 1.25 * radius);
  // A longer price turns the disc into a pill.
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

/** A disc stretched to both sides. */
export function pill({ x, y }: Point, radius: number, aside: number): string {
  if (aside === 0) return disc({ x, y }, radius);
  const [r, twice, wide] = [num(radius), num(2 * radius), num(2 * aside)];
  return `M${num(x - aside)} ${num(y - radius)}h${wide}a${r} ${r} 0 0 1 0 ${twice}h-${wide}a${r} ${r} 0 0 1 0 -${twice}Z`;
}

/** How much of each side a target's brackets cover, from both ends. */
const BRACKET = 0.27;

/** Brackets at the six corners of a target, which leave its counter visible. */
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

/** The chance, at the upper side of the target, above everything. */
export function drawOdds(plane: Plane, { at, text }: FireHint, scale: number): string {
  const heart = centreById(plane, at);
  if (heart === undefined || text === '') return '';
  return group({ 'data-odds': at }, drawTag(text, { x: heart.x, y: heart.y - APOTHEM + 1 }, { scale, tone: 'fire' }));
}

export function drawNote(plane: Plane, { at, text }: HexNote, scale: number): string {
  const heart = centreById(plane, at);
  return heart === undefined ? '' : drawTag(text, { x: heart.x, y: heart.y - APOTHEM - 8 }, { scale, tone: 'plain' });
}

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

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** White with a black casing, visible on every ground; solid up to the block, dashed beyond it. */
export function drawSight(plane: Plane, { from, to, blockedAt }: SightLine): string {
  const [start, end] = [centreById(plane, from), centreById(plane, to)];
  if (start === undefined || end === undefined) return '';
  const blocks = blockedAt.flatMap((hex) => centreById(plane, hex) ?? []);
  const part = Math.min(1, ...blocks.map((block) => partAlong(start, end, block)));
  const stop = along(start, end, part);
  const clear = polyline([start, stop], false);
  const beyond = part < 1 ? polyline([stop, end], false) : '';
  return group(
    { 'data-sight': blocks.length === 0 ? 'clear' : 'blocked' },
    path(clear + beyond, { ...LINE, stroke: INK.black, 'stroke-width': 5.6 }),
    path(clear, { ...LINE, stroke: INK.white, 'stroke-width': 2.8 }),
    path(beyond, { ...LINE, stroke: INK.white, 'stroke-width': 2.8, 'stroke-dasharray': '3 11' }),
    path(disc(start, 5) + disc(end, 5), { fill: INK.white, stroke: INK.black, 'stroke-width': 2.4 }),
  );
}

export function drawBlocks(plane: Plane, { blockedAt }: SightLine): string {
  const places = blockedAt.flatMap((hex) => centreById(plane, hex) ?? []);
  const crosses = places.map(({ x, y }) => `M${num(x - 7)} ${num(y - 7)}l14 14m0 -14l-14 14`).join('');
  return group(
    { 'data-blocks': places.length },
    path(places.map((place) => disc(place, 17)).join(''), { fill: INK.black, stroke: INK.white, 'stroke-width': 3 }),
    path(crosses, { ...LINE, stroke: INK.white, 'stroke-width': 4.6 }),
  );
}

/** How far along the line a point lies, from 0 to 1. */
function partAlong(start: Point, end: Point, point: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  return length === 0 ? 1 : Math.max(0, Math.min(1, ((point.x - start.x) * dx + (point.y - start.y) * dy) / length));
}

const INKS = { move: INK.move, fire: INK.fire, reason: INK.reason } as const;

const DASHES = { move: undefined, fire: '14 9', reason: '1 10' } as const;

/** A path with an arrowhead; dashed for a shot, dotted for an explanation. */
export function drawWay(plane: Plane, { through, manner, isFaint = false }: WayArrow): string {
  const points = through.flatMap((hex) => centreById(plane, hex) ?? []);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return '';
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const ahead = { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
  // Ends at the edge of a counter in the last hex.
  const tip = shifted(last, ahead, -38);
  const neck = shifted(tip, ahead, -13);
  const across = { x: -ahead.y, y: ahead.x };
  const way = smooth([...points.slice(0, -1), neck], false);
  const head = polyline([tip, shifted(neck, across, 9.5), shifted(neck, across, -9.5)]);
  const dash: Attributes = { 'stroke-dasharray': DASHES[manner] };
  return group(
    { 'data-way': manner, ...(isFaint ? { opacity: 0.75 } : {}) },
    path(way, { ...LINE, stroke: INK.black, 'stroke-width': 8.6 }),
    path(way, { ...LINE, stroke: INK.white, 'stroke-width': 6.2 }),
    path(way, { ...LINE, ...dash, stroke: INKS[manner], 'stroke-width': 4.2 }),
    path(head, { fill: INK.white, stroke: INK.black, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    path(head, { fill: INKS[manner], stroke: INK.white, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  );
}
