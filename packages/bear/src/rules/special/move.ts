import type { MoveClass } from '../../board/terrain.ts';
import type { Battle } from '../../model/battle.ts';
import type { UnitId } from '../../model/ids.ts';
import { rulesForUnit, sumBy } from './in-force.ts';

// G3.3a: what special rules do to moves and to hiding: sums of all that are in force, 0 where there are none.

/** What a hex costs more off the road. */
export function mudCost(battle: Battle, unit: UnitId, moveClass: MoveClass): number {
  return sumBy(rulesForUnit(battle, 'mud', unit), ({ classes, cost }) => (classes.includes(moveClass) ? cost : 0));
}

export function moveCostChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'moveCost', unit), ({ amount }) => amount);
}

export function hideCostChange(battle: Battle, unit: UnitId): number {
  return sumBy(rulesForUnit(battle, 'hideCost', unit), ({ amount }) => amount);
}

/** Has a vehicle no bonus but along roads? */
export function losesBonus(battle: Battle, unit: UnitId): boolean {
  return rulesForUnit(battle, 'noBonus', unit).length > 0;
}
