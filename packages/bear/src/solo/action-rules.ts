import type { AiAction } from '../model/ai-order.ts';
import type { ActionRules } from './action-rule.ts';
import { digInRules, rallyRules, autoRallyRules, endRoundRules, recoverRules } from './rally-order.ts';
import { closeCombatRules, fireRules, groupFireRules, pivotAndFireRules, pivotRules } from './fire-order.ts';
import { disengageRules, intoCloseCombatRules } from './close-combat-moves.ts';
import { moveAndFireRules } from './move-and-fire-order.ts';
import { advanceRules, moveRules } from './move-order.ts';

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
