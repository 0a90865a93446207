import type { Point } from '@sandtable/hex';
import type { PlanArrow } from '../model-overlay.ts';
import { smooth } from './curve.ts';
import { centreById, middle, type Plane, shifted } from './plane.ts';
import { disc, group, num, path, polyline, xy } from './svg.ts';
import { drawTag } from './tags.ts';
import { INK } from './theme.ts';

/** Above the counters: marches start at the edge of one, attacks and arcs lead from one to another. */
export function drawPlan(plane: Plane, arrow: PlanArrow): string {
  const ends = endsOf(plane, arrow);
  return ends === null ? '' : group(looks(arrow), bodyOf(plane, arrow, ends));
}

function bodyOf(plane: Plane, arrow: PlanArrow, { from, to }: Ends): string {
  switch (arrow.plan) {
    case 'march':
      return drawMarch(plane, arrow);
    case 'attack':
    case 'counter':
      return drawBlow(from, to, arrow.plan === 'counter', arrow.isDraft);
    case 'bombard':
      return drawShells(arcOf(from, to));
    case 'support':
      return drawSupport(arcOf(from, to));
  }
}

/** The value of an arrow, above everything; opaque even in a draft. */
export function drawWorth(plane: Plane, arrow: PlanArrow, scale: number): string {
  const ends = endsOf(plane, arrow);
  const { plan, text } = arrow;
  return ends === null || text === '' ? '' : drawTag(text, worthAt(plan, ends), { scale, tone: TONES[plan] });
}

function worthAt(plan: PlanArrow['plan'], { from, to }: Ends): Point {
  switch (plan) {
    case 'march':
      return shifted(to, { x: 0, y: 46 });
    case 'attack':
    case 'counter':
      // Over the attacker: it attacks once, while several may attack the same target.
      return besideBlow(from, to);
    case 'bombard':
    case 'support':
      return arcOf(from, to).top;
  }
}

interface Ends {
  readonly from: Point;
  readonly to: Point;
}

function endsOf(plane: Plane, { through }: PlanArrow): Ends | null {
  const [from, to] = [centreById(plane, through[0] ?? ''), centreById(plane, through.at(-1) ?? '')];
  return from === undefined || to === undefined || from === to ? null : { from, to };
}

/** In the free strip above or below counters, away from the arrow. */
function besideBlow(from: Point, to: Point): Point {
  return shifted(from, { x: 0, y: to.y < from.y - 10 ? 46 : -46 });
}

const TONES = { march: 'move', attack: 'plain', counter: 'plain', bombard: 'plain', support: 'plain' } as const;

function looks({ plan, isDraft }: PlanArrow): Readonly<Record<string, string | number | undefined>> {
  return { 'data-plan': plan, opacity: isDraft ? 0.72 : undefined };
}

