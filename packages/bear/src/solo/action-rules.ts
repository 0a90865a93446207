import type { AiAction } from '../model/solo/order.ts';
import type { ActionRules } from './action-rule.ts';
import { aroundMarkers } from './around-marker.ts';
import { atLowRisk, unlessCareful } from './careful.ts';
import { enterFromCupRules } from './cup-rules.ts';
import { autoRallyRules, digInRules, endRoundRules, leaveRules, rallyRules, recoverRules } from './rally-order.ts';
import {
  canFireBeside,
  closeCombatRules,
  fireRules,
  groupFireRules,
  pivotAndFireRules,
  pivotRules,
} from './fire-order.ts';
import { disengageRules, intoCloseCombatRules } from './close-combat-moves.ts';
import { orGetOff, orIsThere, unlessCarried } from './get-off.ts';
import { moveAndFireRules } from './move-and-fire-order.ts';
import { advanceRules, moveRules } from './move-order.ts';

export const ACTION_RULES: Readonly<Record<AiAction, ActionRules>> = {
  fire: orGetOff('fire', aroundMarkers(fireRules)),
  groupFire: orGetOff('groupFire', aroundMarkers(groupFireRules)),
  closeCombat: unlessCarried(closeCombatRules),
  pivotAndFire: orGetOff('pivotAndFire', pivotAndFireRules, canFireBeside),
  // Facing as it likes it has no need to turn: it gets off for a hex to go to.
  move: atLowRisk(orGetOff('move', moveRules, orIsThere(advanceRules.can))),
  advance: atLowRisk(orGetOff('advance', advanceRules, orIsThere(advanceRules.can))),
  moveAndFire: atLowRisk(orGetOff('moveAndFire', moveAndFireRules)),
  moveIntoCloseCombat: unlessCareful(unlessCarried(intoCloseCombatRules)),
  disengage: unlessCarried(disengageRules),
  pivot: unlessCarried(pivotRules),
  rally: unlessCarried(rallyRules),
  autoRally: unlessCarried(autoRallyRules),
  digIn: unlessCarried(digInRules),
  recover: unlessCarried(recoverRules),
  endRound: unlessCarried(endRoundRules),
  leave: unlessCarried(leaveRules),
  enterFromCup: enterFromCupRules,
};
