import type { Battle } from '../../model/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import { rulesForUnit, sumBy } from './in-force.ts';

/** G3.3a: on the roll. */
export function rallyBonus(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'rally', unit), ({ bonus }) => bonus);
}

export function rallyCostChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'rallyCost', unit), ({ amount }) => amount);
}
