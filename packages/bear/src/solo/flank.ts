import { distanceBetween } from '../board/tables.ts';
import type { HexId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import { isAhead } from '../rules/fire/reach.ts';
import { facingOf } from '../rules/units/figures.ts';
import type { Aim } from './aims.ts';

/** outside the front arc of the unit it goes towards; an objective has no flank. */
export function isInFlank(seen: Seen, hex: HexId, { kind, place, hexes }: Aim): boolean {
  const [at] = hexes;
  if (kind !== 'unit' || at === undefined || at === hex) return false;
  return !isAhead(seen.tables, at, facingOf(seen, place), hex);
}

/** how far it is to the nearest hex in the flank; 0 for one that is. */
export function hexesToFlank(seen: Seen, hex: HexId, aim: Aim): number {
  if (isInFlank(seen, hex, aim)) return 0;
  let nearest = Infinity;
  for (let other = 0; other < seen.tables.size; other++) {
    const apart = distanceBetween(seen.tables, hex, other);
    if (apart < nearest && isInFlank(seen, other, aim)) nearest = apart;
  }
  return nearest;
}
