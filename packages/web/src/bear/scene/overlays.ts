import { facingOf, isRumor, nameOfHex, type Seen, typeOf, unitOf } from '@sandtable/bear';
import type { Overlays } from '../../face/overlays.ts';

export function hexIds({ map }: Seen, hexes: readonly number[]): string[] {
  return hexes.map((hex) => nameOfHex(map, hex));
}

/** The three sides that a unit looks over. */
export function frontOf(seen: Seen, unit: number): Overlays {
  const { at, hidden } = unitOf(seen, unit);
  if (at === -1 || hidden || isRumor(typeOf(seen, unit))) return [];
  return [{ kind: 'front', at: nameOfHex(seen.map, at), facing: facingOf(seen, unit) }];
}
