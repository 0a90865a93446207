import { hasEnemyIn, sideOf, unitOf, unitsIn } from '../model/battle/battle.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import type { Seen } from '../model/battle/state.ts';
import { withPassengers } from '../rules/units/carried.ts';
import { bothZones, fearedColour, fireZonesOf } from './fire-zones.ts';
import type { Thought } from './thought.ts';
import type { Why } from './trace.ts';

export function isInCloseCombat({ seen }: Thought, ai: UnitId): boolean {
  const { at } = unitOf(seen, ai);
  return at !== NONE && hasEnemyIn(seen, sideOf(seen, ai), at);
}

/** S5.3.2, R-204: in a fire zone, or in close combat, which counts as one. */
export function isUnderFire(thought: Thought, ai: UnitId): boolean {
  const { seen, zones } = thought;
  const { at } = unitOf(seen, ai);
  // G5.6b: whoever is still to come in is under nobody's.
  return at !== NONE && (zones.cover(at, fearedColour(seen, ai)) || isInCloseCombat(thought, ai));
}

/**
 * what an AI goes by that leaves a hex with units in it: the fire zones there will be once it is gone. Those it leaves
 * fire again, unless another AI stays with them.
 */
export function leaving(thought: Thought, ai: UnitId): Thought {
  if (!isInCloseCombat(thought, ai)) return thought;
  const { seen, zones } = thought;
  const side = sideOf(seen, ai);
  const left = unitsIn(seen, unitOf(seen, ai).at).filter((unit) => sideOf(seen, unit) !== side);
  return { ...thought, zones: bothZones(zones, fireZonesOf(without(seen, ai), left)) };
}

/** Says so of one that is in close combat, to whoever reads it. */
export function tellLeaving(why: Why, thought: Thought, ai: UnitId): void {
  if (why !== null && isInCloseCombat(thought, ai))
    why.push({ rule: 'R-204', key: 'onceGone', at: unitOf(thought.seen, ai).at });
}

/** The position without a counter and all that it carries. */
function without(seen: Seen, ai: UnitId): Seen {
  let { units } = seen.view;
  for (const gone of withPassengers(seen, [ai])) units = units.with(gone, { ...unitOf(seen, gone), at: NONE });
  return { ...seen, view: { ...seen.view, units } };
}
