import type { PlanKey } from '../round/reasons.ts';
import type { MoveKey } from '../rules/ground/judge-move.ts';
import type { ReasonWords } from './reason-told.ts';

/** What stands against a move, and what one that is granted is made of. */
export const moveReasons: ReasonWords<MoveKey> = {
  standsThere: ({ unit, hex }) => `${unit} stands in ${hex} already`,
  enemyThere: ({ unit, hex }) => `${unit} of the enemy stands in ${hex}`,
  taken: ({ unit, hex }) => `${unit} stands in ${hex}, and no hex is shared`,
  gunsOffRoad: ({ hex }) => `batteries enter forest by road only, and no road leads to ${hex}`,
  tooFar: ({ unit, hex, amount }) => `${hex} is too far: ${unit} moves ${amount}, one more by road`,
  wayBarred: ({ hex }) => `forest, hills or enemies bar the way to ${hex}`,
  printedMove: () => 'printed move',
  riding: () => 'Horseback riding',
  byRoad: () => 'by road all the way',
  marching: () => 'Carpathian march',
  forced: () => 'Forced march',
};

/** What stands against the rest of a plan. */
export const planReasons: ReasonWords<PlanKey> = {
  notYours: ({ unit }) => `${unit} does not belong to your corps`,
  lost: ({ unit }) => `${unit} is lost`,
  movedAlready: ({ unit }) => `${unit} moves already`,
  noMovesLeft: () => 'no further unit may move in this round',
  firesForCard: ({ unit }) => `${unit} fires for a card, so it stays where it is`,
  noRoom: ({ unit }) => `${unit} has nowhere to go`,
  nobodyToMove: () => 'no unit can',
  noMarchOfficer: () => 'no officer of your corps knows the Carpathian march',
  notBesideMarchOfficer: ({ unit }) => `${unit} does not start next to the officer`,
  noWaveOfficer: () => 'no officer of your corps calls the Human wave',
  waveItself: ({ unit }) => `${unit} cannot end next to himself`,
  notBesideWaveOfficer: ({ hex }) => `${hex} is not next to the officer`,
  notHeld: () => 'that card is not in your hand',
  oneCard: () => 'only one card may be played in a phase',
  noBattery: ({ unit }) => `${unit} is no battery`,
  notFighter: ({ unit }) => `${unit} is neither infantry nor cavalry`,
  notEnemy: ({ unit }) => `${unit} is no enemy`,
  tooHighRank: ({ unit }) => `${unit} is an officer; only core and elite units can be moved so`,
  onStrategic: ({ unit }) => `${unit} stands on a Strategic Objective`,
  notNext: ({ hex }) => `${hex} is not next to it`,
  notFree: ({ hex }) => `${hex} is not free`,
  intoObjective: ({ hex }) => `${hex} is an objective`,
  notLost: ({ unit }) => `${unit} is not lost`,
  notCore: ({ unit }) => `${unit} is not a core unit`,
  notOnEdge: ({ hex }) => `${hex} does not lie on your edge`,
  nextToEnemy: ({ unit }) => `an enemy is next to ${unit}`,
  gunsInForest: ({ hex }) => `batteries enter forest by road only, and no road leads to ${hex}`,
  notAttackedByYou: ({ unit }) => `you did not attack ${unit} in this round`,
  unhurt: ({ unit }) => `${unit} has all its RP`,
  didNotAttack: ({ unit }) => `${unit} attacked nobody who has left a hex empty`,
  occupiesAlready: ({ unit }) => `${unit} occupies a hex already`,
  notEmptied: ({ hex }) => `${hex} was not left empty by a unit that it attacked`,
  notOccupier: ({ unit }) => `${unit} does not occupy a hex`,
  nothingToStrike: () => 'nobody who occupies a hex could attack from there',
  noShot: () => 'no battery has a target it can hit',
  groupTooWeak: ({ unit }) => `${unit} has a target value of 0 or less: more attackers must join`,
  nothingToAttack: () => 'there is nobody left to attack',
};
