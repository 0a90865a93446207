import { facingOf, isRumor, nameOfHex, type Seen, typeOf, unitOf } from '@sandtable/bear';
import type { Scene } from '@sandtable/board';

export type Overlay = Scene['overlays'][number];
export type Overlays = readonly Overlay[];

export function hexIds({ map }: Seen, hexes: readonly number[]): string[] {
  return hexes.map((hex) => nameOfHex(map, hex));
}

/** The ring round a hex; none where there is no hex. */
export function ringAt(seen: Seen, hex: number | null, ring: 'selected' | 'hover' | 'focus'): Overlays {
  return hex === null || hex === -1 ? [] : [{ kind: 'ring', at: nameOfHex(seen.map, hex), ring }];
}

/** The three sides that a unit looks over. */
export function frontOf(seen: Seen, unit: number): Overlays {
  const { at, hidden } = unitOf(seen, unit);
  if (at === -1 || hidden || isRumor(typeOf(seen, unit))) return [];
  return [{ kind: 'front', at: nameOfHex(seen.map, at), facing: facingOf(seen, unit) }];
}
