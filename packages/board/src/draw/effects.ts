import { path, polyline } from './svg.ts';
import { INK } from './theme.ts';

/** How far effects reach from their middle, in units of the drawing. */
export const EFFECT_REACH = 44;

/** A shot on its way, to the right: the point ahead, the trail behind it. */
export function drawTracer(): string {
  const trail = 'M-34 0L10 -5.5Q20 0 10 5.5Z';
  return (
    path(trail, { fill: INK.black, stroke: INK.black, 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    path(trail, { fill: INK.reason }) +
    path('M-6 -1.6L9 -2.6V2.6L-6 1.6Z', { fill: INK.white })
  );
}

/** A shell on its way, to the right. */
export function drawShell(): string {
  const shell = 'M-11 -6H4Q14 -5 17 0Q14 5 4 6H-11Z';
  return (
    path(shell, { fill: INK.white, stroke: INK.white, 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    path(shell, { fill: INK.black }) +
    path('M-7 -6V6M-3 -6V6', { fill: 'none', stroke: INK.yellow, 'stroke-width': 2 })
  );
}

/** A burst of jagged points for what hit. */
export function drawBurst(): string {
  return (
    path(star(38, 19), { fill: INK.fire, stroke: INK.black, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    path(star(25, 13), { fill: INK.reason }) +
    path(star(12, 7), { fill: INK.white })
  );
}

/** Dust beside the target for what missed: hollow and round, so that shape alone tells it from a hit. */
export function drawDust(): string {
  const ring = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const angle = (i * 2 * Math.PI) / 7;
    return `M${Math.round(15 * Math.cos(angle))} ${Math.round(15 * Math.sin(angle))}m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`;
  });
  const line = { 'stroke-width': 3, fill: '#D8CDB4', stroke: INK.black };
  return path(ring.join(''), line) + path('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z', { fill: '#F3ECDC' });
}

/** Points outward, some longer than others. */
function star(far: number, near: number): string {
  const points = Array.from({ length: 18 }, (_, i) => {
    const reach = i % 2 === 1 ? near : i % 4 === 0 ? far : far * 0.74;
    const angle = (i * Math.PI) / 9 - 0.3;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
  return polyline(points);
}
