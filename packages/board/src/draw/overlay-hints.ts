import type { Point } from '@sandtable/hex';
import type { FireHint, HexNote, HexRing, MoveHint } from '../model-overlay.ts';
import { outline } from './outline.ts';
import { APOTHEM, centreById, type Plane, shifted } from './plane.ts';
import { disc, escapeText, group, num, path, tag } from './svg.ts';
import { drawTag } from './tags.ts';
import { INK } from './theme.ts';

const RINGS = {
  selected: { casing: 9, line: 4.5, dash: undefined },
  hover: { casing: 5, line: 2.2, dash: undefined },
  focus: { casing: 7, line: 3.6, dash: '11 7' },
  call: { casing: 13, line: 7.5, dash: undefined },
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
const BESIDE = { flat: { x: 48, y: 0 }, pointy: { x: 0, y: 47 } } as const;

/** A disc with the price; in a corner where a counter stands. Barred: hollow, with a stroke through it. */
export function drawMove(plane: Plane, { at, text, barred }: MoveHint, isOccupied: boolean, scale: number): string {
  const heart = centreById(plane, at);
  if (heart === undefined) return '';
  const place = isOccupied ? shifted(heart, BESIDE[plane.layout.top]) : heart;
  const radius = Math.min(15 * Math.max(1, scale * 0.85), isOccupied ? 17 : 34);
  const slash = `M${num(place.x - radius * 0.7)} ${num(place.y + radius * 0.7)}L${num(place.x + radius * 0.7)} ${num(place.y - radius * 0.7)}`;
  return group(
    { 'data-move': barred ? 'barred' : 'open', 'data-at': at },
    path(disc(place, radius + 2.4), { fill: INK.black }),
    path(disc(place, radius), { fill: barred ? '#DCDCD6' : INK.move, stroke: INK.white, 'stroke-width': 3 }),
    barred ? path(slash, { fill: 'none', stroke: '#6B6B66', 'stroke-width': 3 }) : '',
    word(text, place, radius * 1.15, barred ? INK.black : INK.white),
  );
}

/** A ring with a cross-hair, and the chance on a plate at the upper side, off the figures of a counter. */
export function drawFire(plane: Plane, { at, text }: FireHint, scale: number): string {
  const heart = centreById(plane, at);
  if (heart === undefined) return '';
  const ring = outline(plane, at, 0.94);
  const hairs = [0, 1, 2, 3]
    .map((quarter) => {
      const angle = (quarter * Math.PI) / 2;
      const way = (length: number): string =>
        `${num(heart.x + length * Math.cos(angle))} ${num(heart.y + length * Math.sin(angle))}`;
      return `M${way(APOTHEM - 16)}L${way(quarter % 2 === 0 ? APOTHEM + 6 : APOTHEM - 2)}`;
    })
    .join('');
  const line = { fill: 'none', 'stroke-linejoin': 'round' };
  return group(
    { 'data-fire': text, 'data-at': at },
    path(ring + hairs, { ...line, stroke: INK.black, 'stroke-width': 8 }),
    path(ring + hairs, { ...line, stroke: INK.fire, 'stroke-width': 4.4 }),
    text === '' ? '' : drawTag(text, { x: heart.x, y: heart.y - APOTHEM - 1 }, { scale, tone: 'fire' }),
  );
}

export function drawNote(plane: Plane, { at, text }: HexNote, scale: number): string {
  const heart = centreById(plane, at);
  return heart === undefined ? '' : drawTag(text, { x: heart.x, y: heart.y - APOTHEM - 8 }, { scale, tone: 'plain' });
}

/** Set in the middle of a place. */
export function word(text: string, { x, y }: Point, size: number, ink: string): string {
  const attributes = {
    x,
    y: y + size * 0.36,
    'font-size': size,
    'font-weight': 800,
    'text-anchor': 'middle',
    fill: ink,
  };
  return text === '' ? '' : tag('text', attributes, escapeText(text));
}
