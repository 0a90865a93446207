import { corpsOf, sideOf, unitOf } from '../model/battle.ts';
import { AI_SEAT } from '../model/corps.ts';
import { type CorpsId, NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/state.ts';

/** L12c: opponents of the corps whose round it is are asked in turn order. */
export function isOpponent(seen: Seen, corps: CorpsId): boolean {
  return corpsOf(seen, corps).side !== corpsOf(seen, seen.view.turn.corps).side;
}

export function isAi(seen: Seen, corps: CorpsId): boolean {
  return corpsOf(seen, corps).seat === AI_SEAT;
}

/** The units of a corps' side that stand on the map. */
export function friendsOf(seen: Seen, corps: CorpsId): readonly UnitId[] {
  const { side } = corpsOf(seen, corps);
  return unitsWhere(seen, (unit) => sideOf(seen, unit) === side);
}

export function enemiesOf(seen: Seen, corps: CorpsId): readonly UnitId[] {
  const { side } = corpsOf(seen, corps);
  return unitsWhere(seen, (unit) => sideOf(seen, unit) !== side);
}

/** Those of one corps alone. */
export function unitsOf(seen: Seen, corps: CorpsId): readonly UnitId[] {
  return unitsWhere(seen, (unit) => unitOf(seen, unit).corps === corps);
}

function unitsWhere(seen: Seen, holds: (unit: UnitId) => boolean): readonly UnitId[] {
  const found: UnitId[] = [];
  for (let unit = 0; unit < seen.view.units.length; unit++)
    if (unitOf(seen, unit).at !== NONE && holds(unit)) found.push(unit);
  return found;
}
