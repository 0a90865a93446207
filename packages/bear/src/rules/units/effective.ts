import { type Battle, typeOf, unitOf } from '../../model/battle.ts';
import { COLOURS, isCombatCounter, isRumor } from '../../model/unit-type.ts';
import { firepowerOf } from './figures.ts';
import type { UnitId } from '../../model/ids.ts';

/** B19.4: can it still fight, with FP above 0 in some colour after its marker? A fire zone wants no more than 0 (B6.2). */
export function isEffective(battle: Battle, unit: UnitId): boolean {
  const type = typeOf(battle, unit);
  if (unitOf(battle, unit).fate !== 'inPlay' || !isCombatCounter(type)) return false;
  // nobody knows that it is not.
  if (isRumor(type)) return true;
  return COLOURS.some((colour) => (firepowerOf(battle, unit, colour) ?? 0) > 0);
}
