import type { FortKind } from '../battle/marker.ts';
import { type Colour, isRumor, type Side, SIDES, type UnitType } from './unit-type.ts';
import { type UnitId, unitId } from '../ids.ts';

/** One counter of the set. In a match a unit is the index of its counter. */
export interface Counter {
  /** g03, s18: lower case, because G03 is a hex. */
  readonly word: string;
  readonly side: Side;
  readonly number: number;
  readonly type: UnitType;
}

const LETTERS: Readonly<Record<Side, string>> = { german: 'g', soviet: 's' };

/** By side, then by number; Rumored Enemies last. */
export function countersOf(types: readonly UnitType[]): readonly Counter[] {
  const units = types.filter((type) => !isRumor(type));
  const rumors = types.filter(isRumor);
  return [units, rumors].flatMap((some) => SIDES.flatMap((side) => countersOfSide(some, side)));
}

function countersOfSide(types: readonly UnitType[], side: Side): Counter[] {
  return types
    .filter((type) => type.side === side)
    .flatMap((type) => type.numbers.map((number) => ({ word: printCounter(type, number), side, number, type })))
    .sort((a, b) => a.number - b.number);
}

/** g03, s18; gr1 and sr1 for Rumored Enemies (S6.0). */
export function printCounter(type: Pick<UnitType, 'side' | 'kind'>, number: number): string {
  const letter = LETTERS[type.side];
  return type.kind === 'rumor' ? `${letter}r${number}` : letter + String(number).padStart(2, '0');
}

/** -1 if there is none. */
export function counterNamed(counters: readonly Counter[], word: string): UnitId {
  return unitId(counters.findIndex((counter) => counter.word === word));
}

export const HIT_PILES = ['infantry', 'vehicle'] as const;
export type HitPile = (typeof HIT_PILES)[number];

export const HIT_KINDS = [
  'stunned',
  'unnerved',
  'killed',
  'panicked',
  'pinned',
  'suppressed',
  'cowering',
  'berserk',
  'immobilized',
  'redGunDamaged',
  'blueGunDamaged',
  'lightDamage',
  'destroyed',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Figures are added to the printed ones. */
export interface HitMarker {
  readonly pile: HitPile;
  readonly kind: HitKind;
  readonly copies: number;
  readonly destroys: boolean;
  /** The rally roll needed; null: it is permanent. */
  readonly rally: number | null;
  readonly mayAttack: boolean;
  /** Also applies to turning in place. */
  readonly mayMove: boolean;
  readonly attackCost: number;
  /** Also applies to turning in place. */
  readonly moveCost: number;
  /** null: no FP of that colour is left. */
  readonly firepower: Readonly<Record<Colour, number | null>>;
  /** The range is cut to this; null: the printed range. */
  readonly range: number | null;
  readonly front: number;
  readonly flank: number;
}

/** B18.5: a counter with a defense on each face; the player who draws it chooses one. */
export interface DefenseCounter {
  readonly faces: readonly [FortKind, FortKind];
  readonly copies: number;
}
