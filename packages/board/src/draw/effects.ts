import type { Point } from '@sandtable/hex';
import { drawFigure } from './figures.ts';
import { escapeText, num, path, polyline, tag } from './svg.ts';
import { INK } from './theme.ts';

/** How far effects extend from their middle. */
export const EFFECT_REACH = 44;

/** A shot flying to the right: its tip and its trail. */
export function drawTracer(): string {
  const trail = 'M-40 0L6 -4Q18 0 6 4Z';
  return (
    path(trail, { fill: INK.black, stroke: INK.black, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    path(trail, { fill: '#FFB347' }) +
    path('M-12 -1.2L6 -2V2L-12 1.2Z', { fill: INK.white })
  );
}

export function drawShell(): string {
  const shell = 'M-11 -6H4Q14 -5 17 0Q14 5 4 6H-11Z';
  return (
    path(shell, { fill: INK.white, stroke: INK.white, 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
    path(shell, { fill: INK.black }) +
    path('M-7 -6V6M-3 -6V6', { fill: 'none', stroke: INK.yellow, 'stroke-width': 2 })
  );
}

/** A jagged burst for a hit. */
export function drawBurst(): string {
  return (
    path(star(38, 19), { fill: INK.fire, stroke: INK.black, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    path(star(25, 13), { fill: INK.reason }) +
    path(star(12, 7), { fill: INK.white })
  );
}

/** Dust beside the target for a miss: hollow and round, so that shape alone distinguishes it from a hit. */
export function drawDust(): string {
  const ring = [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const angle = (i * 2 * Math.PI) / 7;
    return `M${Math.round(15 * Math.cos(angle))} ${Math.round(15 * Math.sin(angle))}m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`;
  });
  const line = { 'stroke-width': 3, fill: '#D8CDB4', stroke: INK.black };
  return path(ring.join(''), line) + path('M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z', { fill: '#F3ECDC' });
}

/** A star with points of different lengths. */
function star(far: number, near: number): string {
  const points = Array.from({ length: 18 }, (_, i) => {
    const reach = i % 2 === 1 ? near : i % 4 === 0 ? far : far * 0.74;
    const angle = (i * Math.PI) / 9 - 0.3;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
  return polyline(points);
}

/** The mark of a wreck: a dark, ragged blot under later counters. */
export function drawScorch({ x, y }: Point): string {
  return tag(
    'g',
    { transform: `translate(${num(x)} ${num(y)})`, 'data-scorch': '', fill: '#1A1410' },
    path(blot(31, 25), { 'fill-opacity': 0.16 }),
    path(blot(26, 20), { 'fill-opacity': 0.25 }),
    path(blot(13, 9), { 'fill-opacity': 0.3 }),
  );
}

function blot(far: number, near: number): string {
  return polyline(
    Array.from({ length: 22 }, (_, i) => {
      const reach = i % 2 === 0 ? far - ((i * 7) % 5) : near + ((i * 3) % 4);
      const angle = (i * Math.PI) / 11;
      return { x: reach * Math.cos(angle), y: reach * 0.86 * Math.sin(angle) };
    }),
  );
}

/** A card beside a counter: its back, or the number drawn and its meaning. */
export function drawCheckCard(number: string, text: string, isBad: boolean): string {
  const card = 'M-15 -22H15a4 4 0 0 1 4 4V18a4 4 0 0 1 -4 4H-15a4 4 0 0 1 -4 -4V-18a4 4 0 0 1 4 -4Z';
  const words = { x: 0, 'text-anchor': 'middle', 'font-weight': 700, fill: INK.black };
  return (
    path(card, { fill: '#000', 'fill-opacity': 0.3, transform: 'translate(2 3)' }) +
    path(card, { fill: '#FFFDF6', stroke: isBad ? INK.red : INK.green, 'stroke-width': 3 }) +
    drawFigure(number, 0, -6, { size: 25, ink: INK.black }) +
    tag('text', { ...words, x: -5, y: 17, 'font-size': 12 }, escapeText(text)) +
    path(isBad ? 'M10 9l6 7M16 9l-6 7' : 'M9 13l3 3.5l5 -7.5', {
      fill: 'none',
      stroke: isBad ? INK.red : INK.green,
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  );
}

export function drawCardBack(): string {
  const card = 'M-15 -22H15a4 4 0 0 1 4 4V18a4 4 0 0 1 -4 4H-15a4 4 0 0 1 -4 -4V-18a4 4 0 0 1 4 -4Z';
  return (
    path(card, { fill: '#000', 'fill-opacity': 0.3, transform: 'translate(2 3)' }) +
    path(card, { fill: '#2F5138', stroke: INK.black, 'stroke-width': 2 }) +
    path('M-12 -15H12V15H-12ZM-12 -15L12 15M12 -15L-12 15', {
      fill: 'none',
      stroke: '#9DBB88',
      'stroke-width': 1.6,
    })
  );
}
