import { at } from './at.ts';
import { EVERY_FACING, type Facing, turn } from './facing.ts';
import { type Hex, qOf, rOf } from './hex.ts';

/**
 * Where the straight line to another hex leaves this one, on a dial of twelve: 2f is the side of facing f, 2f + 1 the
 * corner between the sides f and f + 1. -1 if both are the same hex.
 */
export function bearing(from: Hex, to: Hex): number {
  const q = qOf(to) - qOf(from);
  const r = rOf(to) - rOf(from);
  // Which side of the three lines through opposite corners the target lies on; zero is on that line, exactly.
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

/** The side of `from` that the line to another hex crosses, or the two that meet in the corner it runs through. */
export function leavingSides(from: Hex, to: Hex): readonly Facing[] {
  const towards = bearing(from, to);
  return towards === -1 ? [] : at(SIDES, towards);
}

/** The side of `to` through which the line from another hex comes in, or the two that meet in its corner. */
export function enteringSides(from: Hex, to: Hex): readonly Facing[] {
  return leavingSides(to, from);
}
