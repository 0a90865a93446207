import { option } from './option.ts';

/** The switches of movement: every value, the default in front. */
export const MOVE_OPTIONS = {
  /** B1.1a: in which column of the terrain table do guns find their costs? */
  gunMoveClass: ['foot', 'wheeled'],
  /** B4.2a: do trucks and wagons enter buildings off the road? */
  truckBuildings: ['never', 'table'],
  /** B14.1a: may a bonus hex be a plowed field? */
  plowedBonus: ['never', 'into'],
  /** B14.2: what is it to a wheeled vehicle that another vehicle is in its way on the road? */
  roadPassing: ['plusOne', 'noBonus'],
} as const;

export const moveOptionShape = {
  gunMoveClass: option(MOVE_OPTIONS.gunMoveClass),
  truckBuildings: option(MOVE_OPTIONS.truckBuildings),
  plowedBonus: option(MOVE_OPTIONS.plowedBonus),
  roadPassing: option(MOVE_OPTIONS.roadPassing),
};
