import type { Point } from '@sandtable/hex';
import { polyline } from './svg.ts';

/** Five points, the first one up; `waist` is how far in they meet. */
export function star({ x, y }: Point, reach: number, waist = 0.45): string {
  return polyline(
    Array.from({ length: 10 }, (_, i) => {
      const [angle, away] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? reach : reach * waist];
      return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
    }),
  );
}
