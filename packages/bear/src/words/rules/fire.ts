import { counted, denied, signed } from '@sandtable/kernel';
import { nameOfHex } from '../../board/map.ts';
import type { SightKey } from '../../board/sight.ts';
import type { Battle } from '../../model/battle/battle.ts';
import type { Chance, Chances, FireOdds } from '../../model/battle/figures.ts';
import { type FireKey, type FireReason, type FireVerdict, type Ledger, ledgerOf } from '../../rules/fire/reasons.ts';
import { standingIn } from '../map-words.ts';
import { explainSight } from './sight.ts';
import { hexId, unitId } from '../../model/ids.ts';
import { type Naming, unitWord } from '../units.ts';

export interface Names {
  readonly hex: (hex: number) => string;
  readonly unit: (unit: number) => string;
  /** What blocks the view in a hex: `woods`, `building`. */
  readonly ground?: (hex: number) => string;
}

export function namesIn(battle: Battle, naming: Naming = unitWord): Names {
  return {
    hex: (hex) => nameOfHex(battle.map, hexId(hex)),
    unit: (unit) => naming(battle, unitId(unit)),
    ground: (hex) => standingIn(battle.map, hexId(hex)),
  };
}

/** The names used in a reason; empty if it has none. */
interface FireReasonNames {
  readonly hex: string;
  readonly unit: string;
  readonly amount: number;
}

