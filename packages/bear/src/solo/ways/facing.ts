import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { choose, demand, deny, type Rung } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import type { AiAction } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import { type Deed, makeDeed } from '../../model/solo/turn.ts';
import type { HexId, UnitId } from '../../model/ids.ts';
import { hasInArc, isAhead } from '../../rules/fire/reach.ts';
import { judgePivot } from '../../rules/ground/cost.ts';
import { sees } from '../../rules/special/sight.ts';
import { isRumored } from '../../rules/units/ai-side.ts';
import { rangeOf } from '../../rules/units/figures.ts';
import { type Aim, hexesTo } from '../thought/aims.ts';
import { fearedColour } from '../thought/fire-zones.ts';
import { isInCloseCombat, type Thought } from '../thought/thought.ts';
import { type AiVerdict, type LadderTrace, noteIn, type OrderTraceDraft, type RungKey } from '../thought/trace.ts';

type FacingRung = Rung<Facing, RungKey>;

interface FacingPlace {
  readonly ai: UnitId;
  /** Its hex, now or after the move. */
  readonly at: HexId;
}

/**
 * S5.3.1: the facing after a move towards an aim, or for a turn in place; S5.3.2: at low risk, towards one of its
 * flankers. S6.1: a Rumored Enemy has no facing.
 */
export function movedFacing(
  thought: Thought,
  standing: FacingPlace,
  aim: Aim | null,
  note: (trace: LadderTrace) => void,
  flankers: readonly UnitId[] = [],
): Facing | null {
  const { seen } = thought;
  if (isRumored(seen, standing.ai)) return null;
  const hexes = flankers.map((unit) => unitOf(seen, unit).at);
  const first = flankers.length > 0 ? [inArc(thought, standing, hexes, 'S5.3.2', 'targetInArc')] : [];
  return chooseFacing(thought, standing, first, aim, note);
}

/** after a move that ends with fire, the target comes first. */
export function firingFacing(
  thought: Thought,
  standing: FacingPlace,
  target: Aim | null,
  note: (trace: LadderTrace) => void,
): Facing | null {
  const first = inArc(thought, standing, target?.hexes ?? [], 'R-106', 'targetInArc');
  return chooseFacing(thought, standing, [first], target, note);
}

function chooseFacing(
  thought: Thought,
  standing: FacingPlace,
  first: readonly FacingRung[],
  aim: Aim | null,
  note: (trace: LadderTrace) => void,
): Facing {
  const rungs = [
    ...first,
    closestInArc(thought, standing),
    objectiveInArc(thought, standing, aim),
    mostInArc(thought, standing),
    smallestTurn(thought, standing),
  ];
  return choose(thought, EVERY_FACING, rungs, (facing) => facing, note);
}

/** S4.1.2b: towards one of these units, with as many units in the fire zone as possible. */
export function pivotFacing(
  thought: Thought,
  standing: FacingPlace,
  towards: readonly UnitId[],
  note: (trace: LadderTrace) => void,
): Facing {
  const { seen } = thought;
  const hexes = towards.map((unit) => unitOf(seen, unit).at);
  const rungs = [
    inArc(thought, standing, hexes, 'S4.1.2b', 'targetInArc'),
    mostInZone(thought, standing),
    objectiveInArc(thought, standing, null),
    smallestTurn(thought, standing),
  ];
  return choose(thought, EVERY_FACING, rungs, (facing) => facing, note);
}

function ahead({ seen: { tables } }: Thought, { at }: FacingPlace, facing: Facing, hex: HexId): boolean {
  return isAhead(tables, at, facing, hex);
}

function inArc(
  thought: Thought,
  standing: FacingPlace,
  hexes: readonly HexId[],
  rule: string,
  rung: FacingRung['rung'],
): FacingRung {
  return { rule, rung, figure: (facing) => Number(!hexes.some((hex) => ahead(thought, standing, facing, hex))) };
}

/** Prefers facings with as many of the closest units in arc as possible. */
function closestInArc(thought: Thought, standing: FacingPlace): FacingRung {
  const { seen, units } = thought;
  const apart = (unit: UnitId): number => distanceBetween(seen.tables, standing.at, unitOf(seen, unit).at);
  const nearest = Math.min(...units.map(apart));
  const hexes = units.filter((unit) => apart(unit) === nearest).map((unit) => unitOf(seen, unit).at);
  return countedInArc(thought, standing, hexes, 'closestInArc');
}

