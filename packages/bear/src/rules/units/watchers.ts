import { type Battle, counterOf, unitOf } from '../../model/battle.ts';
import type { Side } from '../../model/unit-type.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

/** A unit that everybody sees on the map. */
function isOpen({ view }: Battle, unit: UnitId): boolean {
  const it = view.units[unit];
  return it !== undefined && it.at !== NONE && !it.hidden;
}

/** The units in a hex that are not hidden. */
export function openUnitsIn(battle: Battle, hex: HexId): number[] {
  return battle.view.roster.filter((unit) => battle.view.units[unit]?.at === hex && isOpen(battle, unit));
}

/** The hexes of a side's enemies that everybody sees. B17.0a: whoever is carried looks after nobody. */
export function enemyHexes(battle: Battle, side: Side): Set<number> {
  const hexes = new Set<number>();
  for (const unit of battle.view.roster) {
    if (!isOpen(battle, unit) || counterOf(battle, unit).side === side) continue;
    const { at, carrier } = unitOf(battle, unit);
    if (carrier === NONE) hexes.add(at);
  }
  return hexes;
}

/** B7.7.3b: whoever has an enemy in his own hex sees nothing outside of it. */
export function seesOut(battle: Battle, side: Side, from: HexId): boolean {
  return !openUnitsIn(battle, from).some((unit) => counterOf(battle, unit).side === side);
}
