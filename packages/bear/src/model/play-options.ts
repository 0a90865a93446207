import { option } from './option.ts';

/** The switches of rounds, payment, dice, hits and victory: every value, the default in front. */
export const PLAY_OPTIONS = {
  /** B2.2, B3.0: how actions are paid for. */
  economy: ['spentCheck', 'sevenAP'],
  /** B2.2h: where the number of a spent check comes from. */
  checkDevice: ['orderCard', 'd10'],
  /** B3.0.1: are the AP of an activation rolled? */
  variableAP: ['off', 'on'],
  /** B3.1: who may take an opportunity action? */
  opportunityBy: ['fresh', 'freshOrSpent'],
  /** B3.2.3: on which dice may CAPs be spent? */
  capsOnDice: ['any', 'attackAndInitiative'],
  /** B3.2.5: what each side has more than its firefight says. */
  germanHandicap: ['0', '1', '2'],
  sovietHandicap: ['0', '1', '2'],
  /** B7.4.1: when does a lost unit cost a CAP of this round? */
  capLoss: ['ceiling', 'immediate'],
  /** B7.4.2: what the CAPs are reset to at least. */
  capFloor: ['0', '3'],
  /** B1.0: is a hand dealt at set-up besides the draw of round 1? */
  firstRoundCards: ['perRound', 'extraAtSetup'],
  /** B7.5.1: who is rolled for where both sides are in the hex? */
  friendlyFire: ['all', 'enemiesOnly'],
  /** B7.5: who sees a hit marker that was drawn? */
  hitMarkers: ['ownerSecret', 'open'],
  /** B19.1: who wins with equal VP? */
  tie: ['bothLose', 'draw'],
} as const;

export const playOptionShape = {
  economy: option(PLAY_OPTIONS.economy),
  checkDevice: option(PLAY_OPTIONS.checkDevice),
  variableAP: option(PLAY_OPTIONS.variableAP),
  opportunityBy: option(PLAY_OPTIONS.opportunityBy),
  capsOnDice: option(PLAY_OPTIONS.capsOnDice),
  germanHandicap: option(PLAY_OPTIONS.germanHandicap),
  sovietHandicap: option(PLAY_OPTIONS.sovietHandicap),
  capLoss: option(PLAY_OPTIONS.capLoss),
  capFloor: option(PLAY_OPTIONS.capFloor),
  firstRoundCards: option(PLAY_OPTIONS.firstRoundCards),
  friendlyFire: option(PLAY_OPTIONS.friendlyFire),
  hitMarkers: option(PLAY_OPTIONS.hitMarkers),
  tie: option(PLAY_OPTIONS.tie),
};
