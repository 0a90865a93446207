import { disc } from './svg.ts';

/** Parts of symbols, on the counter's grid of 100 by 100; the frame round them goes from 27,32 to 73,64. */
export const CROSS = 'M27 32 73 64M73 32 27 64';
export const OVAL = 'M38 39H62A9 9 0 0 1 62 57H38A9 9 0 0 1 38 39Z';
export const WHEELS = disc({ x: 37, y: 68 }, 3.5) + disc({ x: 63, y: 68 }, 3.5);
export const ARROW = 'M50 60V36M44 42 50 35 56 42';

/** Weight of a class: one, two or three strokes over the frame. */
export function strokes(count: number): string {
  return Array.from({ length: count }, (_, i) => `M${50 + (i - (count - 1) / 2) * 7} 30V24`).join('');
}