/** The objective it was sent to, or the nearest one. */
function objectiveInArc(thought: Thought, standing: FacingPlace, aim: Aim | null): FacingRung {
  const hexes = aim?.kind === 'objective' ? aim.hexes : nearestObjective(thought, standing.at);
  return inArc(thought, standing, hexes, 'S5.3.1', 'objectiveInArc');
}

function nearestObjective(thought: Thought, at: HexId): readonly HexId[] {
  let nearest: readonly HexId[] = [];
  let least = Infinity;
  for (const hexes of thought.objectives) {
    const apart = hexesTo(thought, at, hexes);
    if (apart < least) [nearest, least] = [hexes, apart];
  }
  return nearest;
}

function mostInArc(thought: Thought, standing: FacingPlace): FacingRung {
  const hexes = hexesInSight(thought, standing);
  return countedInArc(thought, standing, hexes, 'mostInArc');
}

/** S5.0a: units in sight and normal range. */
function mostInZone(thought: Thought, standing: FacingPlace): FacingRung {
  const { seen } = thought;
  const { min, max } = rangeOf(seen, standing.ai);
  const hexes = hexesInSight(thought, standing).filter((hex) => {
    const apart = distanceBetween(seen.tables, standing.at, hex);
    return apart >= min && apart <= max;
  });
  return countedInArc(thought, standing, hexes, 'mostInZone');
}

function hexesInSight({ seen, units, eyes }: Thought, { at }: FacingPlace): HexId[] {
  return units.map((unit) => unitOf(seen, unit).at).filter((hex) => sees(eyes, at, hex));
}

function countedInArc(
  thought: Thought,
  standing: FacingPlace,
  hexes: readonly HexId[],
  rung: FacingRung['rung'],
): FacingRung {
  return {
    rule: 'S5.3.1',
    rung,
    figure: (facing) => -hexes.filter((hex) => ahead(thought, standing, facing, hex)).length,
  };
}

/** */
function smallestTurn({ seen }: Thought, { ai }: FacingPlace): FacingRung {
  const { facing: now } = unitOf(seen, ai);
  return {
    rule: 'S5.3.1',
    rung: 'smallestTurn',
    figure: (facing) => Math.min((facing - now + 6) % 6, (now - facing + 6) % 6),
  };
}

/** A turn in place by an AI ordered to move that has nowhere to go. */
export interface Turn {
  readonly thought: Thought;
  readonly ai: UnitId;
  /** What it was to move towards; null if it only tries to leave. */
  readonly aim: Aim | null;
  readonly lowRisk: boolean;
}

/**
 * S5.2a: whether it may turn in place, and would end with a new facing. S5.3.2, R-210: at low risk only under fire,
 * towards a unit outside its arc that has it in its fire zone; never in close combat.
 */
export function judgeTurn({ thought, ai, aim, lowRisk }: Turn): AiVerdict {
  const { seen } = thought;
  if (isRumored(seen, ai)) return deny('S6.1', 'rumorsDoNot');
  const pivoting = judgePivot(seen, ai);
  if (!pivoting.granted) return pivoting;
  if (lowRisk && isInCloseCombat(thought, ai)) return deny('R-210', 'pivotsInVain');
  if (lowRisk) return demand(flankersOf(thought, ai).length > 0, 'S5.3.2', 'notFlanked');
  const { at, facing } = unitOf(seen, ai);
  // Whether it turns must not depend on chance: of equal facings `smallestTurn` keeps the present one.
  const wanted = movedFacing({ ...thought, traced: false, tie: () => 1 }, { ai, at }, aim, () => {});
  return demand(wanted !== facing, 'S5.2a', 'facesRight');
}

function flankersOf({ seen, zones }: Thought, ai: UnitId): UnitId[] {
  const under = zones.of(unitOf(seen, ai).at, fearedColour(seen, ai));
  return under.filter((unit) => !hasInArc(seen, ai, unitOf(seen, unit).at));
}

export function turnDeed({ thought, ai, aim, lowRisk }: Turn, action: AiAction, draft: OrderTraceDraft): Deed {
  const { seen } = thought;
  const pivoting = judgePivot(seen, ai);
  const flankers = lowRisk ? flankersOf(thought, ai) : [];
  const { at } = unitOf(seen, ai);
  const facing = movedFacing(thought, { ai, at }, aim, noteIn(draft, 'chosenFacing'), flankers);
  return makeDeed({ unit: ai, action, facing, cost: pivoting.granted ? pivoting.value.cost : 0 });
}
