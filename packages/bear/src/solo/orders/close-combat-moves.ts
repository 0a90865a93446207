import { deny, grant } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { unitOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { ActionWay } from '../../rules/ground/action-ways.ts';
import type { Assignment } from '../thought/aims.ts';
import { disengageLadder } from '../thought/ladders.ts';
import { leavingRemarks, onceGone, type Thought } from '../thought/thought.ts';
import { type AiVerdict, type HexTrace, withReasons } from '../thought/trace.ts';
import { judgeTurn, type Turn, turnDeed } from '../ways/facing.ts';
import { refusalsOf, stepsWithin } from '../ways/move-option.ts';
import { actionReach, hasBonus, judgeEntering, stepReach } from '../ways/reach.ts';
import { chooseStep, chooseWay, moveDeed } from '../ways/way.ts';
import { type ActionRules, MOVING } from './action-rule.ts';

// S4.1.2: into close combat, and out of it.

/** S4.1.2b: into the hex of an adjacent unit. R-208: ties are broken as in all moves. */
export const intoCloseCombatRules: ActionRules = {
  ...MOVING,
  can: judgeOnto,
  plan: (assignment, draft) => {
    const onto = judgeOnto(assignment);
    const way = onto.granted ? onto.value : { path: [], cost: 0, dice: 0 };
    return moveDeed(assignment, 'moveIntoCloseCombat', way, draft);
  },
};

function judgeOnto({
  thought,
  ai,
  aim: {
    hexes: [hex = NONE],
  },
}: Assignment): AiVerdict<ActionWay> {
  const { seen } = thought;
  if (distanceBetween(seen.tables, unitOf(seen, ai).at, hex) !== 1) return deny('S4.1.2b', 'farther', { at: hex });
  const entering = judgeEntering(thought, false, ai, hex);
  if (!entering.granted) return entering;
  const { cost, dice } = entering.value;
  return grant({ path: [hex], cost, dice });
}

/** S4.1.2a, R-204: a Low Risk move to a hex of less risk; R-210: if there is none, a turn towards a flanker. */
export const disengageRules: ActionRules = {
  ...MOVING,
  aims: false,
  can: ({ thought, ai }) => {
    const hexes: HexTrace[] | null = thought.traced ? [] : null;
    if (canDisengage(thought, ai, hexes)) return grant();
    const against = [...refusalsOf(hexes ?? []), ...leavingRemarks(thought, ai)];
    return withReasons([...against, { rule: 'S4.1.2a', key: 'nowhereToGo' }], judgeTurn(lowRiskTurn(thought, ai)));
  },
  plan: ({ thought, ai }, draft) => {
    draft.remarks.push(...leavingRemarks(thought, ai));
    const gone = onceGone(thought, ai);
    const reach = actionReach(gone, true, ai);
    const steps = stepsWithin(reach, thought.traced ? draft.hexes : null);
    if (steps.length === 0) return turnDeed(lowRiskTurn(thought, ai), 'disengage', draft);
    const { hex } = chooseStep(gone, steps, disengageLadder(gone, ai), draft);
    const way = chooseWay(gone, ai, reach.waysTo(hex), draft);
    return moveDeed({ thought, ai, aim: null }, 'disengage', way, draft);
  },
};

function lowRiskTurn(thought: Thought, ai: UnitId): Turn {
  return { thought, ai, aim: null, lowRisk: true };
}

/**
 * Whether there is a hex to leave to. R-205: a vehicle's bonus hexes are tried last. `hexes` collects those considered.
 */
export function canDisengage(thought: Thought, ai: UnitId, hexes: HexTrace[] | null = null): boolean {
  const gone = onceGone(thought, ai);
  const near = stepReach(gone, true, ai);
  if (near.hexes.some((hex) => near.enter(hex).granted)) return true;
  return (hexes !== null || hasBonus(gone, ai)) && stepsWithin(actionReach(gone, true, ai), hexes).length > 0;
}
