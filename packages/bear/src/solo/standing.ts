import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { unitOf } from '../model/battle/battle.ts';
import type { Seen } from '../model/battle/state.ts';
import { isAhead } from '../rules/fire/reach.ts';
import type { HexId, UnitId } from '../model/ids.ts';

/** The same position with one counter elsewhere, or turned: what orders of two halves are judged on. */
export function standing(seen: Seen, unit: UnitId, at: HexId, facing: Facing, inside = false): Seen {
  const moved = { ...unitOf(seen, unit), at, facing, inside, hasty: false };
  return { ...seen, view: { ...seen.view, units: seen.view.units.with(unit, moved) } };
}

/** How it would face there to have a hex in its arc: the first of several, where any of them will do. */
export function facingAhead({ tables }: Seen, at: HexId, hex: HexId): Facing {
  return EVERY_FACING.find((facing) => isAhead(tables, at, facing, hex)) ?? 0;
}
