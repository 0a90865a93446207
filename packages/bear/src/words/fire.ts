import { nameOfHex } from '../board/map.ts';
import type { SightKey } from '../board/sight.ts';
import type { Battle } from '../model/battle.ts';
import type { Chances } from '../rules/units/dice.ts';
import type { FireOdds, FireVerdict } from '../rules/fire/verdict.ts';
import { type FireKey, type FireReason, type Ledger, ledgerOf } from '../rules/fire/reasons.ts';
import { explainSight } from './sight.ts';

/** How a match calls its hexes and counters. */
export interface Names {
  readonly hex: (hex: number) => string;
  readonly unit: (unit: number) => string;
}

export function namesIn({ map, pack }: Battle): Names {
  return { hex: (hex) => nameOfHex(map, hex), unit: (unit) => pack.counters[unit]?.word ?? String(unit) };
}

/** What a reason speaks of, by name; empty where it has no such thing. */
interface Told {
  readonly hex: string;
  readonly unit: string;
  readonly amount: number;
}

/** What each reason of an attack says. Terms of a sum stand behind their amounts, the others are sentences. */
export const fireWords: Readonly<Record<FireKey, (told: Told) => string>> = {
  printed: ({ unit }) => `printed FP of ${unit}`,
  flame: ({ unit }) => `flamethrower of ${unit}`,
  cardFirepower: ({ unit }) => (unit === '' ? 'FP of the card' : `FP of the card that ${unit} uses`),
  markerFirepower: ({ unit }) => `hit marker of ${unit}`,
  shortRange: () => 'adjacent',
  longRange: () => 'beyond range',
  goodInCloseCombat: () => 'close combat',
  poorInCloseCombat: () => 'close combat with a clumsy weapon',
  attackerHigher: () => 'attacker higher',
  supporter: ({ unit }) => `supported by ${unit}`,
  carefulAiming: () => 'careful aiming',
  halved: () => 'red FP halved against armour',

  front: ({ unit }) => `front DR of ${unit}`,
  flank: ({ unit }) => `flank DR of ${unit}, attacked from outside its arc`,
  flankInCloseCombat: ({ unit }) => `flank DR of ${unit}, as always in close combat`,
  flankAgainstHE: ({ unit }) => `flank DR of ${unit}, as always against high explosive`,
  flankAgainstFlame: ({ unit }) => `flank DR of ${unit}, as always against flames`,
  flankCarried: ({ unit }) => `flank DR of ${unit}, as always when carried`,
  flankInBunker: ({ unit }) => `flank DR of ${unit}, attacked from outside the arc of its bunker`,
  hiddenFront: ({ unit }) => `front DR of ${unit}, as always when hidden`,
  ownDefense: ({ hex }) => `own DR of what is attacked in ${hex}`,
  openTop: ({ unit }) => `${unit} is open on top: its flank DR counts as red`,
  markerDefense: ({ unit }) => `hit marker of ${unit}`,
  terrain: ({ hex }) => `terrain in ${hex}`,
  airBurst: ({ hex }) => `shells burst in the trees of ${hex}`,
  wall: ({ hex }) => `across a wall of ${hex}`,
  trench: ({ hex }) => `in the trench in ${hex}`,
  bunkerFront: ({ hex }) => `in the bunker in ${hex}, attacked from its front`,
  bunkerFlank: ({ hex }) => `in the bunker in ${hex}, not attacked from its front`,
  hastyDefense: ({ unit }) => `hasty defense of ${unit}`,
  roadBlock: ({ hex }) => `road block in ${hex}`,
  smokeInHex: ({ hex }) => `smoke in the target's hex ${hex}`,
  smokeAtAttacker: ({ hex }) => `smoke in the attacker's hex ${hex}`,
  smokeBetween: ({ hex }) => `light smoke between them in ${hex}`,
  targetHigher: () => 'target higher',
  vehicleCover: ({ unit }) => `behind the vehicle ${unit}`,
  passengerShield: ({ unit }) => `shielded by ${unit}, which carries it`,
  exposed: ({ unit }) => `${unit} has just moved in the open`,
  rumored: ({ unit }) => `${unit} is a Rumored Enemy: so much, without any FP, reveals it`,

  attackCost: ({ unit }) => `printed attack cost of ${unit}`,
  indirectCost: ({ unit }) => `cost of indirect fire of ${unit}`,
  cardCost: () => 'cost of the card',
  markerCost: ({ unit }) => `hit marker of ${unit}`,
  turretCost: () => 'turret fires out of the arc',

  notOnMap: ({ unit }) => `${unit} is not on the map`,
  ownSide: ({ unit }) => `${unit} is of the same side`,
  neverAttacks: ({ unit }) => `${unit} never attacks`,
  noFlamethrower: ({ unit }) => `${unit} has no flamethrower`,
  markerForbids: ({ unit }) => `the hit marker of ${unit} lets it make no attack`,
  carried: ({ unit }) => `${unit} is being carried`,
  inWater: ({ unit, hex }) => `${unit} is in the water in ${hex}`,
  enemyInHex: ({ unit, hex }) => `${unit} has an enemy in its own hex ${hex} and can only fight there`,
  onlyCloseCombat: ({ unit }) => `${unit} attacks in close combat only`,
  outOfArc: ({ unit, hex }) => `${hex} is outside the arc of ${unit}`,
  outOfBunkerArc: ({ unit, hex }) => `${hex} is outside the arc of the bunker that ${unit} is in`,
  mortarInBunker: ({ unit }) => `${unit} is a mortar and does not fire out of a bunker`,
  noSight: ({ unit, hex }) => `${unit} does not see ${hex}`,
  concealed: ({ hex, amount, unit }) =>
    `${unit} is too far off to make out anybody among what stands in ${hex}; that takes a distance of ${amount} at most`,
  tooFar: ({ unit, amount }) => `the target is too far off for ${unit}, which reaches ${amount} hexes`,
  tooNear: ({ unit, amount }) => `the target is too near for ${unit}, which fires no nearer than ${amount} hexes`,
  noIndirectFire: ({ unit }) => `${unit} has no indirect fire`,
  spotTooFar: ({ hex, amount, unit }) =>
    hex === ''
      ? `no hex within ${amount} of ${unit} will do to spot from`
      : `${hex} is no hex within ${amount} of ${unit} to spot from`,
  spotUnseen: ({ hex, unit }) => `${unit} does not see ${hex}, from where it would be spotted`,
  spotHeld: ({ hex }) => `${hex} is held by the enemy, so nobody spots from there`,
  notAVehicle: ({ unit }) => `${unit} is no vehicle`,
  nobodyThere: ({ hex }) => (hex === '' ? 'nobody is there to be attacked' : `nobody is in ${hex} to be attacked`),
  nobodyInReach: ({ unit }) => `${unit} has nobody to attack`,
  cannotRaze: ({ unit }) => `${unit} can do no harm to fortifications and obstacles in this way`,
  nothingToRaze: ({ hex }) => `no such thing lies in ${hex}`,
  noWeaponCard: ({ unit }) => (unit === '' ? 'there is no such card to use' : `${unit} has no such card left`),
  usedAlone: ({ unit }) => `${unit} cannot support what is done with a weapon card`,
  noAirStrike: () => 'there are no aircraft in this battle',
  unseenByAll: ({ hex }) => `nobody on the map sees an enemy in ${hex}`,
  noFirepower: ({ unit }) => `${unit} has no FP of the colour that is needed`,
  firepowerLost: ({ unit }) => `the hit marker of ${unit} has taken its FP of the colour that is needed`,
  twice: ({ unit }) => `${unit} is in the attack already`,
  otherSide: ({ unit }) => `${unit} is of the other side and cannot support`,
  awayFromLeader: ({ unit }) => `${unit} is too far from the leader to support`,
  beyondNormalRange: ({ unit, amount }) => `${unit} supports within its normal range of ${amount} only`,
  tooWeak: ({ unit }) => `${unit} has no FP above 0 to support with`,
  weakenedByMarker: ({ unit }) => `the hit marker of ${unit} lowers its FP, so it cannot support`,

  secondHit: ({ unit }) => `${unit} is hit already: another hit destroys it`,
  unknownMarker: ({ unit }) => `${unit} has a hit marker that is face down; its figures are not counted`,
};

