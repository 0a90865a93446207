import type { Held } from '../model/battle/state.ts';
import { SIDES } from '../model/pack/unit-type.ts';
import { hasFightersOnMap, hasFightersToCome } from '../rules/units/fighters.ts';

/** S2.7b: the mission is over when one side has nobody left who could fight, on the map or to come. */
export function endIfNobodyLeft(held: Held): void {
  const { view } = held;
  if (view.solo === null || view.ended !== null) return;
  if (SIDES.some((side) => !hasFightersOnMap(held, side) && !hasFightersToCome(held, side)))
    view.ended = { rule: 'S2.7b', key: 'nobodyEffective' };
}
