import { cellInRows, type Facing, type Hex, type Point, type Top } from '@sandtable/hex';

/** What a key asks for. */
export type KeyWish =
  | { readonly wish: 'step'; readonly way: Way }
  | { readonly wish: 'pan'; readonly by: Point }
  | { readonly wish: 'zoom'; readonly factor: number }
  | { readonly wish: 'fit' }
  | { readonly wish: 'fight' }
  | { readonly wish: 'press' }
  | { readonly wish: 'nextPiece'; readonly back: boolean };

/** Over a side of the hex; or straight up or down where there is no such side: by turns to the left and to the right. */
export type Way = Facing | 'up' | 'down';

/** The keys round S lie as the sides of a hex do. Pointy hexes have a left and a right side, but none above and below. */
const STEPS: Readonly<Record<Top, Readonly<Record<string, Way>>>> = {
  flat: { q: 5, w: 0, e: 1, a: 4, s: 3, d: 2 },
  pointy: { q: 0, w: 'up', e: 1, a: 5, s: 'down', d: 2 },
};

/** The side that a way leads over from here: up and down again is the same hex. */
export function facingOf(way: Way, from: Hex): Facing {
  if (way !== 'up' && way !== 'down') return way;
  const isRight = cellInRows(from).row % 2 !== 0;
  if (way === 'up') return isRight ? 0 : 1;
  return isRight ? 4 : 3;
}

const PAN = 80;
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

const ZOOM = 1.25;
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM };

/** undefined for keys that are not the board's: they go on to the page. */
export function readKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  top: Top,
): KeyWish | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const way = STEPS[top][key.toLowerCase()];
  if (way !== undefined) return { wish: 'step', way };
  const by = PANS[key];
  if (by !== undefined) return { wish: 'pan', by };
  const factor = ZOOMS[key];
  if (factor !== undefined) return { wish: 'zoom', factor };
  if (key === '0') return { wish: 'fit' };
  if (key === 'Home') return { wish: 'fight' };
  if (key === 'Enter') return { wish: 'press' };
  return key === 'Tab' ? { wish: 'nextPiece', back: event.shiftKey } : undefined;
}
