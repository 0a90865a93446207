import { type Reason, reasonOf, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import type { FireOdds } from '../../model/battle/figures.ts';

/** B7.2a: the terms of FP; their amounts add up to it. */
const FIREPOWER_RULES = {
  printed: 'B7.1',
  flame: 'B17.4',
  cardFirepower: 'B8.4',
  markerFirepower: 'B7.5',
  shortRange: 'B7.7.2',
  longRange: 'B7.7.1',
  goodInCloseCombat: 'B7.7.3',
  poorInCloseCombat: 'B7.7.3',
  attackerHigher: 'B7.3c',
  supporter: 'B9.1.2',
  carefulAiming: 'B8.2',
  specialFirepower: 'G3.3a',
  halved: 'B7.1',
} as const;

/** B7.3, B4.1: the terms of the DV, the DR first; their amounts add up to it. */
const DEFENSE_RULES = {
  front: 'B7.3',
  flank: 'B7.3',
  flankInCloseCombat: 'B7.7.3a',
  flankAgainstHE: 'B12.2',
  flankAgainstFlame: 'B17.4',
  flankCarried: 'B17.1',
  hiddenFront: 'B10.0.3',
  ownDefense: 'B18.4',
  flankInBunker: 'B18.1.2',
  openTop: 'B15.5',
  markerDefense: 'B7.5',
  terrain: 'B4.1',
  airBurst: 'B12.2a',
  wall: 'B7.3d',
  trench: 'B18.1.1',
  bunkerFront: 'B18.1.2',
  bunkerFlank: 'B18.1.2',
  hastyDefense: 'B18.1.3',
  roadBlock: 'B18.3.2',
  smokeInHex: 'B13.0c',
  smokeAtAttacker: 'B13.0c',
  smokeBetween: 'B6.0.7',
  targetHigher: 'B7.3c',
  vehicleCover: 'B15.6',
  passengerShield: 'B16.1',
  exposed: 'B5.0.3',
  haze: 'G3.3a',
  specialDefense: 'G3.3a',
  rumored: 'S6.2.2',
} as const;

/** The terms of the attack cost; their amounts add up to it. */
const COST_RULES = {
  attackCost: 'B1.1',
  wagonCost: 'B7.7.3',
  indirectCost: 'B12.0',
  cardCost: 'B8.4',
  markerCost: 'B7.5',
  turretCost: 'B15.4',
  specialCost: 'G3.3a',
} as const;

const BAN_RULES = {
  notOnMap: 'B7.0',
  ownSide: 'B7.0',
  neverAttacks: 'B1.1',
  noFlamethrower: 'B17.4',
  markerForbids: 'B7.5',
  carried: 'B17.0a',
  inWater: 'B4.4',
  enemyInHex: 'B7.7.3b',
  onlyCloseCombat: 'B16.0',
  outOfArc: 'B6.1',
  outOfBunkerArc: 'B18.1.2',
  mortarInBunker: 'B18.1.2',
  noSight: 'B6.0',
  concealed: 'B6.0.8',
  tooFar: 'B7.7',
  tooNear: 'B12.0',
  noIndirectFire: 'B12.0',
  spotTooFar: 'B12.0a',
  spotUnseen: 'B12.0a',
  spotHeld: 'B12.0a',
  notAVehicle: 'B8.4',
  nobodyThere: 'B7.0',
  nobodyInReach: 'B7.0',
  cannotRaze: 'B18.4',
  nothingToRaze: 'B18.4',
  noWeaponCard: 'B8.4',
  usedAlone: 'B8.4',
  noAirStrike: 'B17.5',
  unseenByAll: 'B17.5a',
  noFirepower: 'B7.1',
  firepowerLost: 'B7.5c',
  twice: 'B9.1.2',
  otherSide: 'B9.1.2',
  awayFromLeader: 'B9.1.2',
  beyondNormalRange: 'B9.1.2',
  tooWeak: 'B9.1.2',
  weakenedByMarker: 'B9.1.2',
} as const;

/** Notes: any hit kills; an unseen marker is not counted; the range is not the printed one. */
const NOTE_RULES = { secondHit: 'B7.4', unknownMarker: 'B7.5', specialRange: 'G3.3a' } as const;

/** Every reason in a judgement of an attack, with its rule. */
export const FIRE_RULES = {
  ...FIREPOWER_RULES,
  ...DEFENSE_RULES,
  ...COST_RULES,
  ...BAN_RULES,
  ...NOTE_RULES,
} as const;

export type FireKey = keyof typeof FIRE_RULES;

/** A blocked line of sight has reasons of its own. */
export type FireReason = Reason<FireKey | SightKey>;

type Figures = Omit<FireReason, 'rule' | 'key'>;

const NO_FIGURES: Figures = {};

export function because(key: FireKey, figures: Figures = NO_FIGURES): FireReason {
  return reasonOf(FIRE_RULES[key], key, figures);
}

/** The sum a reason is a term of; `none` for bans and notes. */
export type Ledger = 'firepower' | 'defense' | 'cost' | 'none';

export function ledgerOf({ key }: Pick<Reason, 'key'>): Ledger {
  if (Object.hasOwn(FIREPOWER_RULES, key)) return 'firepower';
  if (Object.hasOwn(DEFENSE_RULES, key)) return 'defense';
  return Object.hasOwn(COST_RULES, key) ? 'cost' : 'none';
}

export function sumOf(terms: readonly FireReason[]): number {
  let sum = 0;
  for (const { amount } of terms) if (amount !== undefined) sum += amount;
  return sum;
}

export type FireVerdict = Verdict<FireOdds, FireKey | SightKey>;
