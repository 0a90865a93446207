import { cellInRows, type Facing, type Hex, type Point, step, type Top } from '@sandtable/hex';
import { centre, type Plane } from '../draw/plane.ts';
import type { PiecePicture } from '../model-piece.ts';
import type { View } from './view.ts';

export type KeyWish =
  | { readonly wish: 'step'; readonly way: CursorStep }
  | { readonly wish: 'pan'; readonly by: Point }
  | { readonly wish: 'zoom'; readonly factor: number }
  | { readonly wish: 'fit' }
  | { readonly wish: 'fight' }
  | { readonly wish: 'press' }
  | { readonly wish: 'menu' }
  | { readonly wish: 'nextPiece'; readonly back: boolean };

/** Across a hexside; or straight up or down where there is none, alternating left and right. */
export type CursorStep = Facing | 'up' | 'down';

/** The keys around S lie like the sides of a hex. Pointy hexes have no side above or below. */
const STEPS: Readonly<Record<Top, Readonly<Record<string, CursorStep>>>> = {
  flat: { q: 5, w: 0, e: 1, a: 4, s: 3, d: 2 },
  pointy: { q: 0, w: 'up', e: 1, a: 5, s: 'down', d: 2 },
};

/** The hexside to cross; up and then down returns to the same hex. */
function facingOf(way: CursorStep, from: Hex): Facing {
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

/** Undefined for keys that the board leaves to the page. */
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
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) return { wish: 'menu' };
  if (key === 'Enter' || key === ' ') return { wish: 'press' };
  return key === 'Tab' ? { wish: 'nextPiece', back: event.shiftKey } : undefined;
}

/** The adjacent hex if it is in play; otherwise the cursor stays. */
export function stepFrom(plane: Plane, from: string, way: CursorStep): string {
  const here = plane.byId.get(from);
  const next = here === undefined ? undefined : plane.byHex.get(step(here.hex, facingOf(way, here.hex)));
  return next?.isInPlay === true ? next.id : from;
}

/** Where the cursor starts: at the first piece, or in the middle of the map. */
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

/** The next hex with a piece; null after the last, which leaves the key to the page. */
export function nextPieceHex(hexes: readonly string[], from: string | null, back: boolean): string | null {
  const order = [...new Set(hexes)];
  const place = from === null ? -1 : order.indexOf(from);
  if (place === -1) return (back ? order.at(-1) : order[0]) ?? null;
  return order[place + (back ? -1 : 1)] ?? null;
}

interface KeyTarget {
  readonly plane: Plane;
  readonly pieces: readonly PiecePicture[];
  readonly view: View;
  /** The hexes that Tab goes through. */
  readonly tabHexes: readonly string[];
  readonly cursor: string | null;
  setCursor(hex: string | null): void;
  press(hex: string, button: 'main' | 'other'): void;
}

/** Carries out a key's wish; false leaves the key to the page. */
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
    case 'menu':
      if (cursor !== null) target.press(cursor, wish.wish === 'press' ? 'main' : 'other');
      return cursor !== null;
    case 'nextPiece': {
      // After the last piece Tab leaves the board, as elsewhere on a page.
      const next = nextPieceHex(target.tabHexes, cursor, wish.back);
      if (next !== null) target.setCursor(next);
      return next !== null;
    }
  }
}
