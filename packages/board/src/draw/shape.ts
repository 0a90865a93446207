import { type ArtInks, type ArtName, drawArt, drawFrame } from './art.ts';

/** Silhouettes, or symbols in frames. */
export type Symbols = 'pictures' | 'frames';

export function drawShapeOf(name: ArtName, symbols: Symbols, inks: ArtInks, opacity: number): string {
  return symbols === 'frames' ? drawFrame(name, inks, opacity) : drawArt(name, inks, opacity);
}
