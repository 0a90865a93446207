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
  readonly margin: number;
  readonly gap: number;
  readonly busy: readonly BusyArea[];
}

export const BELOW: Side = { side: 'below', along: 0 };

/** In order of preference: of two equally good sides, the first is taken. */
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
    const cost = hiddenBy(box, room) + (isFree(hex, box) ? 0 : 100);
    if (cost < least - 0.05) [best, least] = [side, cost];
  }
  return best;
}

/** Step, in pixels, between the places tried when no side of a hex is free. */
const TRIED = 24;
/** Pixels: the least height to which it may be shortened, its rows scrolling, before it covers something; and by how much at a time. */
const SHORTEST = 150;
const SHORTER = 36;

/**
 * A place that covers none of `clear`: beside one of the hexes, else nearest to the first hex, else the same at a lower height, else the
 * lower left corner.
 */
export function placeClear(hexes: readonly [Box, ...Box[]], size: Size, room: PaneRoom, clear: readonly Box[]): Box {
  for (let { height } = size; height >= Math.min(SHORTEST, size.height); height -= SHORTER) {
    const place = clearFor(hexes, { ...size, height }, room, clear);
    if (place !== null) return place;
  }
  const { pane, margin } = room;
  return keptInside({ x: margin, y: pane.height, ...size }, room);
}

/** Beside one of the hexes, where it hides least, else the place nearest to the first; null if every place covers something. */
export function clearFor(
  hexes: readonly [Box, ...Box[]],
  size: Size,
  room: PaneRoom,
  clear: readonly Box[],
): Box | null {
  const { pane, margin } = room;
  const isClear = (box: Box): boolean => clear.every((other) => shareOf(other, box) === 0);
  const [right, low] = [pane.width - margin - size.width, pane.height - margin - size.height];
  if (right < margin || low < margin) return null;
  const beside = hexes.flatMap((hex) => SIDES.map((side) => placeAt(hex, size, side, room))).filter(isClear);
  const [least] = beside.map((box) => ({ box, hidden: hiddenBy(box, room) })).sort((a, b) => a.hidden - b.hidden);
  if (least !== undefined) return least.box;
  const [hex] = hexes;
  let best: Box | null = null;
  let nearest = Infinity;
  for (const x of triedUpTo(margin, right)) {
    for (const y of triedUpTo(margin, low)) {
      const apart = Math.hypot(x + size.width / 2 - hex.x, y + size.height / 2 - hex.y);
      const box = { x, y, ...size };
      if (apart < nearest && isClear(box)) [best, nearest] = [box, apart];
    }
  }
  return best;
}

function triedUpTo(least: number, most: number): number[] {
  return [...Array.from({ length: Math.ceil((most - least) / TRIED) }, (_each, place) => least + place * TRIED), most];
}

function hiddenBy(box: Box, { busy }: PaneRoom): number {
  return busy.reduce((sum, { box: other, weight }) => sum + weight * shareOf(other, box), 0);
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
  return keptInside({ x, y, width, height }, { pane, margin });
}

export function keptInside({ x, y, width, height }: Box, { pane, margin }: Pick<PaneRoom, 'pane' | 'margin'>): Box {
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
