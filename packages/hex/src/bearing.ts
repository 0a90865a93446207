import { ring } from './area.ts';
import { at } from './result.ts';
import { EVERY_FACING, type Facing, turn } from './facing.ts';
import { type Hex, qOf, rOf } from './hex.ts';

/**
 * Where the straight line to another hex leaves this one, on a dial of twelve: 2f is the side of facing f, 2f + 1 the
 * corner between sides f and f + 1. -1 if both hexes are the same.
 */
export function bearing(from: Hex, to: Hex): number {
  const q = qOf(to) - qOf(from);
  const r = rOf(to) - rOf(from);
  // On which side of each line through opposite corners the target lies; zero means exactly on it.
  const nwToSe = q - r;
  const wToE = q + 2 * r;
  const swToNe = 2 * q + r;
  if (nwToSe === 0) return q === 0 ? -1 : q > 0 ? 5 : 11;
  if (wToE === 0) return q > 0 ? 3 : 9;
  if (swToNe === 0) return q > 0 ? 1 : 7;
  if (nwToSe > 0) return wToE > 0 ? 4 : swToNe > 0 ? 2 : 0;
  return wToE < 0 ? 10 : swToNe < 0 ? 8 : 6;
}

const SIDES: readonly (readonly Facing[])[] = EVERY_FACING.flatMap((facing) => [[facing], [facing, turn(facing, 1)]]);

/** The side of `from` that the line to `to` crosses, or both sides of the corner it passes through. */
export function leavingSides(from: Hex, to: Hex): readonly Facing[] {
  const towards = bearing(from, to);
  return towards === -1 ? [] : at(SIDES, towards);
}

/** The side of `to` that the line from `from` crosses, or both sides of the corner it passes through. */
export function enteringSides(from: Hex, to: Hex): readonly Facing[] {
  return leavingSides(to, from);
}

/**
 * B6.1: is a hex in the 120-degree wedge in front of a unit, border rows included? The unit's own hex always is: no arc
 * is needed there. The wedge i u(f-1) + j u(f) or i u(f) + j u(f+1) is the intersection of two half planes.
 */
export function isInArc(from: Hex, facing: Facing, to: Hex): boolean {
  const q = qOf(to) - qOf(from);
  const r = rOf(to) - rOf(from);
  switch (facing) {
    case 0:
      return r <= 0 && q + r <= 0;
    case 1:
      return q >= 0 && r <= 0;
    case 2:
      return q >= 0 && q + r >= 0;
    case 3:
      return r >= 0 && q + r >= 0;
    case 4:
      return q <= 0 && r >= 0;
    case 5:
      return q <= 0 && q + r <= 0;
  }
}

/** The hexes of the arc up to this distance, nearest first, without the unit's own hex. */
export function arc(from: Hex, facing: Facing, radius: number): Hex[] {
  const found: Hex[] = [];
  for (let distance = 1; distance <= radius; distance++) {
    for (const hex of ring(from, distance)) if (isInArc(from, facing, hex)) found.push(hex);
  }
  return found;
}
