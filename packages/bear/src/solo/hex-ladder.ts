import type { Rung } from '@sandtable/kernel';
import { distanceBetween } from '../board/tables.ts';
import { markerIn, typeOf, unitOf } from '../model/battle.ts';
import { type Aim, hexesTo, unitAim } from './aims.ts';
import { fearedColour } from './fire-zones.ts';
import { isInFlank } from './move-option.ts';
import type { Thought } from './thought.ts';
import type { RungKey } from './trace.ts';
import { hexDm } from '../rules/fire/defense.ts';

// The figures that hexes are compared by: the lowest is the best.

type HexRung = Rung<{ readonly hex: number }, RungKey>;

/** S5.3: nearer to the aim, out of fire zones, into the highest DM, towards a flank; R-120: not into a mine. */
export function movementLadder(thought: Thought, ai: number, aim: Aim): HexRung[] {
  return [
    { rule: 'S5.3', rung: 'fewerHexes', figure: ({ hex }) => hexesTo(thought, hex, aim.hexes) },
    outOfZones(thought, ai, 'S5.3'),
    highestDm(thought, ai, 'S5.3'),
    flankOf(thought, aim.kind === 'unit' ? aim : nearestUnit(thought, ai), 'S5.3'),
    noMine(thought, ai),
  ];
}

/** S4.1.2a: first less risk, then towards an objective. */
export function disengageLadder(thought: Thought, ai: number): HexRung[] {
  const objectives = thought.objectives.flat();
  return [
    outOfZones(thought, ai, 'S4.1.2a'),
    highestDm(thought, ai, 'S4.1.2a'),
    { rule: 'S4.1.2a', rung: 'nearObjective', figure: ({ hex }) => hexesTo(thought, hex, objectives) },
    flankOf(thought, nearestUnit(thought, ai), 'S4.1.2a'),
    noMine(thought, ai),
  ];
}

function outOfZones({ seen, zones }: Thought, ai: number, rule: string): HexRung {
  const colour = fearedColour(seen, ai);
  return { rule, rung: 'outOfZones', figure: ({ hex }) => Number(zones.cover(hex, colour)) };
}

function highestDm({ seen }: Thought, ai: number, rule: string): HexRung {
  return { rule, rung: 'highestDm', figure: ({ hex }) => -hexDm(seen, ai, hex) };
}

/** in the flank, or as near as can be to a hex that is. */
function flankOf({ seen }: Thought, aim: Aim | null, rule: string): HexRung {
  return { rule, rung: 'flank', figure: ({ hex }) => (aim === null ? 0 : hexesToFlank(seen, hex, aim)) };
}

function hexesToFlank(seen: Thought['seen'], hex: number, aim: Aim): number {
  if (isInFlank(seen, hex, aim)) return 0;
  let nearest = Infinity;
  for (let other = 0; other < seen.tables.size; other++) {
    const apart = distanceBetween(seen.tables, hex, other);
    if (apart < nearest && isInFlank(seen, other, aim)) nearest = apart;
  }
  return nearest;
}

function nearestUnit(thought: Thought, ai: number): Aim | null {
  const { at } = unitOf(thought.seen, ai);
  let nearest: Aim | null = null;
  for (const unit of thought.units) {
    const aim = unitAim(thought, unit);
    if (nearest === null || hexesTo(thought, at, aim.hexes) < hexesTo(thought, at, nearest.hexes)) nearest = aim;
  }
  return nearest;
}

function noMine({ seen }: Thought, ai: number): HexRung {
  const isSafe = typeOf(seen, ai).pioneer;
  return {
    rule: 'S5.3',
    rung: 'noMine',
    figure: ({ hex }) => Number(!isSafe && markerIn(seen, 'mine', hex) !== undefined),
  };
}
