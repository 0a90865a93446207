import type { Facing, Point, Top } from '@sandtable/hex';

/** What a key asks for. */
export type KeyWish =
  | { readonly wish: 'step'; readonly facing: Facing }
  | { readonly wish: 'pan'; readonly by: Point }
  | { readonly wish: 'zoom'; readonly factor: number }
  | { readonly wish: 'fit' }
  | { readonly wish: 'press' }
  | { readonly wish: 'nextPiece'; readonly back: boolean };

/** The keys round S lie as the sides of a hex do. */
const STEPS: Readonly<Record<Top, Readonly<Record<string, Facing>>>> = {
  flat: { q: 5, w: 0, e: 1, a: 4, s: 3, d: 2 },
  pointy: { q: 0, w: 0, e: 1, a: 5, d: 2, z: 4, y: 4, s: 4, x: 3, c: 3 },
};

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
  const facing = STEPS[top][key.toLowerCase()];
  if (facing !== undefined) return { wish: 'step', facing };
  const by = PANS[key];
  if (by !== undefined) return { wish: 'pan', by };
  const factor = ZOOMS[key];
  if (factor !== undefined) return { wish: 'zoom', factor };
  if (key === '0') return { wish: 'fit' };
  if (key === 'Enter') return { wish: 'press' };
  return key === 'Tab' ? { wish: 'nextPiece', back: event.shiftKey } : undefined;
}
