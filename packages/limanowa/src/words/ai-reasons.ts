import { NONE } from '../model/ids.ts';
import type { AiReason, AiReasonKey } from '../solo/trace.ts';
import type { EventNames } from './event-names.ts';

/** Why a unit was no candidate; the amount is a target value, a number of RP, or of hexes. */
const REASONS: Readonly<Record<AiReasonKey, (amount: number) => string>> = {
  noChance: (tv) => `cannot be hit, TV ${tv}`,
  outOfRange: (hexes) => `${hexes} hexes away, out of range`,
  notCovered: () => 'out of the battery’s range',
  batteryOutOfRange: () => 'attacks from beyond the battery’s range',
  moreThanOneRp: (rp) => `has ${rp} RP; others have 1`,
  notAttackedBattery: () => 'does not attack a battery; others do',
  noCounterAttack: () => 'nobody counter-attacks it, so there is nothing to support',
  batteryFights: () => 'attacks a battery, and batteries do not counter-attack',
  forest: () => 'no support: in forest with no observer near',
  passedOverAnyway: () => 'would not be counter-attacked even with support',
  gone: () => 'lost this round',
  attackedGone: () => 'the unit it attacked is lost',
  noneToHit: (tv) => `its counter-attack cannot hit, TV ${tv}`,
  notInUse: () => 'the AI has no use for this card',
  noOneRpTarget: () => 'cannot hit an enemy with 1 RP; another battery can',
  noEffect: () => 'could have no effect',
  isBattery: () => 'a battery',
  neverCounters: () => 'batteries do not counter-attack',
  holdsObjective: () => 'holds an objective',
  holdsNone: () => 'holds no objective',
  notBeside: () => 'not next to the officer',
  hasMoved: () => 'has already moved this round',
  tooFar: (hexes) => `${hexes} hexes away: too far for one move`,
  wayBarred: (hexes) => `${hexes} hexes away: the way is blocked`,
};

/** `r04 Rifles: 3 hexes away: too far for one move (LS4.2d)` */
export function explainAiReason({ rule, key, unit = NONE, amount = 0 }: AiReason, names: EventNames): string {
  const told = `${REASONS[key](amount)} (${rule})`;
  return unit === NONE ? told : `${names.unit(unit)}: ${told}`;
}
