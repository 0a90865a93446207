import * as z from 'zod/mini';
import { MOVE_CLASSES } from '../../board/terrain.ts';
import { listOf, whole } from './bounds.ts';
import { NONE, type PlayerId } from '../ids.ts';
import { isCrewed, isFoot, isGun, isVehicle, type Side, SIDES, type UnitType } from './unit-type.ts';

// G3.3a, G3.9: special rules and weather as data. Several may be in force at once: of limits the tightest counts, all
// else adds up. A rule applies to one side's units or to everyone's: those that look, fire, move, rally, or are
// fired at.

export const UNIT_FILTERS = [
  'all',
  'foot',
  'squads',
  'crewed',
  'mortars',
  'guns',
  'vehicles',
  'tanks',
  'vehiclesOrCrewed',
] as const;
export type UnitFilter = (typeof UNIT_FILTERS)[number];

export const FIRE_RANGES = ['any', 'closeCombat', 'adjacent', 'normal', 'long'] as const;
export type FireRange = (typeof FIRE_RANGES)[number];

const units = z._default(z.enum(UNIT_FILTERS), 'all');
const amount = whole(-9, 9);
const round = whole(1, 20);
const hexes = whole(1, 30);
/** The rounds it is in force: nightfall from round 3, fog until round 2. */
const rounds = { from: z._default(round, 1), until: z._default(round, 20) };

export const specialRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sight'), hexes, ...rounds }),
  /** A DM for targets beyond this range. */
  z.strictObject({ kind: z.literal('haze'), beyond: hexes, dm: amount, ...rounds }),
  /** Extra cost of each hex off the road, bonus hexes included. */
  z.strictObject({
    kind: z.literal('mud'),
    classes: listOf(z.enum(MOVE_CLASSES), MOVE_CLASSES.length, 1),
    cost: amount,
    ...rounds,
  }),
  /** Vehicles have bonus hexes along roads only. */
  z.strictObject({ kind: z.literal('noBonus'), ...rounds }),
  z.strictObject({ kind: z.literal('rally'), bonus: amount, ...rounds }),
  /** Changes the rally cost, never below 1. */
  z.strictObject({ kind: z.literal('rallyCost'), amount, ...rounds }),
  z.strictObject({ kind: z.literal('initiative'), bonus: amount, ...rounds }),
  /** For a unit's own weapons. */
  z.strictObject({
    kind: z.literal('firepower'),
    bonus: amount,
    units,
    range: z._default(z.enum(FIRE_RANGES), 'any'),
    ...rounds,
  }),
  /** `where`: in terrain that is cover, in any other, or anywhere. */
  z.strictObject({
    kind: z.literal('defense'),
    bonus: amount,
    units,
    ground: z._default(z.enum(['any', 'cover', 'open']), 'any'),
    ...rounds,
  }),
  /** Never below 1. */
  z.strictObject({ kind: z.literal('attackCost'), amount, units, ...rounds }),
  z.strictObject({ kind: z.literal('moveCost'), amount, units, ...rounds }),
  z.strictObject({ kind: z.literal('range'), amount, units, ...rounds }),
  /** Changes the cost of hiding, never below 1. */
  z.strictObject({ kind: z.literal('hideCost'), amount, ...rounds }),
  z.strictObject({ kind: z.literal('wind'), ...rounds }),
  /** Changes the CAPs of one round; 0: of every round. */
  z.strictObject({ kind: z.literal('caps'), amount, round: z._default(whole(0, 20), 0) }),
]);

/** As printed on a card. */
export type SpecialRuleSource = z.infer<typeof specialRuleSchema>;
export type SpecialRuleKind = SpecialRuleSource['kind'];

/** In force for one side, or everyone (null); R-190: for one of its players, or all (-1). */
export type SpecialRule = SpecialRuleSource & { readonly side: Side | null; readonly player: PlayerId };
export type SpecialRuleOf<K extends SpecialRuleKind> = Extract<SpecialRule, { readonly kind: K }>;

/** For a mission or position; without a side, for everyone. */
export const ruleInForceSchema = z.strictObject({ side: z.optional(z.enum(SIDES)), rule: specialRuleSchema });

export function rulesInForce(printed: readonly z.infer<typeof ruleInForceSchema>[] = []): SpecialRule[] {
  return printed.map(({ side = null, rule }) => ({ ...rule, side, player: NONE }));
}

const FITS: Readonly<Record<UnitFilter, (type: UnitType) => boolean>> = {
  all: () => true,
  foot: isFoot,
  squads: ({ kind }) => kind === 'squad',
  crewed: isCrewed,
  mortars: ({ kind }) => kind === 'mortar',
  guns: isGun,
  vehicles: isVehicle,
  tanks: ({ kind }) => kind === 'tank',
  vehiclesOrCrewed: (type) => isVehicle(type) || isCrewed(type),
};

export function fitsFilter(type: UnitType, filter: UnitFilter): boolean {
  return FITS[filter](type);
}
