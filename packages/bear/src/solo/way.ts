import { choose, type Rung } from '@sandtable/kernel';
import { unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import { type Deed, makeDeed } from '../model/deed.ts';
import { judgeShelter } from '../rules/ground/shelter.ts';
import type { PlanNotes } from './action-rule.ts';
import type { Aim } from './aims.ts';
import { movedFacing } from './facing-choice.ts';
import { movementLadder } from './hex-ladder.ts';
import { type HexTest, type MoveStep, stepsTowards } from './move-option.ts';
import type { Thought } from './thought.ts';
import { no, type RungKey, type Why } from './trace.ts';

// What all orders to move have in common: the first hex, and the deed that the way comes to.

/** The way an AI takes, with its price. */
export interface Way {
  readonly path: readonly number[];
  readonly cost: number;
  readonly dice: number;
}

export function isThere({ seen }: Thought, ai: number, { hexes }: Aim, why: Why): boolean {
  return hexes.includes(unitOf(seen, ai).at) && no(why, 'S5.2a', 'isThere') === null;
}

/** The steps, with the hexes that were refused noted down. */
export function notedSteps(
  thought: Thought,
  order: AiOrder,
  ai: number,
  aim: Aim,
  notes: PlanNotes,
  test?: HexTest,
): MoveStep[] {
  const hexes = thought.traced ? notes.hexes : null;
  return stepsTowards(thought, order, ai, aim, test === undefined ? { hexes } : { test, hexes });
}

/** S5.3: the best of these hexes. */
export function chooseStep(
  thought: Thought,
  steps: readonly MoveStep[],
  rungs: readonly Rung<{ readonly hex: number }, RungKey>[],
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

export function firstStep(thought: Thought, ai: number, aim: Aim, steps: readonly MoveStep[], notes: PlanNotes): Way {
  const { hex, cost, dice } = chooseStep(thought, steps, movementLadder(thought, ai, aim), notes);
  return { path: [hex], cost, dice };
}

/** The way, and how it faces at its end; into the trench or bunker there if it may. */
export function moveDeed(
  thought: Thought,
  action: Deed['action'],
  ai: number,
  aim: Aim | null,
  { path, cost, dice }: Way,
  notes: PlanNotes,
  face = movedFacing,
): Deed {
  const at = path.at(-1) ?? -1;
  const facing = face(thought, { ai, at }, aim, (trace) => {
    notes.chosenFacing = trace;
  });
  return makeDeed({ unit: ai, action, path, facing, inside: judgeShelter(thought.seen, ai, at).granted, cost, dice });
}
