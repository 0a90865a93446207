import type { Point } from '@sandtable/hex';
import { along, middle, shifted } from './plane.ts';
import { xy } from './svg.ts';

/** A smooth path through all these points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[], closed: boolean): string {
  const [first] = points;
  if (first === undefined) return '';
  const curves = spans(points, closed).map(([before, from, to, after]) => {
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${xy(leave)} ${xy(arrive)} ${xy(to)}`;
  });
  return `M${xy(first)}${curves.join('')}${closed ? 'Z' : ''}`;
}

/** A closed path guided by these points but not through them: softer than `smooth`, and half as long as text. */
export function softly(points: readonly Point[]): string {
  const last = points.at(-1);
  const [first] = points;
  if (first === undefined || last === undefined) return '';
  const curves = points.map((at, index) => `Q${xy(at)} ${xy(middle(at, points[index + 1] ?? first))}`);
  return `M${xy(middle(last, first))}${curves.join('')}Z`;
}

/** The curve of `smooth` as many short straight segments. */
export function sampled(points: readonly Point[], closed: boolean, pieces: number): Point[] {
  const [first] = points;
  if (first === undefined) return [];
  const found = [first];
  for (const span of spans(points, closed)) {
    for (let piece = 1; piece <= pieces; piece++) found.push(onSpan(span, piece / pieces));
  }
  return found;
}

type Span = readonly [before: Point, from: Point, to: Point, after: Point];

function spans(points: readonly Point[], closed: boolean): Span[] {
  const count = points.length;
  const at = (index: number, instead: Point): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? instead;
  return points.slice(0, closed ? count : count - 1).map((from, index) => {
    const to = at(index + 1, from);
    return [at(index - 1, from), from, to, at(index + 2, to)];
  });
}

function onSpan([before, from, to, after]: Span, t: number): Point {
  const part = (a: number, b: number, c: number, d: number): number =>
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t) / 2;
  return { x: part(before.x, from.x, to.x, after.x), y: part(before.y, from.y, to.y, after.y) };
}

/** A polygon with rounded corners; `round` is the part of a side that each corner may take. */
export function rounded(points: readonly Point[], round: number): string {
  const count = points.length;
  const parts = points.map((corner, index) => {
    const before = points[(index + count - 1) % count] ?? corner;
    const after = points[(index + 1) % count] ?? corner;
    return `${xy(along(corner, before, round))}Q${xy(corner)} ${xy(along(corner, after, round))}`;
  });
  return count === 0 ? '' : `M${parts.join('L')}Z`;
}

/** A point on a polyline and the direction there; stations lie at regular distances. */
export interface Station {
  readonly at: Point;
  /** Unit vector to the left, as seen on the screen. */
  readonly left: Point;
}

export function stations(points: readonly Point[], every: number): Station[] {
  const found: Station[] = [];
  let walked = every / 2;
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (from === undefined) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; walked < length; walked += every) {
      const left = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
      found.push({ at: along(from, to, walked / length), left });
    }
    walked -= length;
  });
  return found;
}

/** Moves a closed line to its right; rims run clockwise, so this is inward. */
export function inset(points: readonly Point[], by: number): Point[] {
  return points.map((at, index) => shifted(at, leftAt(points, index), -by));
}

/** Unit normal to the left of a closed line at one of its points. */
export function leftAt(points: readonly Point[], index: number): Point {
  const count = points.length;
  const [before, after] = [points[(index + count - 1) % count], points[(index + 1) % count]];
  if (before === undefined || after === undefined) return { x: 0, y: 0 };
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  return length < 0.01 ? { x: 0, y: 0 } : { x: (after.y - before.y) / length, y: (before.x - after.x) / length };
}
