import { unitOf } from '../model/battle/battle.ts';
import type { AiAction, AiOrder } from '../model/solo/order.ts';
import { type Deed, makeDeed } from '../model/solo/turn.ts';
import type { UnitId } from '../model/ids.ts';
import { hasInArc } from '../rules/fire/reach.ts';
import { judgePivot } from '../rules/ground/cost.ts';
import { isRumored } from '../rules/units/ai-side.ts';
import type { PlanNotes } from './action-rule.ts';
import type { Aim } from './aims.ts';
import { movedFacing } from './facing-choice.ts';
import { fearedColour } from './fire-zones.ts';
import { isInCloseCombat } from './leaving.ts';
import type { Thought } from './thought.ts';
import { type LadderTrace, no, noFor, type Why } from './trace.ts';

// S5.2a: what an AI does that was to move and has nowhere to go.

/**
 * S5.2a: a turn in place, if it is one. S5.3.2, R-210: at low risk only for an AI under fire, and to somebody who has it in his
 * fire zone from outside its arc; in close combat that means nothing.
 */
export function canTurn(
  thought: Thought,
  { lowRisk }: Pick<AiOrder, 'lowRisk'>,
  ai: UnitId,
  aim: Aim | null,
  why: Why,
): boolean {
  const { seen } = thought;
  if (isRumored(seen, ai)) return no(why, 'S6.1', 'rumorsDoNot') !== null;
  const pivoting = judgePivot(seen, ai);
  if (!pivoting.granted) return noFor(why, pivoting.reasons) !== null;
  if (lowRisk && isInCloseCombat(thought, ai)) return no(why, 'R-210', 'pivotsInVain') !== null;
  if (lowRisk) return flankersOf(thought, ai).length > 0 || no(why, 'S5.3.2', 'notFlanked') !== null;
  const { at, facing } = unitOf(seen, ai);
  // Whether it would turn must not hang on chance: as it faces now is never worse than by the smallest turn.
  const wanted = movedFacing({ ...thought, traced: false, tie: () => 1 }, { ai, at }, aim, () => {});
  return wanted !== facing || no(why, 'S5.2a', 'facesRight') !== null;
}

/** Those who have it in their fire zone from outside its arc. */
function flankersOf({ seen, zones }: Thought, ai: UnitId): number[] {
  const under = zones.of(unitOf(seen, ai).at, fearedColour(seen, ai));
  return under.filter((unit) => !hasInArc(seen, ai, unitOf(seen, unit).at));
}

export function turnDeed(
  thought: Thought,
  action: AiAction,
  { lowRisk }: Pick<AiOrder, 'lowRisk'>,
  ai: UnitId,
  aim: Aim | null,
  notes: PlanNotes,
): Deed {
  const { seen } = thought;
  const pivoting = judgePivot(seen, ai);
  const flankers = lowRisk ? flankersOf(thought, ai) : [];
  const note = (trace: LadderTrace): void => {
    notes.chosenFacing = trace;
  };
  const facing = movedFacing(thought, { ai, at: unitOf(seen, ai).at }, aim, note, flankers);
  return makeDeed({ unit: ai, action, facing, cost: pivoting.granted ? pivoting.value.cost : 0 });
}
