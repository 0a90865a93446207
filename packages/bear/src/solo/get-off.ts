import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { unitOf } from '../model/battle/battle.ts';
import type { AiAction } from '../model/solo/order.ts';
import { type Deed, makeDeed } from '../model/solo/turn.ts';
import { NONE, type UnitId } from '../model/ids.ts';
import { judgeUnload, loadPrice } from '../rules/march/load.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';
import type { Aim } from './aims.ts';
import { asIfOff, isCarried } from './as-if-off.ts';
import { movedFacing } from './facing-choice.ts';
import { facingAhead } from './standing.ts';
import type { Thought } from './thought.ts';
import { no, noFor, type Why } from './trace.ts';

// S5.5, B17.0: an AI that is carried gets off where it is ordered to move or to fire, and could do so from there.

/** These orders as they are read for everybody; `can` says whether one who stood there could execute it. */
export function orGetOff(action: AiAction, rules: ActionRules, can: ActionRules['can'] = rules.can): ActionRules {
  return {
    ...rules,
    can: (thought, order, ai, aim, why) => {
      if (!isCarried(thought, ai)) return rules.can(thought, order, ai, aim, why);
      if (!mayGetOff(thought, ai, why)) return false;
      // It faces as it likes: to its aim, as a rule; but the only way may lead elsewhere.
      const to = facingToAim(thought, ai, aim);
      return (
        EVERY_FACING.some((facing) => facing !== to && can(asIfOff(thought, ai, facing), order, ai, aim, null)) ||
        can(asIfOff(thought, ai, to), order, ai, aim, why)
      );
    },
    defense: (thought, order, ai, aim) =>
      rules.defense?.(asIfOff(thought, ai, facingToAim(thought, ai, aim)), order, ai, aim),
    plan: (thought, order, ai, aim, notes) =>
      isCarried(thought, ai) ? getOff(thought, action, ai, aim, notes) : rules.plan(thought, order, ai, aim, notes),
  };
}

function facingToAim({ seen }: Thought, ai: UnitId, { hexes: [hex = NONE] }: Aim): Facing {
  return facingAhead(seen, unitOf(seen, ai).at, hex);
}

/** S5.5, R-215: one whose objective is right there gets off too: from its carrier it cannot take it. */
export function orIsThere(can: ActionRules['can']): ActionRules['can'] {
  return (thought, order, ai, aim, why) =>
    (aim.kind === 'objective' && aim.hexes.includes(unitOf(thought.seen, ai).at)) || can(thought, order, ai, aim, why);
}

/** B17.0: it is an action of both, so both are fresh; B17.2 */
function mayGetOff({ seen, command }: Thought, ai: UnitId, why: Why): boolean {
  const { carrier } = unitOf(seen, ai);
  if (unitOf(seen, carrier).spent && !command) return no(why, 'B17.0', 'carrierSpent', { unit: carrier }) !== null;
  const unloading = judgeUnload(seen, carrier, ai);
  return unloading.granted || noFor(why, unloading.reasons) !== null;
}

function getOff(thought: Thought, action: AiAction, ai: UnitId, aim: Aim, notes: PlanNotes): Deed {
  const { at, carrier } = unitOf(thought.seen, ai);
  const facing = movedFacing(asIfOff(thought, ai), { ai, at }, aim, (trace) => {
    notes.chosenFacing = trace;
  });
  return makeDeed({ unit: ai, action, facing, carrier, cost: loadPrice(thought.seen, [ai]) });
}

/** All other orders: none is for an AI that is carried. */
export function unlessCarried(rules: ActionRules): ActionRules {
  return {
    ...rules,
    can: (thought, order, ai, aim, why) => {
      const { carrier } = unitOf(thought.seen, ai);
      if (carrier !== NONE) return no(why, 'S5.5', 'isCarried', { unit: carrier }) !== null;
      return rules.can(thought, order, ai, aim, why);
    },
  };
}