/** The reasons of an attack. Terms of a sum follow their amounts; the others are sentences. */
export const fireWords: Readonly<Record<FireKey, (told: FireReasonNames) => string>> = {
  printed: ({ unit }) => `printed FP of ${unit}`,
  flame: ({ unit }) => `flamethrower of ${unit}`,
  cardFirepower: ({ unit }) => (unit === '' ? 'FP of the card' : `FP of the card used by ${unit}`),
  markerFirepower: ({ unit }) => `hit marker of ${unit}`,
  shortRange: () => 'adjacent',
  longRange: () => 'long range',
  goodInCloseCombat: () => 'close combat',
  poorInCloseCombat: () => 'poor in close combat',
  attackerHigher: () => 'attacker higher',
  supporter: ({ unit }) => `supported by ${unit}`,
  carefulAiming: () => 'Steady Aim',
  specialFirepower: ({ unit }) => `special rule for ${unit}`,
  halved: () => 'red FP halved against armor',

  front: ({ unit }) => `front DR of ${unit}`,
  flank: ({ unit }) => `flank DR of ${unit}, attacker outside its arc`,
  flankInCloseCombat: ({ unit }) => `flank DR of ${unit}, always in close combat`,
  flankAgainstHE: ({ unit }) => `flank DR of ${unit}, always against high explosive`,
  flankAgainstFlame: ({ unit }) => `flank DR of ${unit}, always against flamethrowers`,
  flankCarried: ({ unit }) => `flank DR of ${unit}, always when carried`,
  flankInBunker: ({ unit }) => `flank DR of ${unit}, attacker outside the arc of its bunker`,
  hiddenFront: ({ unit }) => `front DR of ${unit}, always when hidden`,
  ownDefense: ({ hex }) => `DR of the fortification or obstacle in ${hex}`,
  openTop: ({ unit }) => `${unit} is open-topped: its flank DR counts as red`,
  markerDefense: ({ unit }) => `hit marker of ${unit}`,
  terrain: ({ hex }) => `terrain in ${hex}`,
  airBurst: ({ hex }) => `air burst in the woods in ${hex}`,
  wall: ({ hex }) => `wall of ${hex}`,
  trench: ({ hex }) => `trench in ${hex}`,
  bunkerFront: ({ hex }) => `bunker in ${hex}, attacked from its front`,
  bunkerFlank: ({ hex }) => `bunker in ${hex}, not attacked from its front`,
  hastyDefense: ({ unit }) => `hasty defense of ${unit}`,
  roadBlock: ({ hex }) => `road block in ${hex}`,
  smokeInHex: ({ hex }) => `smoke in the target's hex ${hex}`,
  smokeAtAttacker: ({ hex }) => `smoke in the attacker's hex ${hex}`,
  smokeBetween: ({ hex }) => `light smoke on the line, in ${hex}`,
  targetHigher: () => 'target higher',
  vehicleCover: ({ unit }) => `vehicle cover from ${unit}`,
  passengerShield: ({ unit }) => `shield of its carrier ${unit}`,
  exposed: ({ unit }) => `${unit} just moved in the open`,
  haze: ({ hex }) => `poor visibility as far as ${hex}`,
  specialDefense: ({ unit }) => `special rule for ${unit}`,
  rumored: ({ unit }) => `to reveal Rumored Enemy ${unit}; FP does not count`,

  attackCost: ({ unit }) => `printed attack cost of ${unit}`,
  wagonCost: ({ unit }) => `${unit} fights at the cost of a truck`,
  indirectCost: ({ unit }) => `indirect fire cost of ${unit}`,
  cardCost: () => 'card cost',
  markerCost: ({ unit }) => `hit marker of ${unit}`,
  turretCost: () => 'turret fire outside the arc',
  specialCost: ({ unit }) => `special rule for ${unit}`,

  notOnMap: ({ unit }) => `${unit} is not on the map`,
  ownSide: ({ unit }) => `${unit} is on the attacker’s own side`,
  neverAttacks: ({ unit }) => `${unit} cannot attack`,
  noFlamethrower: ({ unit }) => `${unit} has no flamethrower`,
  markerForbids: ({ unit }) => `the hit marker of ${unit} forbids attacks`,
  carried: ({ unit }) => `${unit} is being carried`,
  inWater: ({ unit, hex }) => `${unit} is in water in ${hex}`,
  enemyInHex: ({ unit, hex }) => `${unit} has an enemy in its own hex ${hex} and can only attack there`,
  onlyCloseCombat: ({ unit }) => `${unit} attacks in close combat only`,
  outOfArc: ({ unit, hex }) => `${hex} is outside the arc of ${unit}`,
  outOfBunkerArc: ({ unit, hex }) => `${hex} is outside the arc of the bunker that ${unit} is in`,
  mortarInBunker: ({ unit }) => `${unit} is a mortar and may not fire out of a bunker`,
  noSight: ({ unit, hex }) => `${unit} cannot see ${hex}`,
  concealed: ({ hex, amount, unit }) =>
    `${unit} is too far away to make out units in ${hex}: it must be within ${counted(amount, 'hex', 'hexes')}`,
  tooFar: ({ unit, amount }) => `out of range: ${unit} reaches ${counted(amount, 'hex', 'hexes')}`,
  tooNear: ({ unit, amount }) => `too close: the minimum range of ${unit} is ${counted(amount, 'hex', 'hexes')}`,
  noIndirectFire: ({ unit }) => `${unit} cannot fire indirectly`,
  spotTooFar: ({ hex, amount, unit }) =>
    hex === ''
      ? `${unit} has no spotting hex within ${counted(amount, 'hex', 'hexes')}`
      : `${hex} is not a spotting hex within ${counted(amount, 'hex', 'hexes')} of ${unit}`,
  spotUnseen: ({ hex, unit }) => `${unit} does not see the spotting hex ${hex}`,
  spotHeld: ({ hex }) => `an enemy occupies the spotting hex ${hex}`,
  notAVehicle: ({ unit }) => `${unit} is not a vehicle`,
  nobodyThere: ({ hex }) => (hex === '' ? 'there is nobody to attack there' : `there is nobody to attack in ${hex}`),
  nobodyInReach: ({ unit }) => `${unit} has no target`,
  cannotRaze: ({ unit }) => `${unit} cannot damage fortifications or obstacles this way`,
  nothingToRaze: ({ hex }) => `there is nothing of that kind in ${hex}`,
  noWeaponCard: ({ unit }) =>
    unit === '' ? 'no such Weapon Card is available' : `${unit} has no such Weapon Card left`,
  usedAlone: ({ unit }) => `${unit} cannot support a Weapon Card attack`,
  noAirStrike: () => 'there are no aircraft in this battle',
  unseenByAll: ({ hex }) => `no unit on the map sees an enemy in ${hex}`,
  noFirepower: ({ unit }) => `${unit} has no weapon against this target`,
  firepowerLost: ({ unit }) => `its hit leaves ${unit} no FP against this target`,
  twice: ({ unit }) => `${unit} is already in the attack`,
  otherSide: ({ unit }) => `${unit} is on the other side and cannot support`,
  awayFromLeader: ({ unit }) => `${unit} is too far from the leader to support`,
  beyondNormalRange: ({ unit, amount }) => `${unit} can support only within its normal range of ${amount}`,
  tooWeak: ({ unit }) => `${unit} needs FP above 0 to support`,
  weakenedByMarker: ({ unit }) => `the hit marker of ${unit} lowers its FP, so it cannot support`,

  secondHit: ({ unit }) => `${unit} is already hit: another hit destroys it`,
  unknownMarker: ({ unit }) => `${unit} has a face-down hit marker, whose figures are not counted`,
  specialRange: ({ unit, amount }) => `a special rule changes the range of ${unit} by ${signed(amount)}`,
};

