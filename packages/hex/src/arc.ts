import { ring } from './area.ts';
import type { Facing } from './facing.ts';
import { type Hex, qOf, rOf } from './hex.ts';

/**
 * B6.1: does a hex lie in the 120-degree wedge before a unit, border rows included? The own hex always does, because no
 * arc is needed there. The wedge i u(f-1) + j u(f) or i u(f) + j u(f+1) is the meeting of two half planes.
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

/** The hexes of the arc up to this distance, nearest first; the own hex is left out. */
export function arc(from: Hex, facing: Facing, radius: number): Hex[] {
  const found: Hex[] = [];
  for (let distance = 1; distance <= radius; distance++) {
    for (const hex of ring(from, distance)) if (isInArc(from, facing, hex)) found.push(hex);
  }
  return found;
}
