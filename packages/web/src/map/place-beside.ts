import type { Box } from '@sandtable/board';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Side {
  readonly side: 'below' | 'above' | 'right' | 'left';
  /** -1: left or up, 0: centred, 1: right or down. */
  readonly along: -1 | 0 | 1;
}

/** Something that should stay visible, and how much it counts. */
export interface BusyArea {
  readonly box: Box;
  readonly weight: number;
}

export interface PaneRoom {
  readonly pane: Size;
  /** The least distance from the edge of the pane. */
  readonly margin: number;
  readonly gap: number;
  readonly busy: readonly BusyArea[];
}

export const BELOW: Side = { side: 'below', along: 0 };

/** In order of preference: of two equally good ones, the first is taken. */
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

/** The side of the hex that hides least; below it if all are equal. */
export function sideFor(hex: Box, size: Size, room: PaneRoom): Side {
  let [best, least] = [BELOW, Infinity];
  for (const side of SIDES) {
    const box = placeAt(hex, size, side, room);
    const hidden = room.busy.reduce((sum, { box: other, weight }) => sum + weight * shareOf(other, box), 0);
    const cost = hidden + (isFree(hex, box) ? 0 : 100);
    if (cost < least - 0.05) [best, least] = [side, cost];
  }
  return best;
}

/** The box at that side of the hex, kept inside the pane. */
export function placeAt(
  hex: Box,
  { width, height }: Size,
  { side, along }: Side,
  { pane, margin, gap }: PaneRoom,
): Box {
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

function isFree(hex: Box, box: Box): boolean {
  return shareOf(hex, box) === 0;
}

/** How much of a box another one covers, from 0 to 1. */
function shareOf(box: Box, over: Box): number {
  const wide = Math.min(box.x + box.width, over.x + over.width) - Math.max(box.x, over.x);
  const high = Math.min(box.y + box.height, over.y + over.height) - Math.max(box.y, over.y);
  return (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height);
}
