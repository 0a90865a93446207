import type { Point } from '@sandtable/hex';
import { between, scatter } from './seeded.ts';
import { disc, path } from './svg.ts';
import { INK } from './theme.ts';

/** A soft cloud over the hex; a dense one is darker. */
export function drawSmoke(at: Point, isDense: boolean): string {
  const next = scatter(`smoke ${at.x} ${at.y}`);
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 9;
    const away = between(next, 25, 33);
    return { x: at.x + away * 1.12 * Math.cos(angle), y: at.y + away * Math.sin(angle), radius: between(next, 13, 19) };
  });
  const cloud = (grow: number, dx: number, dy: number): string =>
    puffs.map(({ x, y, radius }) => disc({ x: x + dx, y: y + dy }, radius * grow)).join('') + disc(at, 30);
  return (
    path(cloud(1.1, 0, 0), { fill: INK.black, 'fill-opacity': 0.55 }) +
    path(cloud(1, 0, 0), { fill: isDense ? '#8D9298' : '#D5D8DB', 'fill-opacity': 0.9 }) +
    path(cloud(0.62, -3, -4), { fill: isDense ? '#B4B8BD' : '#F7F8F9', 'fill-opacity': 0.9 })
  );
}
