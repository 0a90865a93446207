import { EVERY_FACING, type Facing, hexOf, isInArc } from '@sandtable/hex';
import { distanceBetween } from '../../board/tables.ts';
import type { AiAction, AiOrder } from '../../model/solo/order.ts';
import { unitOf } from '../../model/battle/battle.ts';
import { makeDeed } from '../../model/solo/turn.ts';
import { judgePivot } from '../../rules/ground/cost.ts';
import { type Aim, hexesTo, hexUnder, isPayable, type Mind, type SlowPlan } from './mind.ts';
import { bestOf, itself, pick, type Rung } from './pick.ts';
import { slowlySees } from './sees.ts';
import { isRumorType } from './step.ts';
import { feared, isInCloseCombat } from './zones.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

export function inArc({ seen }: Pick<Mind, 'seen'>, from: number, facing: Facing, to: number): boolean {
  const { area } = seen.map.ground;
  return isInArc(hexOf(area, from), facing, hexOf(area, to));
}

/** S5.3.1 for an AI that is or will be in this hex and was sent to that aim, without the last rung (smallest turn). */
function rungs(mind: Mind, at: HexId, aim: Aim | null): Rung<Facing>[] {
  const { seen, units } = mind;
  const hexOfUnit = (unit: UnitId): HexId => hexUnder(seen, unit);
  const apart = (unit: UnitId): number => distanceBetween(seen.tables, at, hexOfUnit(unit));
  const closest = bestOf(units, apart);
  const visible = units.filter((unit) => slowlySees(seen, mind.side, at, hexOfUnit(unit)));
  const inFront = (facing: Facing, some: readonly UnitId[]): number =>
    some.filter((unit) => inArc(mind, at, facing, hexOfUnit(unit))).length;
  return [
    { rung: 'closestInArc', figure: (facing) => -inFront(facing, closest) },
    objectiveRung(mind, at, aim),
    { rung: 'mostInArc', figure: (facing) => -inFront(facing, visible) },
  ];
}

/** */
export function turnBy({ seen }: Mind, ai: UnitId): Rung<Facing> {
  const { facing: now } = unitOf(seen, ai);
  return { rung: 'smallestTurn', figure: (facing) => Math.min((facing - now + 6) % 6, (now - facing + 6) % 6) };
}

export function faceAt(mind: Mind, ai: UnitId, at: HexId, aim: Aim | null, first: readonly Rung<Facing>[]): Facing {
  return pick(mind, EVERY_FACING, [...first, ...rungs(mind, at, aim), turnBy(mind, ai)], itself);
}

/** At least one of these hexes is in the arc. */
export function targetRung(mind: Mind, at: number, hexes: readonly number[]): Rung<Facing> {
  return { rung: 'targetInArc', figure: (facing) => (hexes.some((hex) => inArc(mind, at, facing, hex)) ? 0 : 1) };
}

/** S5.3.1: the objective it was sent to, else the nearest. */
export function objectiveRung(mind: Mind, at: HexId, aim: Aim | null): Rung<Facing> {
  const [nearest] = bestOf(mind.objectives, (each) => hexesTo(mind, at, each));
  const hexes = (aim?.kind === 'objective' ? aim : nearest)?.hexes ?? [];
  return { ...targetRung(mind, at, hexes), rung: 'objectiveInArc' };
}

/** S5.2a: would it prefer another facing where it is? */
function facesWrong(mind: Mind, ai: UnitId, aim: Aim): boolean {
  const { at, facing } = unitOf(mind.seen, ai);
  let left: readonly Facing[] = EVERY_FACING;
  for (const { figure } of rungs(mind, at, aim)) left = bestOf(left, figure);
  return !left.includes(facing);
}

/** S5.2a: it cannot move, and turns if it prefers another facing; S5.3.2: at low risk only towards a flanker. */
export function turnInstead(mind: Mind, { action, lowRisk }: AiOrder, ai: UnitId, aim: Aim): SlowPlan | null {
  if (lowRisk) return turnToFlanker(mind, action, ai, aim);
  const cost = pivotCost(mind, ai);
  if (cost === null || !facesWrong(mind, ai, aim)) return null;
  const { at } = unitOf(mind.seen, ai);
  return {
    deed: () => makeDeed({ unit: ai, action, facing: faceAt(mind, ai, at, aim, []), cost }),
    defense: null,
    onlyTurns: true,
  };
}

/** in close combat a pivot means nothing. */
export function turnToFlanker(mind: Mind, action: AiAction, ai: UnitId, aim: Aim | null): SlowPlan | null {
  const { seen } = mind;
  const cost = pivotCost(mind, ai);
  const hexes = flankersOf(mind, ai).map((unit) => hexUnder(seen, unit));
  if (cost === null || hexes.length === 0 || isInCloseCombat(mind, ai)) return null;
  const { at } = unitOf(seen, ai);
  const first = [targetRung(mind, at, hexes)];
  return {
    deed: () => makeDeed({ unit: ai, action, facing: faceAt(mind, ai, at, aim, first), cost }),
    defense: null,
    onlyTurns: true,
  };
}

/** Null if it cannot turn in place. */
export function pivotCost(mind: Mind, ai: UnitId): number | null {
  const pivot = judgePivot(mind.seen, ai);
  if (isRumorType(mind.seen, ai) || !pivot.granted || !isPayable(mind, pivot.value.cost)) return null;
  return pivot.value.cost;
}

/** S5.3.2: units that have it in their fire zone from outside its arc. */
function flankersOf(mind: Mind, ai: UnitId): UnitId[] {
  const { at, facing } = unitOf(mind.seen, ai);
  return feared(mind, ai, at).filter((unit) => !inArc(mind, at, facing, hexUnder(mind.seen, unit)));
}