/** To the middle of the last hex: it is empty or holds only a proposal. */
function drawMarch(plane: Plane, { through, isDraft }: PlanArrow): string {
  const [start, second, ...rest] = through.flatMap((hex) => centreById(plane, hex) ?? []);
  if (start === undefined || second === undefined) return '';
  const points = [shifted(start, unit(start, second), 31), second, ...rest];
  const [last = second, before = start] = [points.at(-1), points.at(-2)];
  const ahead = unit(before, last);
  const across = { x: -ahead.y, y: ahead.x };
  const [tip, neck] = [shifted(last, ahead, -4), shifted(last, ahead, -21)];
  const way = smooth([...points.slice(0, -1), neck], false);
  const head = polyline([tip, shifted(neck, across, 12.5), shifted(neck, across, -12.5)]);
  const cased = { fill: INK.white, stroke: INK.black, 'stroke-width': 7, 'stroke-linejoin': 'round' };
  return (
    path(way, { ...LINE, stroke: INK.black, 'stroke-width': 10 }) +
    path(head, cased) +
    path(way, { ...LINE, stroke: INK.white, 'stroke-width': 7.4 }) +
    path(way, { ...LINE, stroke: INK.move, 'stroke-width': 5, 'stroke-dasharray': isDraft ? '10 8' : undefined }) +
    path(head, { fill: INK.move, stroke: INK.white, 'stroke-width': 2, 'stroke-linejoin': 'round' })
  );
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** How far from the middle of a counter an attack arrow begins, and how far before the other it ends. */
const EDGE = 27;
/** Offset to its left, so that a counter-attack lies beside the attack it answers. */
const ASIDE = 11;

/** A broad arrow with a narrow tail; filled for an attack, hollow for a counter-attack. */
function drawBlow(from: Point, to: Point, isHollow: boolean, isDraft: boolean): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ahead = unit(from, to);
  const left = { x: ahead.y, y: -ahead.x };
  const place = (along: number, across: number): Point => shifted(shifted(from, ahead, along), left, across + ASIDE);
  const [tail, tip] = [EDGE, length - EDGE];
  const neck = tip - 21;
  const outline = [
    place(tail, 5),
    place(neck, 7),
    place(neck - 3, 16),
    place(tip, 0),
    place(neck - 3, -16),
    place(neck, -7),
    place(tail, -5),
    place(tail + 5, 0),
  ];
  const d = polyline(outline);
  const line = { 'stroke-linejoin': 'round' };
  return (
    path(d, { ...line, fill: INK.white, stroke: INK.white, 'stroke-width': 8 }) +
    path(d, { ...line, fill: INK.black, stroke: INK.black, 'stroke-width': 4.4 }) +
    path(d, {
      ...line,
      fill: isHollow ? INK.white : INK.fire,
      stroke: isHollow ? INK.fire : INK.white,
      'stroke-width': isHollow ? 2.6 : 1,
      'stroke-dasharray': isDraft ? '5 4' : undefined,
    })
  );
}

interface Arc {
  readonly d: string;
  readonly top: Point;
  readonly end: Point;
}

/** A high arc from the upper edge of one counter to that of the other. */
function arcOf(from: Point, to: Point): Arc {
  const start = shifted(from, { x: Math.sign(to.x - from.x) * 14, y: -30 });
  const end = shifted(to, { x: Math.sign(from.x - to.x) * 12, y: -36 });
  const rise = 34 + 0.2 * Math.hypot(to.x - from.x, to.y - from.y);
  const bend = shifted(middle(start, end), { x: 0, y: -1 }, rise);
  return { d: `M${xy(start)}Q${xy(bend)} ${xy(end)}`, top: middle(middle(start, end), bend), end };
}

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

function drawShells({ d, end }: Arc): string {
  const burst = polyline(
    Array.from({ length: 16 }, (_, i) => {
      const [angle, away] = [(i * Math.PI) / 8, i % 2 === 0 ? 15 : 8];
      return { x: end.x + away * Math.cos(angle), y: end.y + away * Math.sin(angle) };
    }),
  );
  return (
    path(d, { ...LINE, stroke: INK.white, 'stroke-width': 9, 'stroke-opacity': 0.8 }) +
    path(d, { ...LINE, stroke: INK.black, 'stroke-width': 6.4 }) +
    path(d, { ...LINE, stroke: INK.fire, 'stroke-width': 4.6, 'stroke-dasharray': '.1 9.5' }) +
    path(burst, {
      fill: INK.fire,
      stroke: INK.white,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }) +
    path(burst, { fill: INK.fire, stroke: INK.black, 'stroke-width': 2, 'stroke-linejoin': 'round' }) +
    path(disc(end, 4.6), { fill: INK.reason })
  );
}

/** Dashes to the supported unit, with a plus at its counter. */
function drawSupport({ d, end: { x, y } }: Arc): string {
  return (
    path(d, { ...LINE, stroke: INK.black, 'stroke-width': 7 }) +
    path(d, { ...LINE, stroke: INK.white, 'stroke-width': 4, 'stroke-dasharray': '11 9' }) +
    path(disc({ x, y }, 12), { fill: INK.black, stroke: INK.white, 'stroke-width': 2.6 }) +
    path(`M${num(x - 6)} ${num(y)}h12m-6 -6v12`, { ...LINE, stroke: INK.white, 'stroke-width': 3.4 })
  );
}
