import { type ArtName, drawArt, drawFrame } from './art.ts';
import { INK } from './theme.ts';

/** Silhouettes, or symbols in frames. */
export type Symbols = 'pictures' | 'frames';

export function drawShapeOf(name: ArtName, symbols: Symbols, opacity: number): string {
  return symbols === 'frames' ? drawFrame(name, INK.black, opacity) : drawArt(name, INK.black, opacity);
}
