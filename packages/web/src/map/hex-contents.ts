import type { PiecePicture } from '@sandtable/board';
import type { Position } from '../face/position.ts';

/** What lies in a hex, as the map tells it to those who listen: the hover card says no less. */
export interface HexContent {
  readonly markers: readonly string[];
  readonly units: readonly PiecePicture[];
}

/** By the name of the hex; those where nothing lies are left out. */
export function hexContents(position: Pick<Position, 'markers' | 'pieces'>): ReadonlyMap<string, HexContent> {
  const found = new Map<string, { markers: string[]; units: PiecePicture[] }>();
  const at = (name: string): { markers: string[]; units: PiecePicture[] } => {
    const known = found.get(name) ?? { markers: [], units: [] };
    found.set(name, known);
    return known;
  };
  for (const marker of position.markers()) if (marker.words !== '') at(marker.at).markers.push(marker.words);
  for (const piece of position.pieces(-1)) at(piece.at).units.push(piece);
  return found;
}
