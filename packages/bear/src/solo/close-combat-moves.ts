import { distanceBetween } from '../board/tables.ts';
import { unitOf } from '../model/battle.ts';
import { neighboursOf } from '../rules/stealth/stealth.ts';
import type { ActionRules, PlanNotes } from './action-rule.ts';
import type { Aim } from './aims.ts';
import { enterOption } from './enter-option.ts';
import { disengageLadder } from './hex-ladder.ts';
import type { MoveStep } from './move-option.ts';
import type { Thought } from './thought.ts';
import { no, type Why } from './trace.ts';
import { chooseStep, moveDeed, type Way } from './way.ts';

// S4.1.2: into close combat, and out of it.

/** S4.1.2b: onto a unit next to it. */
export const intoCloseCombatRules: ActionRules = {
  ladder: 'fire',
  can: (thought, _order, ai, aim, why) => onto(thought, ai, aim, why) !== null,
  plan: (thought, _order, ai, aim, notes) => {
    const way = onto(thought, ai, aim, null) ?? { path: [], cost: 0, dice: 0 };
    return moveDeed(thought, 'moveIntoCloseCombat', ai, aim, way, notes);
  },
};

function onto(thought: Thought, ai: number, { hexes: [hex = -1] }: Aim, why: Why): Way | null {
  const { seen } = thought;
  if (distanceBetween(seen.tables, unitOf(seen, ai).at, hex) !== 1) return no(why, 'S4.1.2b', 'farther', { at: hex });
  const price = enterOption(thought, false, ai, [], hex, why);
  return price === null ? null : { path: [hex], cost: price.cost, dice: price.dice };
}

/** S4.1.2a: a Low Risk move to wherever there is less risk. */
export const disengageRules: ActionRules = {
  ladder: 'fire',
  can: (thought, _order, ai, _aim, why) =>
    waysOut(thought, ai, null).length > 0 || no(why, 'S4.1.2a', 'nowhereToGo') !== null,
  plan: (thought, _order, ai, _aim, notes) => {
    const ways = waysOut(thought, ai, notes);
    const { hex, cost, dice } = chooseStep(thought, ways, disengageLadder(thought, ai), notes);
    return moveDeed(thought, 'disengage', ai, null, { path: [hex], cost, dice }, notes);
  },
};

export function canDisengage(thought: Thought, ai: number): boolean {
  return waysOut(thought, ai, null).length > 0;
}

function waysOut(thought: Thought, ai: number, notes: PlanNotes | null): MoveStep[] {
  return neighboursOf(thought.seen, unitOf(thought.seen, ai).at).flatMap((hex) => {
    const why: Why = thought.traced && notes !== null ? [] : null;
    const price = enterOption(thought, true, ai, [], hex, why);
    if (why !== null) notes?.hexes.push({ hex, can: price !== null, why });
    return price === null ? [] : [{ hex, cost: price.cost, dice: price.dice }];
  });
}
