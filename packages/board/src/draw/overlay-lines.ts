import type { Point } from '@sandtable/hex';
import type { SightLine, WayArrow } from '../model-overlay.ts';
import { smooth } from './curve.ts';
import { along, centreById, type Plane, shifted } from './plane.ts';
import { type Attributes, disc, group, num, path, polyline } from './svg.ts';
import { INK } from './theme.ts';

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** White in black, so that it shows on every ground; whole as far as one sees, in pieces beyond what blocks it. */
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

/** Over counters: where the line is blocked. */
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

/** A way with an arrow at its end; the way of a shot is dashed, that of a reasoning dotted. */
export function drawWay(plane: Plane, { through, manner }: WayArrow): string {
  const points = through.flatMap((hex) => centreById(plane, hex) ?? []);
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return '';
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const ahead = { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
  // Ends at the edge of a counter that stands there.
  const tip = shifted(last, ahead, -38);
  const neck = shifted(tip, ahead, -13);
  const across = { x: -ahead.y, y: ahead.x };
  const way = smooth([...points.slice(0, -1), neck], false);
  const head = polyline([tip, shifted(neck, across, 9.5), shifted(neck, across, -9.5)]);
  const dash: Attributes = { 'stroke-dasharray': DASHES[manner] };
  return group(
    { 'data-way': manner },
    path(way, { ...LINE, stroke: INK.black, 'stroke-width': 8.6 }),
    path(way, { ...LINE, stroke: INK.white, 'stroke-width': 6.2 }),
    path(way, { ...LINE, ...dash, stroke: INKS[manner], 'stroke-width': 4.2 }),
    path(head, { fill: INK.white, stroke: INK.black, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    path(head, { fill: INKS[manner], stroke: INK.white, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  );
}