const TITLES: Readonly<Record<Exclude<Ledger, 'none'>, (odds: FireOdds) => string>> = {
  firepower: ({ firepower }) => `FP ${firepower}`,
  defense: ({ defense, colour, aspect }) => `DV ${defense} (${colour}, ${aspect})`,
  cost: ({ cost }) => `cost ${cost}`,
};

/**
 * An attack as a ledger: the rolls, then each sum with its terms as `+3 adjacent (B7.7.2)`; or why there is none, a line
 * a reason.
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

/** The same without the odds: what FP, DV and cost are made of, or what is against it. */
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
  const { rule, key, amount = 0, at, unit } = reason;
  if (!isFireKey(key)) return explainSight({ granted: false, reasons: [{ ...reason, key }] }, names.hex).join('\n');
  const hex = at === undefined ? '' : names.hex(at);
  const words = fireWords[key]({ hex, unit: unit === undefined ? '' : names.unit(unit), amount });
  const isTerm = ledgerOf(reason) !== 'none' && reason.amount !== undefined;
  return isTerm ? `${printSigned(amount)} ${words} (${rule})` : `${words} (${rule})`;
}

function isFireKey(key: FireKey | SightKey): key is FireKey {
  return Object.hasOwn(fireWords, key);
}

/** How many of the 36 ways two dice can fall will do. */
export function printChances([none, one, two]: Chances): string {
  return `${none} of 36, with 1 CAP ${one}, with 2 CAPs ${two}`;
}

/** +3, -2, +0 */
export function printSigned(amount: number): string {
  return amount < 0 ? String(amount) : `+${amount}`;
}
