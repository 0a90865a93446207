import { choose, denied, deny, grant, type Rung } from '@sandtable/kernel';
import { unitOf } from '../../model/battle/battle.ts';
import { type Deed, makeDeed } from '../../model/solo/turn.ts';
import { type HexId, NONE, type UnitId } from '../../model/ids.ts';
import type { ActionWay } from '../../rules/ground/action-ways.ts';
import { judgeShelter } from '../../rules/ground/shelter.ts';
import type { Assignment } from '../thought/aims.ts';
import { movementLadder, wayLadder } from '../thought/ladders.ts';
import type { Thought } from '../thought/thought.ts';
import {
  type AiVerdict,
  type HexTrace,
  noteIn,
  type OrderTraceDraft,
  type RungKey,
  UNEXPLAINED,
} from '../thought/trace.ts';
import { movedFacing, type Turn } from './facing.ts';
import { type HexTest, type MoveStep, refusalsOf, stepsTowards } from './move-option.ts';
import { actionReach, hasBonus, stepReach } from './reach.ts';

// Common to all orders to move: the hex to end in, the way there, and the deed.

/** Whether it is not yet at its aim. R-215: on its objective it stays. */
export function judgeAway({ thought: { seen }, ai, aim }: Assignment): AiVerdict {
  const { at } = unitOf(seen, ai);
  if (!aim.hexes.includes(at)) return grant();
  return aim.kind === 'unit' ? deny('S5.2a', 'isThere') : deny('R-215', 'staysThere', { at });
}

/**
 * S5.2a: whether there is a hex to go to. Usually an adjacent one will do; R-205: a vehicle's bonus hexes are tried
 * last.
 */
export function judgeGoing(assignment: Assignment, test?: HexTest): AiVerdict {
  const { thought, order, ai } = assignment;
  const { lowRisk } = order;
  const hexes: HexTrace[] | null = thought.traced ? [] : null;
  const any = test === undefined ? { any: true } : { any: true, test };
  if (hexes === null || hasBonus(thought, ai)) {
    if (stepsTowards(assignment, stepReach(thought, lowRisk, ai), any).length > 0) return grant();
    if (!hasBonus(thought, ai)) return UNEXPLAINED;
  }
  const steps = stepsTowards(assignment, actionReach(thought, lowRisk, ai), { ...any, hexes });
  return steps.length > 0 ? grant() : denied(refusalsOf(hexes ?? []));
}

/** S5.3, R-205: the best hex to end in and the best way there; null if there is none. */
export function wayTowards(assignment: Assignment, draft: OrderTraceDraft, test?: HexTest): ActionWay | null {
  const { thought, order, ai } = assignment;
  const reach = actionReach(thought, order.lowRisk, ai);
  const hexes = thought.traced ? draft.hexes : null;
  const steps = stepsTowards(assignment, reach, test === undefined ? { hexes } : { test, hexes });
  if (steps.length === 0) return null;
  const { hex } = chooseStep(thought, steps, movementLadder(assignment), draft);
  return chooseWay(thought, ai, reach.waysTo(hex), draft);
}

/** S5.3 */
export function chooseStep(
  thought: Thought,
  steps: readonly MoveStep[],
  rungs: readonly Rung<{ readonly hex: HexId }, RungKey>[],
  draft: OrderTraceDraft,
): MoveStep {
  return choose(
    thought,
    steps,
    rungs,
    (step) => step.hex,
    (ladder) => draft.chosenHexes.push(ladder),
  );
}

/** the best of these ways, numbered in listed order. */
export function chooseWay(thought: Thought, ai: UnitId, ways: readonly ActionWay[], draft: OrderTraceDraft): ActionWay {
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return only;
  return choose(
    thought,
    ways,
    wayLadder(thought, ai),
    (way) => ways.indexOf(way),
    (ladder) => {
      draft.chosenWay = { ways: ways.map(({ path }) => path), ladder };
    },
  );
}

/** The way, the facing at its end, and going inside a trench or bunker there if allowed. */
export function moveDeed(
  { thought, ai, aim }: Pick<Turn, 'thought' | 'ai' | 'aim'>,
  action: Deed['action'],
  { path, cost, dice }: ActionWay,
  draft: OrderTraceDraft,
  face = movedFacing,
): Deed {
  const at = path.at(-1) ?? NONE;
  const facing = face(thought, { ai, at }, aim, noteIn(draft, 'chosenFacing'));
  return makeDeed({ unit: ai, action, path, facing, inside: judgeShelter(thought.seen, ai, at).granted, cost, dice });
}
