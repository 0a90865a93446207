import type { Rung } from '@sandtable/kernel';
import { hexDm } from '../rules/fire/defense.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import { hexesTo } from './aims.ts';
import { fearedColour } from './fire-zones.ts';
import type { Thought } from './thought.ts';
import type { RungKey } from './trace.ts';

/**
 * G6.0, R-147: where something helps the AI most: out of the player's fire zones, closest to an objective, in the highest DM. It
 * is looked at with the eyes of one counter.
 */
export function advantageLadder<C>(
  thought: Thought,
  counter: UnitId,
  rule: string,
  hexOf: (candidate: C) => HexId,
): Rung<C, RungKey>[] {
  const { seen, zones } = thought;
  const objectives = thought.objectives.flat();
  const colour = fearedColour(seen, counter);
  return [
    { rule, rung: 'outOfZones', figure: (each) => Number(zones.cover(hexOf(each), colour)) },
    { rule, rung: 'nearObjective', figure: (each) => hexesTo(thought, hexOf(each), objectives) },
    { rule, rung: 'highestDm', figure: (each) => -hexDm(seen, counter, hexOf(each)) },
  ];
}
