import { bad, good, type Result } from './result.ts';

declare const hexBrand: unique symbol;

/**
 * A hex of the endless grid: its axial coordinates q and r (BG.3) packed into one 30-bit integer, which engines keep
 * unboxed. Stepping to a neighbour adds a constant; two hexes are equal exactly if the numbers are.
 */
export type Hex = number & { readonly [hexBrand]: true };

const BITS = 15;
const ZERO = 1 << (BITS - 1);
const MASK = (1 << BITS) - 1;

/** q and r range from -16000 to 16000; the rest of the 15 bits leaves room to step off a map unchecked. */
export const FARTHEST = 16_000;

// oxlint-disable-next-line typescript/consistent-type-assertions -- the one place where the brand is made
const unchecked = (packed: number): Hex => packed as Hex;

export function isOnGrid(q: number, r: number): boolean {
  return Number.isInteger(q) && Number.isInteger(r) && Math.abs(q) <= FARTHEST && Math.abs(r) <= FARTHEST;
}

export function hexAt(q: number, r: number): Hex {
  if (!isOnGrid(q, r)) throw new RangeError(`expected whole q and r within ${FARTHEST} of 0, got ${q},${r}`);
  return unchecked(((q + ZERO) << BITS) | (r + ZERO));
}

export function qOf(hex: Hex): number {
  return (hex >> BITS) - ZERO;
}

export function rOf(hex: Hex): number {
  return (hex & MASK) - ZERO;
}

/** The number that `shift` adds to go dq, dr further. */
export function shiftBy(dq: number, dr: number): number {
  return dq * (1 << BITS) + dr;
}

/** Unchecked, for hot paths: leaving the grid is the caller's bug. */
export function shift(hex: Hex, by: number): Hex {
  return unchecked(hex + by);
}

/** BG.5: counts the target hex but not the starting hex. */
export function distance(a: Hex, b: Hex): number {
  const dq = (a >> BITS) - (b >> BITS);
  const dr = (a & MASK) - (b & MASK);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) >> 1;
}

export function printAxial(hex: Hex): string {
  return `${qOf(hex)},${rOf(hex)}`;
}

const AXIAL = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/;

/** Parses '1,-3'. Only the printed form is accepted, so a hex never has two spellings. */
export function parseAxial(text: string, field = 'hex'): Result<Hex> {
  const [, q, r] = AXIAL.exec(text) ?? [];
  if (q !== undefined && r !== undefined && isOnGrid(Number(q), Number(r))) return good(hexAt(Number(q), Number(r)));
  return bad([{ field, expected: `axial coordinates q,r within ${FARTHEST} of 0, such as 1,-3`, got: text }]);
}
