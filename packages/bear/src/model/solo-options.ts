import { option } from '../board/option.ts';

/** The switches of the solo AI: every value, the default in front. */
export const SOLO_OPTIONS = {
  /** S5.1, R-99: is the limit of 11 measured before or after the CAPs of an order? */
  aiElevenLimit: ['beforeCaps', 'afterCaps'],
  /** must an order of two halves be possible as a whole? */
  combinedOrders: ['both', 'firstHalf'],
  /** S5.2.2, R-214: does an AI move towards the closest target, or the closest of the kind that its order lists first? */
  moveTarget: ['closest', 'listedFirst'],
  /** G5.4b, R-144: do the CAPs for the fewest units bring the AI of a generated mission Command cards? */
  aiFewestCards: ['off', 'on'],
} as const;

export const soloOptionShape = {
  aiElevenLimit: option(SOLO_OPTIONS.aiElevenLimit),
  combinedOrders: option(SOLO_OPTIONS.combinedOrders),
  moveTarget: option(SOLO_OPTIONS.moveTarget),
  aiFewestCards: option(SOLO_OPTIONS.aiFewestCards),
};
