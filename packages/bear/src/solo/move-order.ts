import { hasEnemyIn, sideOf, unitOf } from '../model/battle.ts';
import type { AiOrder } from '../model/ai-order.ts';
import { type Deed, makeDeed } from '../model/deed.ts';
import { hasInArc } from '../rules/fire/reach.ts';
import { judgePivot } from '../rules/ground/pivot.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import type { Aim } from './aims.ts';
import { lengthen } from './bonus-way.ts';
import { movedFacing } from './facing-choice.ts';
import { fearedColour } from './fire-zones.ts';
import { stepsTowards } from './move-option.ts';
import { standing } from './standing.ts';
import type { Thought } from './thought.ts';
import { type HexTrace, type LadderTrace, no, noFor, type Why } from './trace.ts';
import { firstStep, isThere, moveDeed, notedSteps, type Way } from './way.ts';

// S5.2: orders to move, or to turn where there is no way.

/** S5.2a: a hex to go to, or at the last a turn in place. */
export const moveRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return false;
    const hexes: HexTrace[] | null = why === null ? null : [];
    if (stepsTowards(thought, order, ai, aim, { hexes }).length > 0) return true;
    // Why it cannot come nearer; that a hex is farther off goes without saying.
    for (const { why: refused } of hexes ?? []) why?.push(...refused.filter(({ key }) => key !== 'farther'));
    return canTurn(thought, order, ai, aim, why);
  },
  plan: (thought, order, ai, aim, notes) => {
    const steps = notedSteps(thought, order, ai, aim, notes);
    if (steps.length === 0) return turnDeed(thought, order, ai, aim, notes);
    const way = lengthen(thought, order, ai, aim, firstStep(thought, ai, aim, steps, notes), notes);
    return moveDeed(thought, 'move', ai, aim, way, notes);
  },
};

/**
 * S5.2a: a turn in place, if it is one. S5.3.2: at low risk only for an AI under fire, and to somebody who has it in his
 * fire zone from outside its arc.
 */
function canTurn(thought: Thought, { lowRisk }: AiOrder, ai: number, aim: Aim, why: Why): boolean {
  const { seen } = thought;
  if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
  const pivoting = judgePivot(seen, ai);
  if (!pivoting.granted) return noFor(why, pivoting.reasons) !== null;
  if (lowRisk) return flankersOf(thought, ai).length > 0 || no(why, 'S5.3.2', 'notFlanked') !== null;
  const { at, facing } = unitOf(seen, ai);
  // Whether it would turn must not hang on chance: as it faces now is never worse than by the smallest turn.
  const wanted = movedFacing({ ...thought, traced: false, tie: () => 1 }, { ai, at }, aim, () => {});
  return wanted !== facing || no(why, 'S5.2a', 'facesRight') !== null;
}

/** Those who have it in their fire zone from outside its arc. */
function flankersOf({ seen, zones }: Thought, ai: number): number[] {
  const under = zones.of(unitOf(seen, ai).at, fearedColour(seen, ai));
  return under.filter((unit) => !hasInArc(seen, ai, unitOf(seen, unit).at));
}

function turnDeed(thought: Thought, { lowRisk }: AiOrder, ai: number, aim: Aim, notes: PlanNotes): Deed {
  const { seen } = thought;
  const pivoting = judgePivot(seen, ai);
  const flankers = lowRisk ? flankersOf(thought, ai) : [];
  const note = (trace: LadderTrace): void => {
    notes.chosenFacing = trace;
  };
  const facing = movedFacing(thought, { ai, at: unitOf(seen, ai).at }, aim, note, flankers);
  return makeDeed({ unit: ai, action: 'move', facing, cost: pivoting.granted ? pivoting.value.cost : 0 });
}

/** G5.3.4a, R-195: two hexes, or the one that can be entered; no bonus, and never a turn alone. */
export const advanceRules: ActionRules = {
  ladder: 'move',
  can: (thought, order, ai, aim, why) => {
    if (isThere(thought, ai, aim, why)) return false;
    return stepsTowards(thought, order, ai, aim).length > 0 || no(why, 'S5.2a', 'nowhereToGo') !== null;
  },
  plan: (thought, order, ai, aim, notes) => {
    const first = firstStep(thought, ai, aim, notedSteps(thought, order, ai, aim, notes), notes);
    return moveDeed(thought, 'advance', ai, aim, secondStep(thought, order, ai, aim, first, notes), notes);
  },
};

function secondStep(thought: Thought, order: AiOrder, ai: number, aim: Aim, first: Way, notes: PlanNotes): Way {
  const [at = -1] = first.path;
  const { seen } = thought;
  // Whoever has come into close combat goes no farther.
  if (aim.hexes.includes(at) || hasEnemyIn(seen, sideOf(seen, ai), at)) return first;
  const { at: start, facing } = unitOf(seen, ai);
  const there = { ...thought, seen: standing(seen, ai, at, facing) };
  const steps = stepsTowards(there, order, ai, aim, { test: (hex) => hex !== start, hasMoved: true });
  if (steps.length === 0) return first;
  const second = firstStep(there, ai, aim, steps, notes);
  return { path: [at, ...second.path], cost: first.cost + second.cost, dice: first.dice + second.dice };
}
