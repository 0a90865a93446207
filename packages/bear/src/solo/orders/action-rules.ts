import type { AiAction } from '../../model/solo/order.ts';
import type { ActionRules } from './action-rule.ts';
import { aroundMarkers, atLowRisk, orGetOff, orIsThere, unlessCareful, unlessCarried } from './readings.ts';
import {
  autoRallyRules,
  digInRules,
  endRoundRules,
  enterFromCupRules,
  leaveRules,
  rallyRules,
  recoverRules,
} from './rally-order.ts';
import {
  canFireBeside,
  closeCombatRules,
  fireRules,
  groupFireRules,
  pivotAndFireRules,
  pivotRules,
} from './fire-order.ts';
import { disengageRules, intoCloseCombatRules } from './close-combat-moves.ts';
import { advanceRules, moveAndFireRules, moveRules } from './move-order.ts';

export const ACTION_RULES: Readonly<Record<AiAction, ActionRules>> = {
  fire: orGetOff('fire', aroundMarkers(fireRules)),
  groupFire: orGetOff('groupFire', aroundMarkers(groupFireRules)),
  closeCombat: unlessCarried(closeCombatRules),
  pivotAndFire: orGetOff('pivotAndFire', pivotAndFireRules, canFireBeside),
  // After getting off it faces any way, so it needs a hex to go to rather than a turn.
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
