import type { Problem } from '@sandtable/kernel';
import { type Battle, counterOf } from '../model/battle.ts';
import type { UnitId } from '../model/ids.ts';

/** Something wrong with a unit, by its counter and the field: `g03.carrier`. */
export function unitProblem(battle: Battle, unit: UnitId, field: string, expected: string, got: string): Problem {
  return { field: `${counterOf(battle, unit).word}.${field}`, expected, got };
}
