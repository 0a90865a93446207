import { type Battle, typeOf, unitOf } from '../model/battle.ts';
import { COLOURS, isCombatCounter } from '../model/unit-type.ts';
import { firepowerOf } from './fire-figures.ts';

/** B19.4: can it still fight, with FP above 0 in some colour after its marker? A fire zone wants no more than 0 (B6.2). */
export function isEffective(battle: Battle, unit: number): boolean {
  if (unitOf(battle, unit).fate !== 'inPlay' || !isCombatCounter(typeOf(battle, unit))) return false;
  return COLOURS.some((colour) => (firepowerOf(battle, unit, colour) ?? 0) > 0);
}
