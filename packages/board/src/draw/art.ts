import type { Art } from './art-part.ts';
import { group, path } from './svg.ts';

export type Symbols = 'pictures' | 'frames';

/** The colour of a silhouette and of the counter under it. */
interface ArtInks {
  readonly ink: string;
  readonly ground: string;
}

export function drawShapeOf(art: Art, symbols: Symbols, inks: ArtInks, opacity: number): string {
  return symbols === 'frames' ? drawFrame(art, inks, opacity) : drawArt(art, inks, opacity);
}

/** Opacity of the bright parts. */
const LIT = 0.62;

/** The silhouette of a kind of unit: filled outlines, cut and lit in the colour of the counter. */
function drawArt({ body, cuts, lit }: Art, { ink, ground }: ArtInks, opacity: number): string {
  return group(
    { opacity: opacity === 1 ? undefined : opacity },
    path(body, { fill: ink }),
    path(lit, { fill: ground, 'fill-opacity': LIT, 'fill-rule': 'evenodd' }),
    path(cuts, { fill: 'none', stroke: ground, 'stroke-width': 1.25, 'stroke-linecap': 'round' }),
  );
}

/** The frame of every symbol on the counter's 100 by 100 grid. */
const FRAME = 'M27 32H73V64H27Z';

/** A framed symbol instead of a silhouette. */
function drawFrame({ symbol: [lines, fills] }: Art, { ink }: ArtInks, opacity: number): string {
  return group(
    {
      fill: 'none',
      stroke: ink,
      'stroke-width': 3.2,
      'stroke-linejoin': 'round',
      opacity: opacity === 1 ? undefined : opacity,
    },
    path(FRAME + lines, {}),
    path(fills, { fill: ink }),
  );
}
