import type { Rung } from '@sandtable/kernel';
import type { AiOrder } from '../model/solo/order.ts';
import { markerIn, typeOf, unitOf } from '../model/battle/battle.ts';
import type { ActionWay } from '../rules/ground/action-ways.ts';
import { type Aim, hexesTo, unitAim } from './aims.ts';
import { fearedColour } from './fire-zones.ts';
import { hexesToFlank } from './flank.ts';
import type { Thought } from './thought.ts';
import type { RungKey } from './trace.ts';
import { hexDm } from '../rules/fire/defense.ts';
import { type HexId, NONE, type UnitId } from '../model/ids.ts';

// The figures that hexes are compared by: the lowest is the best.

type HexRung = Rung<{ readonly hex: HexId }, RungKey>;

/**
 * S5.3: nearer to the aim, out of fire zones, into the highest DM, towards a flank; R-120: not into a mine. S5.3.2: at low
 * risk out of fire zones before all else.
 */
export function movementLadder(
  thought: Thought,
  { lowRisk }: Pick<AiOrder, 'lowRisk'>,
  ai: UnitId,
  aim: Aim,
): HexRung[] {
  const nearer: HexRung = { rule: 'S5.3', rung: 'fewerHexes', figure: ({ hex }) => hexesTo(thought, hex, aim.hexes) };
  return [
    ...(lowRisk ? [outOfZones(thought, ai, 'S5.3.2'), nearer] : [nearer, outOfZones(thought, ai, 'S5.3')]),
    highestDm(thought, ai, 'S5.3'),
    flankOf(thought, aim.kind === 'unit' ? aim : nearestUnit(thought, ai), 'S5.3'),
    noMine(thought, ai),
  ];
}

/** S4.1.2a: first less risk, then towards an objective. */
export function disengageLadder(thought: Thought, ai: UnitId): HexRung[] {
  const objectives = thought.objectives.flat();
  return [
    outOfZones(thought, ai, 'S4.1.2a'),
    highestDm(thought, ai, 'S4.1.2a'),
    { rule: 'S4.1.2a', rung: 'nearObjective', figure: ({ hex }) => hexesTo(thought, hex, objectives) },
    flankOf(thought, nearestUnit(thought, ai), 'S4.1.2a'),
    noMine(thought, ai),
  ];
}

function outOfZones({ seen, zones }: Thought, ai: UnitId, rule: string): HexRung {
  const colour = fearedColour(seen, ai);
  return { rule, rung: 'outOfZones', figure: ({ hex }) => Number(zones.cover(hex, colour)) };
}

function highestDm({ seen }: Thought, ai: UnitId, rule: string): HexRung {
  return { rule, rung: 'highestDm', figure: ({ hex }) => -hexDm(seen, ai, hex) };
}

/** in the flank, or as near as can be to a hex that is. */
function flankOf({ seen }: Thought, aim: Aim | null, rule: string): HexRung {
  return { rule, rung: 'flank', figure: ({ hex }) => (aim === null ? 0 : hexesToFlank(seen, hex, aim)) };
}

function nearestUnit(thought: Thought, ai: UnitId): Aim | null {
  const { at } = unitOf(thought.seen, ai);
  let nearest: Aim | null = null;
  // G5.6b: whoever is still to come in is near nobody.
  if (at === NONE) return null;
  for (const unit of thought.units) {
    const aim = unitAim(thought, unit);
    if (nearest === null || hexesTo(thought, at, aim.hexes) < hexesTo(thought, at, nearest.hexes)) nearest = aim;
  }
  return nearest;
}

function noMine({ seen }: Thought, ai: UnitId): HexRung {
  const isSafe = typeOf(seen, ai).pioneer;
  return {
    rule: 'S5.3',
    rung: 'noMine',
    figure: ({ hex }) => Number(!isSafe && markerIn(seen, 'mine', hex) !== undefined),
  };
}

/** which of the ways to the hex it ends in. */
export function wayLadder({ seen, zones }: Thought, ai: UnitId): Rung<ActionWay, RungKey>[] {
  const rule = 'R-205';
  const colour = fearedColour(seen, ai);
  return [
    { rule, rung: 'fewestAp', figure: ({ cost }) => cost },
    { rule, rung: 'fewestInZones', figure: ({ path }) => path.filter((hex) => zones.cover(hex, colour)).length },
    { rule, rung: 'shortestWay', figure: ({ path }) => path.length },
  ];
}
