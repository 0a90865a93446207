import { NONE } from '../model/ids.ts';
import type { AiReason, AiReasonKey } from '../solo/trace.ts';
import type { EventNames } from './event-names.ts';

/** Why a unit was none to choose; the amount is a target value, a number of RP, or of hexes. */
const REASONS: Readonly<Record<AiReasonKey, (amount: number) => string>> = {
  noChance: (tv) => `cannot be hit, TV ${tv}`,
  outOfRange: (hexes) => `${hexes} hexes away, out of range`,
  notCovered: () => 'not in the battery’s range',
  batteryOutOfRange: () => 'attacks from beyond the battery’s range',
  moreThanOneRp: (rp) => `has ${rp} RP, and there are others with 1`,
  notAttackedBattery: () => 'does not attack a battery, and others do',
  noCounterAttack: () => 'no counter-attack on it to support',
  batteryFights: () => 'attacks a battery, which does not counter-attack',
  forest: () => 'in forest without an observer near: no support',
  passedOverAnyway: () => 'would not be counter-attacked even with support',
  gone: () => 'lost in this round',
  attackedGone: () => 'the unit it attacked is lost',
  noneToHit: (tv) => `its counter-attack could not hit, TV ${tv}`,
  notInUse: () => 'the AI has no use for this card',
  noOneRpTarget: () => 'cannot hit an enemy with 1 RP, and another battery can',
  noEffect: () => 'can have no effect',
  isBattery: () => 'a battery',
  neverCounters: () => 'a battery does not counter-attack',
  holdsObjective: () => 'holds an objective',
  holdsNone: () => 'holds no objective',
  notBeside: () => 'not next to the officer',
  hasMoved: () => 'has moved in this round',
  tooFar: (hexes) => `${hexes} hexes away: too far for a single move`,
  wayBarred: (hexes) => `${hexes} hexes away: the way is barred`,
};

/** `r04 Rifles: 3 hexes away: too far for a single move (LS4.2d)` */
export function explainAiReason({ rule, key, unit = NONE, amount = 0 }: AiReason, names: EventNames): string {
  const told = `${REASONS[key](amount)} (${rule})`;
  return unit === NONE ? told : `${names.unit(unit)}: ${told}`;
}
