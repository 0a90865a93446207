import { option } from '../board/option.ts';

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
  /** B3.2.5: what each side has more than its firefight says, or less. */
  germanHandicap: ['0', '1', '2', '-1', '-2'],
  sovietHandicap: ['0', '1', '2', '-1', '-2'],
  /** S1.0: so many Command cards are taken out of the AI's Order deck at random. */
  commandCardsOut: ['0', '1', '2'],
  /** B7.4.1: when does a lost unit cost a CAP of this round? */
  capLoss: ['ceiling', 'immediate'],
  /** B7.4.2: what the CAPs are reset to at least. */
  capFloor: ['0', '3'],
  /** G4.0c: do the fewest units of a generation give more CAPs? */
  fewestUnitsBonus: ['on', 'off'],
  /** B1.0: is a hand dealt at set-up besides the draw of round 1? */
  firstRoundCards: ['perRound', 'extraAtSetup'],
  /** B2.2i, B18.1.3: what a hasty defense costs. */
  hastyCost: ['7', '5'],
  /** B12.1a: may off-board artillery go astray? */
  artilleryDrift: ['off', 'on'],
  /** B13.0a: does smoke in one hex add up, or to no more than one heavy counter? */
  smokeStacking: ['add', 'max2'],
  /** B7.5.1: who is rolled for where both sides are in the hex? */
  friendlyFire: ['all', 'enemiesOnly'],
  /** B7.5: who sees a hit marker that was drawn? */
  hitMarkers: ['ownerSecret', 'open'],
  /** B7.5a: is a unit that drew a killing marker gone at once, or when it is found out? */
  killedMarker: ['atOnce', 'delayed'],
  /** B10.2: what hiding costs. */
  hideCost: ['7', '5'],
  /** B19.1: who wins with equal VP? */
  tie: ['bothLose', 'draw'],
  /** B20.0: do turns go back and forth between single players, or between whole sides? */
  teamTurns: ['alternate', 'wholeSide'],
  /** B20.3: is a match of three or four won by a side, or by a single player? */
  teamWin: ['side', 'individual'],
  /** B20.4: which sides of two players are one player's here? */
  onePlayer: ['none', 'german', 'soviet', 'both'],
} as const;

export const playOptionShape = {
  economy: option(PLAY_OPTIONS.economy),
  checkDevice: option(PLAY_OPTIONS.checkDevice),
  variableAP: option(PLAY_OPTIONS.variableAP),
  opportunityBy: option(PLAY_OPTIONS.opportunityBy),
  capsOnDice: option(PLAY_OPTIONS.capsOnDice),
  germanHandicap: option(PLAY_OPTIONS.germanHandicap),
  sovietHandicap: option(PLAY_OPTIONS.sovietHandicap),
  commandCardsOut: option(PLAY_OPTIONS.commandCardsOut),
  capLoss: option(PLAY_OPTIONS.capLoss),
  capFloor: option(PLAY_OPTIONS.capFloor),
  fewestUnitsBonus: option(PLAY_OPTIONS.fewestUnitsBonus),
  firstRoundCards: option(PLAY_OPTIONS.firstRoundCards),
  hastyCost: option(PLAY_OPTIONS.hastyCost),
  artilleryDrift: option(PLAY_OPTIONS.artilleryDrift),
  smokeStacking: option(PLAY_OPTIONS.smokeStacking),
  friendlyFire: option(PLAY_OPTIONS.friendlyFire),
  hitMarkers: option(PLAY_OPTIONS.hitMarkers),
  killedMarker: option(PLAY_OPTIONS.killedMarker),
  hideCost: option(PLAY_OPTIONS.hideCost),
  tie: option(PLAY_OPTIONS.tie),
  teamTurns: option(PLAY_OPTIONS.teamTurns),
  teamWin: option(PLAY_OPTIONS.teamWin),
  onePlayer: option(PLAY_OPTIONS.onePlayer),
};
