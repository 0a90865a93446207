import {
  areaOf,
  centreOf,
  distance,
  facingTo,
  hexAt,
  hexOf,
  indexOf,
  isInArc,
  line,
  parseFacing,
  printAxial,
  step,
  within,
  type Layout,
} from '../index.ts';

// A round map of 19 hexes. A game keeps indexes into it: they are small, and sort and save well.
const map = areaOf(within(hexAt(0, 0), 2));
const gun = indexOf(map, hexAt(-2, 1));
const target = indexOf(map, hexAt(2, -1));

/** How far is it, which hexes does the line of sight pass, and is the target in front of a gun that faces NE? */
export function shotAt(): { readonly range: number; readonly passes: readonly string[]; readonly inFront: boolean } {
  const [from, to] = [hexOf(map, gun), hexOf(map, target)];
  const facing = parseFacing('NE');
  return {
    range: distance(from, to),
    // Left and right differ where the line runs along a hexside.
    passes: line(from, to).flatMap(({ left, right }) => [...new Set([left, right])].map(printAxial)),
    inFront: facing.ok && isInArc(from, facing.value, to),
  };
}

/** The gun's neighbours by facing: -1 is a hex off the map. */
export const neighbours = [...map.neighbours.subarray(6 * gun, 6 * gun + 6)];

export const backHome = facingTo(step(hexOf(map, gun), 2), hexOf(map, gun));

/** The same hexes as points of a picture. */
const layout: Layout = { top: 'flat', size: 20, origin: { x: 100, y: 100 } };
export const centres = map.hexes.map((hex) => centreOf(layout, hex));
