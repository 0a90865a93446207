import type { Seen } from '@sandtable/bear';
import { figuresOfUnit, type UnitFigure } from '@sandtable/bear/pictures';

/** `FP 3 red, 5 blue · range 7 · DR 13/15 · move 1`, each as it is now; what a hit or a rule has changed has an arrow. */
export function valuesOf(seen: Seen, unit: number): string {
  const figures = figuresOfUnit(seen, unit);
  if (figures === null) return '';
  const { red, blue, range, flank, front, move } = figures;
  const fire = [...(red === null ? [] : [`${printed(red)} red`]), ...(blue === null ? [] : [`${printed(blue)} blue`])];
  return [
    ...(fire.length === 0 ? [] : [`FP ${fire.join(', ')}`]),
    ...(range === null ? [] : [`range ${printed(range.most)}`]),
    `DR ${printed(front)} front, ${printed(flank)} flank`,
    `move ${printed(move)}`,
  ].join(' · ');
}

const CHANGES = { none: '', more: '↑', less: '↓' } as const;

function printed({ value, change }: UnitFigure): string {
  return `${value}${CHANGES[change]}`;
}
