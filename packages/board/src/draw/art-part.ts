import type { Point } from '@sandtable/hex';
import { disc, num, polyline } from './svg.ts';

/** The picture of a kind of unit: a silhouette on the counter's 100 by 100 grid, or a symbol in a frame. */
export interface Art {
  /** Filled outlines, all clockwise, so that overlaps merge. */
  readonly body: string;
  /** Lines in the colour of the counter: rims of helmets, belts, plates, hatches. */
  readonly cuts: string;
  /** Bright parts: wheel discs, windows. A part inside another is cut out of it. */
  readonly lit: string;
  /** The lines and then the filled parts inside the frame. */
  readonly symbol: readonly [lines: string, fills: string];
  /** At the lowest level of detail, the art only distinguishes vehicles from men. */
  readonly isMachine?: boolean;
}

export type ArtTable = Readonly<Record<string, Art>>;

/** A point and half the width there. */
type Joint = readonly [x: number, y: number, half: number];

/** An arm, a leg or a neck: its width varies from joint to joint, and its ends are round. */
export function limb(first: Joint, ...more: readonly Joint[]): string {
  const all = [first, ...more];
  return more.map((to, index) => capsule(all[index] ?? to, to)).join('');
}

function capsule([ax, ay, ar]: Joint, [bx, by, br]: Joint): string {
  const long = Math.hypot(bx - ax, by - ay);
  if (long <= Math.abs(ar - br)) return ar > br ? ball(ax, ay, ar) : ball(bx, by, br);
  const ahead = Math.atan2(by - ay, bx - ax);
  const open = Math.acos((ar - br) / long);
  const on = (x: number, y: number, r: number, angle: number): string =>
    `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`;
  const isWide = open < Math.PI / 2;
  return (
    `M${on(ax, ay, ar, ahead + open)}A${num(ar)} ${num(ar)} 0 ${Number(isWide)} 1 ${on(ax, ay, ar, ahead - open)}` +
    `L${on(bx, by, br, ahead - open)}A${num(br)} ${num(br)} 0 ${Number(!isWide)} 1 ${on(bx, by, br, ahead + open)}Z`
  );
}

/** A boot on the ground, its heel at x. */
export function boot(x: number, y = 66.2): string {
  return limb([x, y, 2.3], [x + 5.4, y + 0.7, 1.7]);
}

/** A clockwise disc, like all parts of a body. */
export function ball(x: number, y: number, r: number): string {
  const [radius, twice] = [num(r), num(2 * r)];
  return `M${num(x - r)} ${num(y)}a${radius} ${radius} 0 1 1 ${twice} 0a${radius} ${radius} 0 1 1 -${twice} 0Z`;
}

/** A polygon through these points, given in either direction. */
export function plate(...places: readonly (readonly [x: number, y: number])[]): string {
  const points = places.map(([x, y]): Point => ({ x, y }));
  const area = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return polyline(area < 0 ? points.toReversed() : points);
}

/** A position along a barrel, and how far it extends to the left and right there. */
type Girth = readonly [along: number, left: number, right: number];

/** A barrel, a rifle or a beam: straight from one point towards another, with a width for each stretch. */
export function barrel(
  [x, y]: readonly [number, number],
  towards: readonly [number, number],
  ...girths: readonly Girth[]
) {
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const at = (along: number, across: number): readonly [number, number] => [
    x + ux * along - uy * across,
    y + uy * along + ux * across,
  ];
  return plate(
    ...girths.map(([along, left]) => at(along, -left)),
    ...girths.toReversed().map(([along, , right]) => at(along, right)),
  );
}

/** A bright rim around a hub. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  return disc({ x, y }, outer) + disc({ x, y }, inner);
}

/** The gaps between the spokes of a wheel. */
export function spokes(x: number, y: number, outer: number, inner: number, count: number, half = 0.9): string {
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [(i * 2 * Math.PI) / count, ((i + 1) * 2 * Math.PI) / count];
    const corner = (r: number, angle: number, aside: number): Point => ({
      x: x + r * Math.cos(angle) - aside * Math.sin(angle),
      y: y + r * Math.sin(angle) + aside * Math.cos(angle),
    });
    const middle = corner(outer, (from + to) / 2, 0);
    return polyline([
      corner(inner, from, half),
      corner(outer * 0.96, from, half),
      middle,
      corner(outer * 0.96, to, -half),
      corner(inner, to, -half),
    ]);
  }).join('');
}

/** Parts of symbols on the counter's 100 by 100 grid; their frame spans 27,32 to 73,64. */
export const CROSS = 'M27 32 73 64M73 32 27 64';
export const OVAL = 'M38 39H62A9 9 0 0 1 62 57H38A9 9 0 0 1 38 39Z';
export const WHEELS = disc({ x: 37, y: 68 }, 3.5) + disc({ x: 63, y: 68 }, 3.5);
export const ARROW = 'M50 60V36M44 42 50 35 56 42';

/** Weight class: one, two or three strokes above the frame. */
export function strokes(count: number): string {
  return Array.from({ length: count }, (_, i) => `M${50 + (i - (count - 1) / 2) * 7} 30V24`).join('');
}
