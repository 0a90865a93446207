import { type Facing, toFacing } from './facing.ts';
import { type Hex, hexAt, qOf, rOf } from './hex.ts';

/** Turns a hex about a centre, clockwise by 60 degrees a turn. A facing goes along by `turn(facing, turns)`. */
export function rotate(hex: Hex, centre: Hex, turns: number): Hex {
  let q = qOf(hex) - qOf(centre);
  let r = rOf(hex) - rOf(centre);
  for (let done = toFacing(turns); done > 0; done--) [q, r] = [-r, q + r];
  return hexAt(qOf(centre) + q, rOf(centre) + r);
}

/** Mirrors a hex in the line of N and S through a centre: left and right change places. */
export function mirror(hex: Hex, centre: Hex): Hex {
  const q = qOf(hex) - qOf(centre);
  return hexAt(qOf(centre) - q, rOf(hex) + q);
}

/** N and S stay, NE and NW change places, and so do SE and SW. */
export function mirrorFacing(facing: Facing): Facing {
  return toFacing(-facing);
}
