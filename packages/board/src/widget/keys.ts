import { cellInRows, type Facing, type Hex, type Point, step, type Top } from '@sandtable/hex';
import { centre, type Plane } from '../draw/plane.ts';
import type { PiecePicture } from '../model-piece.ts';
import type { View } from './view.ts';

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

/** The hex beside the cursor, if it is in play; else the cursor stays. */
export function stepFrom(plane: Plane, from: string, way: Way): string {
  const here = plane.byId.get(from);
  const next = here === undefined ? undefined : plane.byHex.get(step(here.hex, facingOf(way, here.hex)));
  return next?.isInPlay === true ? next.id : from;
}

/** Where the cursor begins: at the first piece, else in the middle of the map. */
export function firstHex(plane: Plane, pieces: readonly PiecePicture[]): string | null {
  const piece = pieces.find(({ at }) => plane.byId.get(at)?.isInPlay === true);
  if (piece !== undefined) return piece.at;
  const { x, y, width, height } = plane.bounds;
  const off = (id: string): number => {
    const found = plane.byId.get(id);
    const at = found === undefined ? { x, y } : centre(plane, found.hex);
    return Math.hypot(at.x - x - width / 2, at.y - y - height / 2);
  };
  const [nearest] = plane.map.hexes
    .filter(({ isInPlay }) => isInPlay)
    .map(({ id }) => ({ id, away: off(id) }))
    .sort((a, b) => a.away - b.away);
  return nearest?.id ?? null;
}

/** The next hex in order with one of these pieces; null after the last, so that the key goes on to the page. */
export function nextPieceHex(hexes: readonly string[], from: string | null, back: boolean): string | null {
  const order = [...new Set(hexes)];
  const place = from === null ? -1 : order.indexOf(from);
  if (place === -1) return (back ? order.at(-1) : order[0]) ?? null;
  return order[place + (back ? -1 : 1)] ?? null;
}

/** What the keyboard works on. */
interface KeyTarget {
  readonly plane: Plane;
  readonly pieces: readonly PiecePicture[];
  readonly view: View;
  /** The hexes that the Tab key goes through. */
  readonly tabHexes: readonly string[];
  readonly cursor: string | null;
  setCursor(hex: string | null): void;
  press(hex: string): void;
}

/** Does what a key asks for; false if there is nothing to do, and the key goes on to the page. */
export function obey(wish: KeyWish, target: KeyTarget): boolean {
  const { plane, pieces, view, cursor } = target;
  switch (wish.wish) {
    case 'step':
      target.setCursor(cursor === null ? firstHex(plane, pieces) : stepFrom(plane, cursor, wish.way));
      return true;
    case 'pan':
      view.pan(wish.by, false);
      return true;
    case 'zoom':
      view.zoom(null, wish.factor, false);
      return true;
    case 'fit':
      view.fit();
      return true;
    case 'fight':
      view.fight();
      return true;
    case 'press':
      if (cursor !== null) target.press(cursor);
      return cursor !== null;
    case 'nextPiece': {
      // After the last piece the key leaves the board, as everywhere on a page.
      const next = nextPieceHex(target.tabHexes, cursor, wish.back);
      if (next !== null) target.setCursor(next);
      return next !== null;
    }
  }
}
