import type { MoveClass } from '../../board/terrain.ts';

export const SIDES = ['german', 'soviet'] as const;
export type Side = (typeof SIDES)[number];

/** B1.1c: red FP is for soft targets, blue for armour. */
export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const UNIT_KINDS = [
  'squad',
  'mg',
  'mortar',
  'gun',
  'transport',
  'apc',
  'spg',
  'armouredCar',
  'tank',
  // S6.0: may turn out to be a unit, a mine, or nothing.
  'rumor',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** How it lays smoke: pioneers in their own or an adjacent hex, larger mortars anywhere in range. */
export const SMOKE_RANGES = ['none', 'adjacent', 'range'] as const;
export type SmokeRange = (typeof SMOKE_RANGES)[number];

/** A hull flamethrower fires ahead only, a turret all round (B17.4). */
export const FLAMETHROWERS = ['none', 'foot', 'hull', 'turret'] as const;
export type Flamethrower = (typeof FLAMETHROWERS)[number];

/** B1.1: the figures printed on the counters of one type. */
export interface UnitType {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly kind: UnitKind;
  /** Counter numbers, unique within a side. */
  readonly numbers: readonly number[];
  /** null: it cannot attack. */
  readonly attackCost: number | null;
  /** For fire without line of sight; null: it cannot. */
  readonly indirectCost: number | null;
  readonly turret: boolean;
  readonly moveCost: number;
  readonly moveClass: MoveClass;
  /** B14.1: bonus hexes along roads, and over open ground. */
  readonly wheelBonus: number;
  readonly trackBonus: number;
  /** null: no FP of that colour, not even in close combat. */
  readonly firepower: Readonly<Record<Colour, number | null>>;
  /** B1.1b: printed in a white box: a crewed weapon, poor in close combat. */
  readonly whiteBox: Readonly<Record<Colour, boolean>>;
  /** In hexes; min is 0 except for mortars. */
  readonly range: { readonly min: number; readonly max: number };
  readonly flank: DefenseRating;
  readonly front: DefenseRating;
  readonly openTop: boolean;
  /** B16.1: added to the DV of its passengers. */
  readonly passengerShield: number;
  readonly highExplosive: boolean;
  readonly smoke: SmokeRange;
  readonly flamethrower: Flamethrower;
  readonly pioneer: boolean;
  readonly infantryGun: boolean;
  /** For comparing forces; no rule uses it. */
  readonly points: number;
}

export interface DefenseRating {
  readonly dr: number;
  readonly colour: Colour;
}

/** B1.1a */
export function isFoot({ moveClass }: UnitType): boolean {
  return moveClass === 'foot';
}

/** B1.1a: includes wagons and trucks, but no gun, whatever its move class. */
export function isVehicle({ moveClass, kind }: UnitType): boolean {
  return moveClass !== 'foot' && kind !== 'gun';
}

const LIGHTEST_BURDEN = 3;

/** B1.1a: foot carrying at most a machine gun; heavier foot is burdened. */
export function isUnburdened(type: UnitType): boolean {
  return isFoot(type) && type.moveCost < LIGHTEST_BURDEN;
}

/** B1.1b */
export function isGun({ kind }: UnitType): boolean {
  return kind === 'gun';
}

/** B1.1b: a crewed weapon: at least one of its figures is in a white box. */
export function isCrewed({ whiteBox }: UnitType): boolean {
  return whiteBox.red || whiteBox.blue;
}

/** B1.1b: some AI orders are for these guns only. */
export function isInfantryGun(type: UnitType): boolean {
  return isGun(type) && type.infantryGun;
}

/** B16.0: everything but trucks and wagons. */
export function isCombatCounter({ kind }: UnitType): boolean {
  return kind !== 'transport';
}

/** S6.0: stands for a possible unit. */
export function isRumor({ kind }: UnitType): boolean {
  return kind === 'rumor';
}
