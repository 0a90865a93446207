import * as z from 'zod/mini';
import { MOVE_CLASSES } from '../../board/terrain.ts';
import { listOf, whole } from './bounds.ts';
import { NONE, type PlayerId } from '../ids.ts';
import { isFoot, isGun, isVehicle, type Side, SIDES, type UnitType } from './unit-type.ts';

// G3.3a, G3.9: what special rules and weather do to a battle, as data of one closed list. Several hold together: of limits the
// tightest counts, all else adds up. In force they are for the units of a side, or for all: for those that look, fire,
// move, rally, or are fired at.

/** Which units a rule or an option of a card means. */
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

/** At which distance a rule of fire holds. */
export const FIRE_RANGES = ['any', 'closeCombat', 'adjacent', 'normal', 'long'] as const;
export type FireRange = (typeof FIRE_RANGES)[number];

const units = z._default(z.enum(UNIT_FILTERS), 'all');
const amount = whole(-9, 9);
const round = whole(1, 20);
const hexes = whole(1, 30);
/** The rounds in which it holds: nightfall from round 3, fog until round 2. */
const rounds = { from: z._default(round, 1), until: z._default(round, 20) };

export const specialRuleSchema = z.discriminatedUnion('kind', [
  /** Nobody sees farther than this. */
  z.strictObject({ kind: z.literal('sight'), hexes, ...rounds }),
  /** Targets farther away than this have a better defense. */
  z.strictObject({ kind: z.literal('haze'), beyond: hexes, dm: amount, ...rounds }),
  /** Off the road a hex costs these more, a bonus hex too. */
  z.strictObject({
    kind: z.literal('mud'),
    classes: listOf(z.enum(MOVE_CLASSES), MOVE_CLASSES.length, 1),
    cost: amount,
    ...rounds,
  }),
  /** Vehicles have no bonus hexes but along a road. */
  z.strictObject({ kind: z.literal('noBonus'), ...rounds }),
  z.strictObject({ kind: z.literal('rally'), bonus: amount, ...rounds }),
  /** To rally costs more or less, never below 1. */
  z.strictObject({ kind: z.literal('rallyCost'), amount, ...rounds }),
  z.strictObject({ kind: z.literal('initiative'), bonus: amount, ...rounds }),
  /** With a unit's own weapons. */
  z.strictObject({
    kind: z.literal('firepower'),
    bonus: amount,
    units,
    range: z._default(z.enum(FIRE_RANGES), 'any'),
    ...rounds,
  }),
  /** In terrain that is cover, in all other, or anywhere. */
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
  /** To go into hiding costs more or less, never below 1. */
  z.strictObject({ kind: z.literal('hideCost'), amount, ...rounds }),
  /** Smoke is gone when the next round begins, however heavy. */
  z.strictObject({ kind: z.literal('wind'), ...rounds }),
  /** CAPs more or less in one round; 0: in every round. */
  z.strictObject({ kind: z.literal('caps'), amount, round: z._default(whole(0, 20), 0) }),
]);

/** A rule as a card prints it. */
export type SpecialRuleSource = z.infer<typeof specialRuleSchema>;
export type SpecialRuleKind = SpecialRuleSource['kind'];

/** The same in force: for the units of one side, or for everybody's (null); R-190: of one player of it, or of all (-1). */
export type SpecialRule = SpecialRuleSource & { readonly side: Side | null; readonly player: PlayerId };
export type SpecialRuleOf<K extends SpecialRuleKind> = Extract<SpecialRule, { readonly kind: K }>;

/** A rule of a printed mission or a position: with a side for its units alone. */
export const ruleInForceSchema = z.strictObject({ side: z.optional(z.enum(SIDES)), rule: specialRuleSchema });

export function rulesInForce(printed: readonly z.infer<typeof ruleInForceSchema>[] = []): SpecialRule[] {
  return printed.map(({ side = null, rule }) => ({ ...rule, side, player: NONE }));
}

/** A crew's weapon: its firepower stands in a white box. */
function isCrewed({ whiteBox }: UnitType): boolean {
  return whiteBox.red || whiteBox.blue;
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

/** Is it one of those that a rule or an option means? */
export function fitsFilter(type: UnitType, filter: UnitFilter): boolean {
  return FITS[filter](type);
}
