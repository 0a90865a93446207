import type { PlanKey } from '../round/reasons.ts';
import type { MoveKey } from '../rules/ground/judge-move.ts';
import { agree } from './agree.ts';
import type { ReasonWords } from './reason-told.ts';

/** What stands against a move, and what one that is granted is made of. */
export const moveReasons: ReasonWords<MoveKey> = {
  standsThere: ({ unit, hex }) => agree(unit, `is already in ${hex}`),
  enemyThere: ({ unit, hex }) => `the enemy’s ${unit} is in ${hex}`,
  taken: ({ unit, hex }) => agree(unit, `is in ${hex}: one unit per hex`),
  gunsOffRoad: ({ hex }) => `batteries enter forest by road only; none leads into ${hex}`,
  tooFar: ({ unit, hex, amount }) =>
    `${hex} is too far for one move: ${agree(unit, `goes ${amount}`)}, or ${amount + 1} by road`,
  wayBarred: ({ hex }) => `forest, hills or enemies block the way to ${hex}`,
  printedMove: () => 'printed move',
  riding: () => 'Horseback riding',
  byRoad: () => 'by road all the way',
  marching: () => 'Carpathian march',
  forced: () => 'Forced march',
};

/** What stands against the rest of a plan. */
export const planReasons: ReasonWords<PlanKey> = {
  notYours: ({ unit }) => agree(unit, 'is not in your corps'),
  lost: ({ unit }) => agree(unit, 'is lost'),
  movedAlready: ({ unit }) => agree(unit, 'has a move already'),
  noMovesLeft: () => 'no more units may move this round',
  firesForCard: ({ unit }) => agree(unit, 'fires for a card, so it cannot move'),
  noRoom: ({ unit }) => agree(unit, 'has nowhere to go'),
  nobodyToMove: () => 'no unit can do that now',
  noMarchOfficer: () => 'your corps has no officer with Carpathian march',
  notBesideMarchOfficer: ({ unit }) => agree(unit, 'does not start next to the officer'),
  noWaveOfficer: () => 'your corps has no officer with Human wave',
  waveItself: ({ unit }) => `${unit} cannot end next to himself`,
  notBesideWaveOfficer: ({ hex }) => `${hex} is not next to the officer`,
  notHeld: () => 'that card is not in your hand',
  oneCard: () => 'only one card may be played per phase',
  noBattery: ({ unit }) => agree(unit, 'is not a battery'),
  notFighter: ({ unit }) => agree(unit, 'is neither infantry nor cavalry'),
  notEnemy: ({ unit }) => agree(unit, 'is not an enemy'),
  tooHighRank: ({ unit }) => agree(unit, 'is an officer; this moves only core and elite units'),
  onStrategic: ({ unit }) => agree(unit, 'is on a Strategic Objective'),
  notNext: ({ hex }) => `${hex} is not next to the unit`,
  notFree: ({ hex }) => `${hex} is not free`,
  intoObjective: ({ hex }) => `${hex} is an objective`,
  notLost: ({ unit }) => agree(unit, 'is not lost'),
  notCore: ({ unit }) => agree(unit, 'is not a core unit'),
  notOnEdge: ({ hex }) => `${hex} is not on your edge`,
  nextToEnemy: ({ hex }) => `an enemy is next to ${hex}`,
  gunsInForest: ({ hex }) => `batteries enter forest by road only; none leads into ${hex}`,
  notAttackedByYou: ({ unit }) => `you did not attack ${unit} this round`,
  unhurt: ({ unit }) => agree(unit, 'has all its RP'),
  nobodyToDress: () => 'none of your units that has lost RP is clear of the enemy',
  didNotAttack: ({ unit }) => `no enemy that ${unit} attacked has left its hex empty`,
  occupiesAlready: ({ unit }) => agree(unit, 'occupies a hex already'),
  notEmptied: ({ hex }) => `it did not attack and clear ${hex}`,
  nothingToOccupy: () => 'your attacks have cleared no hex',
  notOccupier: ({ unit }) => agree(unit, 'does not occupy a hex'),
  nothingToStrike: () => 'no unit that occupies a hex could attack from there',
  noShot: () => 'no battery has a target it can hit',
  nothingToAttack: () => 'there is no enemy left to attack',
};
