import { choose, type Rung } from '@sandtable/kernel';
import { unitOf } from '../../model/battle.ts';
import type { AiOrder } from '../../model/ai-order.ts';
import { type Deed, makeDeed } from '../../model/deed.ts';
import type { ActionWay } from '../../rules/ground/action-ways.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import type { PlanNotes } from '../orders/action-rule.ts';
import { actionReach, hasBonus, stepReach } from './reach.ts';
import type { Aim } from '../thought/aims.ts';
import { movedFacing } from './facing.ts';
import { movementLadder, wayLadder } from '../thought/ladders.ts';
import { type HexTest, type MoveStep, stepsTowards } from './move-option.ts';
import type { Thought } from '../thought/thought.ts';
import { type HexTrace, no, type RungKey, type Why } from '../thought/trace.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';

// What all orders to move have in common: the hex they end in, the way there, and the deed that it comes to.

/** on its objective it stays. */
export function isThere({ seen }: Thought, ai: UnitId, { kind, hexes }: Aim, why: Why): boolean {
  const { at } = unitOf(seen, ai);
  if (!hexes.includes(at)) return false;
  if (kind !== 'unit') no(why, 'R-215', 'staysThere', { at });
  else no(why, 'S5.2a', 'isThere');
  return true;
}

/** S5.2a: is there a hex to go to? Mostly one beside it will do; R-205: the bonus hexes of a vehicle are asked at the last. */
export function canGoTowards(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aim: Aim,
  test?: HexTest,
  hexes: HexTrace[] | null = null,
): boolean {
  const asked = test === undefined ? { any: true } : { any: true, test };
  const near = stepReach(thought, order.lowRisk, ai);
  if (hexes === null || hasBonus(thought, ai)) {
    if (stepsTowards(thought, order, ai, aim, near, asked).length > 0) return true;
    if (!hasBonus(thought, ai)) return false;
  }
  const reach = actionReach(thought, order.lowRisk, ai);
  return stepsTowards(thought, order, ai, aim, reach, { ...asked, hexes }).length > 0;
}

/** S5.3, R-205: the best hex to end in, and the best way there; null if there is none. Every hex refused is noted down. */
export function wayTowards(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aim: Aim,
  notes: PlanNotes,
  test?: HexTest,
): ActionWay | null {
  const reach = actionReach(thought, order.lowRisk, ai);
  const hexes = thought.traced ? notes.hexes : null;
  const steps = stepsTowards(thought, order, ai, aim, reach, test === undefined ? { hexes } : { test, hexes });
  if (steps.length === 0) return null;
  const { hex } = chooseStep(thought, steps, movementLadder(thought, order, ai, aim), notes);
  return chooseWay(thought, ai, reach.waysTo(hex), notes);
}

/** S5.3: the best of these hexes. */
export function chooseStep(
  thought: Thought,
  steps: readonly MoveStep[],
  rungs: readonly Rung<{ readonly hex: HexId }, RungKey>[],
  notes: PlanNotes,
): MoveStep {
  return choose(
    thought,
    steps,
    rungs,
    (step) => step.hex,
    (trace) => notes.chosenHexes.push(trace),
  );
}

/** the best of these ways, numbered as they are listed. */
export function chooseWay(thought: Thought, ai: UnitId, ways: readonly ActionWay[], notes: PlanNotes): ActionWay {
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return only;
  return choose(
    thought,
    ways,
    wayLadder(thought, ai),
    (way) => ways.indexOf(way),
    (ladder) => {
      notes.chosenWay = { ways: ways.map(({ path }) => path), ladder };
    },
  );
}

/** The way, and how it faces at its end; into the trench or bunker there if it may. */
export function moveDeed(
  thought: Thought,
  action: Deed['action'],
  ai: UnitId,
  aim: Aim | null,
  { path, cost, dice }: ActionWay,
  notes: PlanNotes,
  face = movedFacing,
): Deed {
  const at = path.at(-1) ?? NONE;
  const facing = face(thought, { ai, at }, aim, (trace) => {
    notes.chosenFacing = trace;
  });
  return makeDeed({ unit: ai, action, path, facing, inside: judgeShelter(thought.seen, ai, at).granted, cost, dice });
}
