import { hexId, NONE, unitId } from '../model/ids.ts';
import type { AiReason, AiReasonKey, ChoiceKind, ChoiceTrace, RowId } from '../solo/trace.ts';
import { decidingRung, explainLadder } from './rung-words.ts';
import type { EventNames } from './events.ts';

/** `by` is the unit that chooses. */
const TITLES: Readonly<Record<ChoiceKind, (by: string) => string>> = {
  counterAttack: (by) => `Counter-attack by ${by}`,
  relegated: (by) => `Relegated by ${by}`,
  tactics: (by) => `Aggressive tactics by ${by}`,
  protected: () => 'Unit protected',
  strike: () => 'Target of the Counter-attack card',
  battery: () => 'Battery',
  shell: (by) => `Artillery attack by ${by}`,
  support: (by) => `Artillery support by ${by}`,
  objective: () => 'First objective',
  mover: () => 'Unit that moves',
};

/** The chosen unit, the row of the table, the candidates rung by rung; then the units that were not candidates. */
export function explainChoice({ what, by, passedOver, row, ladder }: ChoiceTrace, names: EventNames): string[] {
  const title = TITLES[what](names.unit(by));
  const nameOf = namesFor(what, names);
  const others = passedOver.map((reason) => `  ${explainAiReason(reason, names)}`);
  if (row === null || ladder === null) return [`${title}: nobody`, ...others];
  const rungs = explainLadder(title, ladder, nameOf, row);
  const [head = `${title}: ${nameOf(ladder.chosen)}`, ...steps] = rungs;
  return [`${head}; ${ROW_WORDS[row]} (${row})`, ...steps, ...others];
}

/** `Counter-attack by r02 Rifles: a01 Honvéd, fewest RP (LS7A2)` */
export function summarizeChoice({ what, by, row, ladder }: ChoiceTrace, names: EventNames): string {
  const title = TITLES[what](names.unit(by));
  if (row === null || ladder === null) return `${title}: nobody`;
  const nameOf = namesFor(what, names);
  const decided = decidingRung(ladder, row);
  return `${title}: ${nameOf(ladder.chosen)}, ${decided === '' ? `the only one (${row})` : decided}`;
}

/** A ladder is over units or hexes by number. */
function namesFor(what: ChoiceKind, names: EventNames): (candidate: number) => string {
  return what === 'objective' ? (hex) => names.hex(hexId(hex)) : (unit) => names.unit(unitId(unit));
}

const ROW_WORDS: Readonly<Record<RowId, string>> = {
  LS7A1: 'an attacker with 1 RP can be hit, so only those count',
  LS7A2: 'no attacker with 1 RP can be hit',
  LS7B1: 'an attacker with 1 RP can be hit: artillery attack',
  LS7B2: 'no attacker with 1 RP can be hit, and support would help: artillery support',
  LS7B3: 'support would not help: artillery attack',
  LS7C1: 'the only one on an objective',
  LS7C2: 'several on objectives, or none',
  'LS3.2.2n2': 'one that can hit an enemy with 1 RP, otherwise any that has an effect',
  'LS3.2.2n3': 'a battery is attacked: artillery attack on its attackers',
  'LS4.2a': 'Strategic before Tactical Objectives',
  'LS4.2e': 'all that can get there in one move',
};

/** Why a unit was not a candidate; the amount is a target value, RP or hexes. */
const REASONS: Readonly<Record<AiReasonKey, (amount: number) => string>> = {
  noChance: (tv) => `cannot be hit, TV ${tv}`,
  outOfRange: (hexes) => `${hexes} hexes away, out of range`,
  notCovered: () => 'out of the battery’s range',
  batteryOutOfRange: () => 'attacks from beyond the battery’s range, so no artillery attack',
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
  return unit === NONE ? told : `${names.unit(unitId(unit))}: ${told}`;
}
