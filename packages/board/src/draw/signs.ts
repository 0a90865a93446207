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
      return group({ transform: `translate(${x} ${y})` }, path(SIGNS[sign].d, { fill: SIGNS[sign].ink }));
    })
    .join('');
}
