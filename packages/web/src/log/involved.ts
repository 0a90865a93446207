import type { Happening } from '../face/happening.ts';

export type Involved = Pick<Happening, 'units' | 'hexes'>;

/** Each once; -1 is nobody and nowhere. */
export function involved(units: readonly number[], hexes: readonly number[]): Involved {
  return { units: real(units), hexes: real(hexes) };
}

function real(places: readonly number[]): number[] {
  return [...new Set(places)].filter((place) => place >= 0);
}
