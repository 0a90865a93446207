import type { AiAction, AiOrder } from '../model/ai-order.ts';
import type { Deed } from '../model/deed.ts';
import type { Aim } from './aims.ts';
import { digInRules, rallyRules, autoRallyRules, endRoundRules, recoverRules } from './rally-order.ts';
import { closeCombatRules, fireRules, groupFireRules, pivotAndFireRules, pivotRules } from './fire-order.ts';
import { disengageRules, intoCloseCombatRules } from './close-combat-moves.ts';
import { moveAndFireRules } from './move-and-fire-order.ts';
import { advanceRules, moveRules } from './move-order.ts';
import type { Thought } from './thought.ts';
import type { HexTrace, LadderTrace, Why } from './trace.ts';

/** What is noted of a plan, if anybody reads it. */
export interface PlanNotes {
  readonly hexes: HexTrace[];
  readonly chosenHexes: LadderTrace[];
  chosenFacing: LadderTrace | null;
}

/** What the AI may be ordered to do. */
export interface ActionRules {
  /** S5.1.1, S5.2.1, S5.1.2, S5.2.2: which ladders choose among those as close. */
  readonly ladder: 'fire' | 'move';
  /** May this AI do it to that aim, under all limits? */
  can(thought: Thought, order: AiOrder, ai: number, aim: Aim, why: Why): boolean;
  /** What exactly: asked only of the one that was chosen, since chance may have a say. */
  plan(thought: Thought, order: AiOrder, ai: number, aim: Aim, notes: PlanNotes): Deed;
}

export const ACTION_RULES: Readonly<Record<AiAction, ActionRules>> = {
  fire: fireRules,
  groupFire: groupFireRules,
  closeCombat: closeCombatRules,
  pivotAndFire: pivotAndFireRules,
  move: moveRules,
  advance: advanceRules,
  moveAndFire: moveAndFireRules,
  moveIntoCloseCombat: intoCloseCombatRules,
  disengage: disengageRules,
  pivot: pivotRules,
  rally: rallyRules,
  autoRally: autoRallyRules,
  digIn: digInRules,
  recover: recoverRules,
  endRound: endRoundRules,
};
