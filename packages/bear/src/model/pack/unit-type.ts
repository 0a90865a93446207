import type { MoveClass } from '../../board/terrain.ts';

export const SIDES = ['german', 'soviet'] as const;
export type Side = (typeof SIDES)[number];

/** B1.1c: red figures are against soft targets, blue ones against armour. */
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
  // S6.0: a Rumored Enemy: nobody knows what it is, or whether it is anything.
  'rumor',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** How it may lay smoke: pioneers in their own or an adjacent hex, larger mortars where they can fire. */
export const SMOKE_RANGES = ['none', 'adjacent', 'range'] as const;
export type SmokeRange = (typeof SMOKE_RANGES)[number];

/** Who or what carries the flamethrower: one in the hull fires ahead only, one in a turret all round (B17.4). */
export const FLAMETHROWERS = ['none', 'foot', 'hull', 'turret'] as const;
export type Flamethrower = (typeof FLAMETHROWERS)[number];

/** B1.1: what is printed on the counters of one type. */
export interface UnitType {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly kind: UnitKind;
  /** The numbers of its counters, each once a side. */
  readonly numbers: readonly number[];
  /** null: it never attacks. */
  readonly attackCost: number | null;
  /** For fire without sight of the target; null: it has none. */
  readonly indirectCost: number | null;
  readonly turret: boolean;
  readonly moveCost: number;
  readonly moveClass: MoveClass;
  /** Bonus hexes along roads, and over open ground (B14.1). */
  readonly wheelBonus: number;
  readonly trackBonus: number;
  /** null: it has no fire of that colour, in close combat either. */
  readonly firepower: Readonly<Record<Colour, number | null>>;
  /** The figure stands in a white box: it is a crew's weapon, poor in close combat. */
  readonly whiteBox: Readonly<Record<Colour, boolean>>;
  /** In hexes; min is 0 for all but mortars. */
  readonly range: { readonly min: number; readonly max: number };
  readonly flank: DefenseRating;
  readonly front: DefenseRating;
  readonly openTop: boolean;
  /** Added to the DV of those it carries or tows (B16.1). */
  readonly passengerShield: number;
  readonly highExplosive: boolean;
  readonly smoke: SmokeRange;
  readonly flamethrower: Flamethrower;
  readonly pioneer: boolean;
  readonly infantryGun: boolean;
  /** What it is worth when forces are weighed against each other. No rule reads it. */
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

/** B1.1a: wagons and trucks too; a gun is none, whatever it rolls on. */
export function isVehicle({ moveClass, kind }: UnitType): boolean {
  return moveClass !== 'foot' && kind !== 'gun';
}

const LIGHTEST_BURDEN = 3;

/** B1.1a: foot that carries no more than a machine gun; the others are burdened. */
export function isUnburdened(type: UnitType): boolean {
  return isFoot(type) && type.moveCost < LIGHTEST_BURDEN;
}

/** B1.1b */
export function isGun({ kind }: UnitType): boolean {
  return kind === 'gun';
}

/** B1.1b: a weapon that needs a crew: at least one of its figures stands in a white box. */
export function isCrewed({ whiteBox }: UnitType): boolean {
  return whiteBox.red || whiteBox.blue;
}

/** B1.1b: some orders of the AI speak of these guns alone. */
export function isInfantryGun(type: UnitType): boolean {
  return isGun(type) && type.infantryGun;
}

/** B16.0: trucks and wagons are none. */
export function isCombatCounter({ kind }: UnitType): boolean {
  return kind !== 'transport';
}

/** S6.0: not a unit but the rumor of one. */
export function isRumor({ kind }: UnitType): boolean {
  return kind === 'rumor';
}
