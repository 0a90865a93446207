import { terrainAt } from '../../board/map.ts';
import { areEnemies, typeOf } from '../../model/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Seen } from '../../model/state.ts';
import { type Clash, gap } from '../combat/clash.ts';

/** L9c: no support against a unit in forest, unless an observer of the battery's side is near it (L3p). */
export function isBannedByForest(seen: Seen, clash: Clash, battery: UnitId, target: UnitId): boolean {
  const { places } = clash;
  if (terrainAt(seen.map, places[target] ?? NONE) !== 'forest') return false;
  const { observerRadius } = seen.pack.ruleset;
  for (let unit = 0; unit < places.length; unit++)
    if (
      places[unit] !== NONE &&
      typeOf(seen, unit).traits.includes('observer') &&
      !areEnemies(seen, unit, battery) &&
      gap(seen, clash, unit, target) <= observerRadius
    )
      return false;
  return true;
}
