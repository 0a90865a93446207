import { hasEnemyIn, sideOf, unitOf } from '../model/battle/battle.ts';
import type { AiOrder } from '../model/solo/order.ts';
import type { ActionWay } from '../rules/ground/action-ways.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';
import { stepReach } from './ai-reach.ts';
import type { Aim } from './aims.ts';
import { movementLadder } from './hex-ladder.ts';
import { leaving, tellLeaving } from './leaving.ts';
import { type HexTest, stepsTowards } from './move-option.ts';
import { pushRefusals } from './refusals.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { type HexTrace, no } from './trace.ts';
import { canTurn, turnDeed } from './turn-in-place.ts';
import { canGoTowards, chooseStep, isThere, moveDeed, wayTowards } from './way.ts';
import { NONE, type UnitId } from '../model/ids.ts';

// S5.2: orders to move, or to turn where there is no way.

/** S5.2a: a hex to go to, or at the last a turn in place; R-215: on its objective it has nowhere else to go. */
export const moveRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return aim.kind !== 'unit' && canTurn(thought, order, ai, aim, why);
    const gone = leaving(thought, ai);
    const hexes: HexTrace[] | null = why === null ? null : [];
    if (canGoTowards(gone, order, ai, aim, undefined, hexes)) return true;
    pushRefusals(why, hexes ?? []);
    if (order.lowRisk) tellLeaving(why, thought, ai);
    return canTurn(thought, order, ai, aim, why);
  },
  plan: (thought, order, ai, aim, notes) => {
    const remarks = thought.traced ? notes.remarks : null;
    if (isThere(thought, ai, aim, remarks)) return turnDeed(thought, 'move', order, ai, aim, notes);
    tellLeaving(remarks, thought, ai);
    const way = wayTowards(leaving(thought, ai), order, ai, aim, notes);
    if (way === null) return turnDeed(thought, 'move', order, ai, aim, notes);
    return moveDeed(thought, 'move', ai, aim, way, notes);
  },
};

/** G5.3.4a, R-195: two hexes, or the one that can be entered; no bonus, and never a turn alone. */
export const advanceRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return false;
    const gone = leaving(thought, ai);
    const hexes: HexTrace[] | null = why === null ? null : [];
    const reach = stepReach(gone, order.lowRisk, ai);
    if (stepsTowards(gone, order, ai, aim, reach, { any: true, hexes }).length > 0) return true;
    no(why, 'S5.2a', 'nowhereToGo');
    pushRefusals(why, hexes ?? []);
    if (order.lowRisk) tellLeaving(why, thought, ai);
    return false;
  },
  plan: (thought, order, ai, aim, notes) => {
    tellLeaving(thought.traced ? notes.remarks : null, thought, ai);
    const gone = leaving(thought, ai);
    const first = stepOf(gone, order, ai, aim, notes);
    if (first === null) throw new Error('an advance that cannot be made was chosen');
    return moveDeed(thought, 'advance', ai, aim, secondStep(gone, order, ai, aim, first, notes), notes);
  },
};

/** One hex of an advance; its first has all that were refused noted down. */
function stepOf(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aim: Aim,
  notes: PlanNotes,
  later?: HexTest,
): ActionWay | null {
  const reach = stepReach(thought, order.lowRisk, ai, later !== undefined);
  const noted = later === undefined ? { hexes: thought.traced ? notes.hexes : null } : { test: later };
  const steps = stepsTowards(thought, order, ai, aim, reach, noted);
  if (steps.length === 0) return null;
  const { hex, cost, dice } = chooseStep(thought, steps, movementLadder(thought, order, ai, aim), notes);
  return { path: [hex], cost, dice };
}

function secondStep(
  thought: Thought,
  order: AiOrder,
  ai: UnitId,
  aim: Aim,
  first: ActionWay,
  notes: PlanNotes,
): ActionWay {
  const [at = NONE] = first.path;
  const { seen } = thought;
  // Whoever has come into close combat goes no farther.
  if (aim.hexes.includes(at) || hasEnemyIn(seen, sideOf(seen, ai), at)) return first;
  const { at: start, facing } = unitOf(seen, ai);
  const there = { ...thought, seen: standing(seen, ai, at, facing) };
  const second = stepOf(there, order, ai, aim, notes, (hex) => hex !== start);
  if (second === null) return first;
  return { path: [at, ...second.path], cost: first.cost + second.cost, dice: first.dice + second.dice };
}
