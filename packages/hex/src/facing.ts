import { at, intAt } from './at.ts';
import { type Hex, shift, shiftBy } from './hex.ts';
import { bad, good, type Result } from './result.ts';

/** BG.4: clockwise from straight up. */
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type FacingName = (typeof FACINGS)[number];

/** A facing is its place in FACINGS; it also names the side of a hex it points at. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;
export const EVERY_FACING: readonly Facing[] = [0, 1, 2, 3, 4, 5];

/** Any whole number as a facing: 6 is N again, -1 is NW. */
export function toFacing(turns: number): Facing {
  return at(EVERY_FACING, ((turns % 6) + 6) % 6);
}

/** Clockwise by 60 degrees a turn; negative turns go the other way. */
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

/** What to add to a hex (see `shift`) to go one hex in this facing. */
export function stepShift(facing: Facing): number {
  return intAt(SHIFTS, facing);
}

export function step(from: Hex, facing: Facing, hexes = 1): Hex {
  return shift(from, intAt(SHIFTS, facing) * hexes);
}

/** The facing in which an adjacent hex lies; undefined for any other hex. */
export function facingTo(from: Hex, adjacent: Hex): Facing | undefined {
  return EVERY_FACING.find((facing) => step(from, facing) === adjacent);
}
