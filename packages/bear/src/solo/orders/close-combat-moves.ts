import { distanceBetween } from '../../board/tables.ts';
import { unitOf } from '../../model/battle.ts';
import type { ActionWay } from '../../rules/ground/action-ways.ts';
import type { ActionRules } from './action-rule.ts';
import { actionReach, type AiReach, enterOption, hasBonus, stepReach } from '../ways/reach.ts';
import type { Aim } from '../thought/aims.ts';
import { disengageLadder } from '../thought/ladders.ts';
import { leaving, tellLeaving, type Thought } from '../thought/thought.ts';
import { type MoveStep, pushRefusals } from '../ways/move-option.ts';
import { type HexTrace, no, type Why } from '../thought/trace.ts';
import { canTurn, turnDeed } from '../ways/facing.ts';
import { chooseStep, chooseWay, moveDeed } from '../ways/way.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

// S4.1.2: into close combat, and out of it.

/** S4.1.2b: onto a unit next to it. R-208: as in all moves, so are ties broken. */
export const intoCloseCombatRules: ActionRules = {
  ladder: 'move',
  can: (thought, _order, ai, aim, why) => onto(thought, ai, aim, why) !== null,
  plan: (thought, _order, ai, aim, notes) => {
    const way = onto(thought, ai, aim, null) ?? { path: [], cost: 0, dice: 0 };
    return moveDeed(thought, 'moveIntoCloseCombat', ai, aim, way, notes);
  },
};

function onto(thought: Thought, ai: UnitId, { hexes: [hex = NONE] }: Aim, why: Why): ActionWay | null {
  const { seen } = thought;
  if (distanceBetween(seen.tables, unitOf(seen, ai).at, hex) !== 1) return no(why, 'S4.1.2b', 'farther', { at: hex });
  const price = enterOption(thought, false, ai, hex, why);
  return price === null ? null : { path: [hex], cost: price.cost, dice: price.dice };
}

const LOW_RISK = { lowRisk: true };

/** S4.1.2a, R-204: a Low Risk move to wherever there is less risk; R-210: at the last a turn towards a flanker. */
export const disengageRules: ActionRules = {
  ladder: 'move',
  can: (thought, _order, ai, _aim, why) => {
    const hexes: HexTrace[] | null = why === null ? null : [];
    if (canDisengage(thought, ai, hexes)) return true;
    pushRefusals(why, hexes ?? []);
    tellLeaving(why, thought, ai);
    no(why, 'S4.1.2a', 'nowhereToGo');
    return canTurn(thought, LOW_RISK, ai, null, why);
  },
  plan: (thought, _order, ai, _aim, notes) => {
    tellLeaving(thought.traced ? notes.remarks : null, thought, ai);
    const gone = leaving(thought, ai);
    const reach = actionReach(gone, true, ai);
    const steps = stepsOut(reach, thought.traced ? notes.hexes : null);
    if (steps.length === 0) return turnDeed(thought, 'disengage', LOW_RISK, ai, null, notes);
    const { hex } = chooseStep(gone, steps, disengageLadder(gone, ai), notes);
    return moveDeed(thought, 'disengage', ai, null, chooseWay(gone, ai, reach.waysTo(hex), notes), notes);
  },
};

/** Is there a hex to get away to? R-205: the bonus hexes of a vehicle are asked at the last. */
export function canDisengage(thought: Thought, ai: UnitId, hexes: HexTrace[] | null = null): boolean {
  const gone = leaving(thought, ai);
  const near = stepReach(gone, true, ai);
  if (near.hexes.some((hex) => near.enter(hex, null) !== null)) return true;
  return (hexes !== null || hasBonus(gone, ai)) && stepsOut(actionReach(gone, true, ai), hexes).length > 0;
}

function stepsOut(reach: AiReach, hexes: HexTrace[] | null): MoveStep[] {
  return reach.hexes.flatMap((hex) => {
    const why: Why = hexes === null ? null : [];
    const price = reach.enter(hex, why);
    hexes?.push({ hex, can: price !== null, why: why ?? [] });
    return price === null ? [] : [{ hex, cost: price.cost, dice: price.dice }];
  });
}
