import type { Facing } from '@sandtable/hex';
import { unitOf } from '../model/battle.ts';
import type { Seen } from '../model/state.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** The same position with one counter elsewhere, or turned: what orders of two halves are judged on. */
export function standing(seen: Seen, unit: UnitId, at: HexId, facing: Facing, inside = false): Seen {
  const moved = { ...unitOf(seen, unit), at, facing, inside, hasty: false };
  return { ...seen, view: { ...seen.view, units: seen.view.units.with(unit, moved) } };
}
