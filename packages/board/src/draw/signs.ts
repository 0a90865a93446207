import type { SignName } from '../model-piece.ts';
import { group, path } from './svg.ts';
import { INK } from './theme.ts';

/** Each in a square of 10 by 10 round its middle. */
const SIGNS: Readonly<Record<SignName, { readonly d: string; readonly ink: string }>> = {
  blast: { d: 'M0-5 1.2-1.6 4.8-2.6 2 .4 4 4 .4 2.2-2.6 4.8-2.2 1-5-.6-1.6-1.4Z', ink: INK.red },
  flame: {
    d: 'M-.5-5C3-2 4-.5 3.5 2 3 4.2 1.4 5 0 5S-3.4 4-3.5 1.6C-3.6 0-2.6-.8-2.2-2.4-.8-1.2-.2-2.6-.5-5Z',
    ink: INK.red,
  },
  cloud: { d: 'M-3 3.5A2.6 2.6 0 0 1-3-1.5 3.2 3.2 0 0 1 2.6-2.6 2.8 2.8 0 0 1 3 3.5Z', ink: INK.black },
  shield: { d: 'M-4-4.5H4V0Q4 3.5 0 5-4 3.5-4 0Z', ink: INK.blue },
  tray: { d: 'M-4.5-3V4H4.5V-3H2.5V2H-2.5V-3Z', ink: INK.black },
  horseshoe: {
    d: 'M-2.4 5H-4.4L-4.8 2.4C-5.6-2-3.2-5 0-5S5.6-2 4.8 2.4L4.4 5H2.4L2.9 1.6C3.3-1 2-2.7 0-2.7S-3.3-1-2.9 1.6Z',
    ink: INK.black,
  },
  twice: { d: 'M-5-4.4-.4 0-5 4.4V1.6L-3.4 0-5-1.6ZM0-4.4 4.6 0 0 4.4V1.6L1.6 0 0-1.6Z', ink: INK.red },
  glasses: {
    d: 'M-5 1.6A2.4 2.4 0 0 1-3.6-.6L-2.8-4.4H-.8L-.6-1.4H.6L.8-4.4H2.8L3.6-.6A2.4 2.4 0 1 1 .5 2.2H-.5A2.4 2.4 0 0 1-5 1.6Z',
    ink: INK.blue,
  },
};

/** Round the mark of the side, where no figure stands. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [65.5, 8],
  [64.5, 20],
  [34.5, 20],
];

export function drawSigns(signs: readonly SignName[]): string {
  return signs
    .map((sign, index) => {
      const [x, y] = PLACES[index] ?? [50, 26];
      return drawSign(sign, x, y, 1);
    })
    .join('');
}

export function drawSign(sign: SignName, x: number, y: number, size: number): string {
  const scale = size === 1 ? '' : ` scale(${size})`;
  return group({ transform: `translate(${x} ${y})${scale}` }, path(SIGNS[sign].d, { fill: SIGNS[sign].ink }));
}
