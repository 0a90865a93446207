import { type Battle, markerIn, sideOf, typeOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { type BearIo, type Held, heldUnit } from '../../model/battle/state.ts';
import type { UnitView } from '../../model/battle/unit.ts';
import { isFoot, isRumor } from '../../model/pack/unit-type.ts';

// B18.1.3, R-88: a hasty defense of the cup that was placed where nobody can take it waits in its hex for the first foot
// unit of its side.

/** Whether one waits there for this unit, as it would stand in that hex: on foot, in the open and not under cover. */
export function waitsFor(
  battle: Battle,
  unit: UnitId,
  { at, hidden, carrier, hasty, inside }: Pick<UnitView, 'at' | 'hidden' | 'carrier' | 'hasty' | 'inside'>,
): boolean {
  if (battle.view.markers.length === 0) return false;
  const type = typeOf(battle, unit);
  // S6.1: nobody is where a Rumored Enemy is, until it is revealed.
  if (!isFoot(type) || isRumor(type) || hidden || hasty || inside || carrier !== NONE) return false;
  return markerIn(battle, 'hasty', at)?.side === sideOf(battle, unit);
}

/** The first to enter has it, even in close combat or on its way through: as it goes on it loses it (B18.1.3). */
export function takeHasty(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  const { at } = it;
  if (!waitsFor(held, unit, it)) return;
  held.view.markers = held.view.markers.filter((marker) => marker.kind !== 'hasty' || marker.at !== at);
  it.hasty = true;
  io.emit({ rule: 'B18.1.3', key: 'hastyTaken', unit, at });
}
