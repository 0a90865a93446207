import { at, bad, good, intAt, type Result } from './result.ts';
import { type Hex, hexAt, qOf, rOf, shift, shiftBy } from './hex.ts';

/** BG.4: clockwise from straight up. */
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type FacingName = (typeof FACINGS)[number];

/** An index into FACINGS; it also names the side of a hex it points at. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;
export const EVERY_FACING: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** Any whole number as a facing: 6 is N again, -1 is NW. */
export function toFacing(turns: number): Facing {
  return at(EVERY_FACING, ((turns % 6) + 6) % 6);
}

/** Clockwise by 60 degrees per turn; negative turns go counter-clockwise. */
export function turn(facing: Facing, turns: number): Facing {
  return toFacing(facing + turns);
}

export function opposite(facing: Facing): Facing {
  return toFacing(facing + 3);
}

export function printFacing(facing: Facing): FacingName {
  return at(FACINGS, facing);
}

export function parseFacing(text: string, field = 'facing'): Result<Facing> {
  const facing = EVERY_FACING.find((each) => FACINGS[each] === text);
  return facing === undefined ? bad([{ field, expected: `one of ${FACINGS.join(' ')}`, got: text }]) : good(facing);
}

const N = shiftBy(0, -1);
const NE = shiftBy(1, -1);
const SE = shiftBy(1, 0);
const SHIFTS = Int32Array.of(N, NE, SE, -N, -NE, -SE);

/** Add this to a hex (see `shift`) to go one hex in this facing. */
export function stepShift(facing: Facing): number {
  return intAt(SHIFTS, facing);
}

export function step(from: Hex, facing: Facing, hexes = 1): Hex {
  return shift(from, intAt(SHIFTS, facing) * hexes);
}

/** The facing of an adjacent hex; undefined for any other hex. */
export function facingTo(from: Hex, adjacent: Hex): Facing | undefined {
  return EVERY_FACING.find((facing) => step(from, facing) === adjacent);
}

/** Rotates a hex about a centre, clockwise by 60 degrees per turn. Rotate a facing with `turn(facing, turns)`. */
export function rotate(hex: Hex, centre: Hex, turns: number): Hex {
  let q = qOf(hex) - qOf(centre);
  let r = rOf(hex) - rOf(centre);
  for (let done = toFacing(turns); done > 0; done--) [q, r] = [-r, q + r];
  return hexAt(qOf(centre) + q, rOf(centre) + r);
}

/** Mirrors a hex in the N-S line through a centre: left and right swap. */
export function mirror(hex: Hex, centre: Hex): Hex {
  const q = qOf(hex) - qOf(centre);
  return hexAt(qOf(centre) - q, rOf(hex) + q);
}

/** N and S stay; NE swaps with NW, and SE with SW. */
export function mirrorFacing(facing: Facing): Facing {
  return toFacing(-facing);
}
