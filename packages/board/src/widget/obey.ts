import type { Plane } from '../draw/plane.ts';
import type { PiecePicture } from '../model-piece.ts';
import { firstHex, nextPieceHex, stepFrom } from './cursor.ts';
import type { KeyWish } from './keys.ts';
import type { View } from './view.ts';

/** What the keyboard works on. */
export interface KeyTarget {
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
