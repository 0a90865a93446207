import type { Box } from '@sandtable/board';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which side of a hex something stands at, and how far along it. */
export interface Side {
  readonly side: 'below' | 'above' | 'right' | 'left';
  /** -1: to the left or upward, 0: in the middle, 1: to the right or downward. */
  readonly along: -1 | 0 | 1;
}

/** What had better stay in sight, and how much it counts. */
export interface Busy {
  readonly box: Box;
  readonly weight: number;
}

/** The room that there is, and what lies in it. */
export interface Room {
  readonly pane: Size;
  /** How near to the edge of the pane, and to the hex. */
  readonly margin: number;
  readonly gap: number;
  readonly busy: readonly Busy[];
}

export const BELOW: Side = { side: 'below', along: 0 };

/** In the order in which they are tried: of two as good, the first is taken. */
const SIDES: readonly Side[] = [
  BELOW,
  { side: 'below', along: -1 },
  { side: 'below', along: 1 },
  { side: 'above', along: 0 },
  { side: 'above', along: -1 },
  { side: 'above', along: 1 },
  { side: 'right', along: 0 },
  { side: 'left', along: 0 },
];

/** The side of the hex that hides least; below it if nothing speaks against that. */
export function sideFor(hex: Box, size: Size, room: Room): Side {
  let [best, least] = [BELOW, Infinity];
  for (const side of SIDES) {
    const box = placeAt(hex, size, side, room);
    const hidden = room.busy.reduce((sum, { box: other, weight }) => sum + weight * shareOf(other, box), 0);
    const cost = hidden + (isFree(hex, box) ? 0 : 100);
    if (cost < least - 0.05) [best, least] = [side, cost];
  }
  return best;
}

/** At that side of the hex, but never outside the pane. */
export function placeAt(hex: Box, { width, height }: Size, { side, along }: Side, { pane, margin, gap }: Room): Box {
  const middle = { x: hex.x + hex.width / 2, y: hex.y + hex.height / 2 };
  const [x, y] =
    side === 'below' || side === 'above'
      ? [
          middle.x - width / 2 + along * (width / 2 - hex.width / 4),
          side === 'below' ? hex.y + hex.height + gap : hex.y - gap - height,
        ]
      : [
          side === 'right' ? hex.x + hex.width + gap : hex.x - gap - width,
          middle.y - height / 2 + along * (height / 2 - hex.height / 4),
        ];
  return {
    x: within(x, margin, pane.width - margin - width),
    y: within(y, margin, pane.height - margin - height),
    width,
    height,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** Whether the hex itself stays in sight. */
function isFree(hex: Box, box: Box): boolean {
  return shareOf(hex, box) === 0;
}

/** How much of a box lies under another one, from 0 to 1. */
function shareOf(box: Box, over: Box): number {
  const wide = Math.min(box.x + box.width, over.x + over.width) - Math.max(box.x, over.x);
  const high = Math.min(box.y + box.height, over.y + over.height) - Math.max(box.y, over.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height);
}
