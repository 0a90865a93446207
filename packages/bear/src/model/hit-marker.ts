import type { Colour } from './unit-type.ts';

/** There are two piles: vehicles are hit in other ways than men. */
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

/** What a hit does to a unit. Figures are added to the printed ones. */
export interface HitMarker {
  readonly pile: HitPile;
  readonly kind: HitKind;
  readonly copies: number;
  /** The unit is lost at once. */
  readonly destroys: boolean;
  /** What a rally roll must come to; null: it stays for good. */
  readonly rally: number | null;
  readonly mayAttack: boolean;
  /** Also for turning in place. */
  readonly mayMove: boolean;
  readonly attackCost: number;
  /** Also for turning in place. */
  readonly moveCost: number;
  /** null: all fire of that colour is lost. */
  readonly firepower: Readonly<Record<Colour, number | null>>;
  /** The range it is cut down to; null: the printed one. */
  readonly range: number | null;
  readonly front: number;
  readonly flank: number;
}