const TITLES: Readonly<Record<Exclude<Ledger, 'none'>, (odds: FireOdds) => string>> = {
  firepower: ({ firepower }) => `FP ${firepower}`,
  defense: ({ defense, colour, aspect }) => `DV ${defense} (${colour}, ${aspect})`,
  cost: ({ cost }) => `cost ${cost}`,
};

/**
 * An attack as a ledger: the rolls, then each sum with its terms, `+3 adjacent (B7.7.2)`; or the reasons against it.
 * One line each.
 */
export function explainFire(verdict: FireVerdict, names: Names): string[] {
  if (!verdict.granted) return explainFireTerms(verdict, names);
  const { needed, kill, hitChances, killChances } = verdict.value;
  return [
    `needs ${needed}: ${printChances(hitChances)}`,
    `kills on ${kill}: ${printChances(killChances)}`,
    ...explainFireTerms(verdict, names),
  ];
}

/** Without the odds: the terms of FP, DV and cost, or the reasons against the attack. */
export function explainFireTerms(verdict: FireVerdict, names: Names): string[] {
  const lineOf = (reason: FireReason): string => explainReason(reason, names);
  if (!verdict.granted) return verdict.reasons.map(lineOf);
  const { value, reasons } = verdict;
  const part = (ledger: Ledger): string[] => reasons.filter((each) => ledgerOf(each) === ledger).map(lineOf);
  const sum = (ledger: keyof typeof TITLES): string[] => [
    TITLES[ledger](value),
    ...part(ledger).map((line) => `  ${line}`),
  ];
  return [...sum('firepower'), ...sum('defense'), ...sum('cost'), ...part('none')];
}

function explainReason(reason: FireReason, names: Names): string {
  const { rule, amount = 0 } = reason;
  const words = termWords(reason, names);
  if (!isFireKey(reason.key)) return words;
  const isTerm = ledgerOf(reason) !== 'none' && reason.amount !== undefined;
  return isTerm ? `${signed(amount)} ${words} (${rule})` : `${words} (${rule})`;
}

/** A term without its amount and rule: `terrain in E09`. */
export function termWords(reason: FireReason, names: Names): string {
  const { key, amount = 0, at, unit } = reason;
  if (!isFireKey(key)) return explainSight(denied([{ ...reason, key }]), names).join('\n');
  const hex = at === undefined ? '' : names.hex(at);
  return fireWords[key]({ hex, unit: unit === undefined ? '' : names.unit(unit), amount });
}

function isFireKey(key: FireKey | SightKey): key is FireKey {
  return Object.hasOwn(fireWords, key);
}

/** B7.5: `a first hit draws a marker, and 1 of 20 destroys` */
export function printDeadlyMarker({ ways, of }: Chance): string {
  return `a first hit draws a marker, and ${ways} of ${of} ${ways === 1 ? 'destroys' : 'destroy'}`;
}

/** How many of the 36 rolls of two dice succeed. */
export function printChances([none, one, two]: Chances): string {
  return `${none} of 36, with 1 CAP ${one}, with 2 CAPs ${two}`;
}
