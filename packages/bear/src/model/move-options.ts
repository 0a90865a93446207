import { option } from '../board/option.ts';

/** The switches of movement: every value, the default in front. */
export const MOVE_OPTIONS = {
  /** B1.1a: in which column of the terrain table do guns find their costs? */
  gunMoveClass: ['foot', 'wheeled'],
  /** B4.2: may a vehicle get stuck in a stone building? */
  stoneImmobilize: ['on', 'off'],
  /** B4.2a: do trucks and wagons enter buildings off the road? */
  truckBuildings: ['never', 'table'],
  /** B5.5a: what does it cost to come in? */
  entryCost: ['normal', 'free'],
  /** B5.0.3: is foot easier to hit just after it has moved in the open? */
  cautiousMovement: ['off', 'on'],
  /** B11.1: do vehicles drive down a steep side? */
  steepDown: ['forbidden', 'free'],
  /** B14.1a: may a bonus hex be a plowed field? */
  plowedBonus: ['never', 'into'],
  /** B14.2: what is it to a wheeled vehicle that another vehicle is in its way on the road? */
  roadPassing: ['plusOne', 'noBonus'],
  /** B17.0b: what infantry does an APC take aboard? */
  apcLoading: ['any', 'combined'],
  /** B17.2: may a pinned unit be loaded? */
  pinnedLoading: ['on', 'off'],
  /** B18.3.3b: how do mines attack? */
  mines: ['fp8', 'hit8'],
} as const;

export const moveOptionShape = {
  gunMoveClass: option(MOVE_OPTIONS.gunMoveClass),
  stoneImmobilize: option(MOVE_OPTIONS.stoneImmobilize),
  truckBuildings: option(MOVE_OPTIONS.truckBuildings),
  entryCost: option(MOVE_OPTIONS.entryCost),
  cautiousMovement: option(MOVE_OPTIONS.cautiousMovement),
  steepDown: option(MOVE_OPTIONS.steepDown),
  plowedBonus: option(MOVE_OPTIONS.plowedBonus),
  roadPassing: option(MOVE_OPTIONS.roadPassing),
  apcLoading: option(MOVE_OPTIONS.apcLoading),
  pinnedLoading: option(MOVE_OPTIONS.pinnedLoading),
  mines: option(MOVE_OPTIONS.mines),
};
