import { step } from '@sandtable/hex';
import { centre, type Plane } from '../draw/plane.ts';
import type { PiecePicture } from '../model-piece.ts';
import { facingOf, type Way } from './keys.ts';

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
