import * as z from 'zod/mini';
import { MOVE_CLASSES } from '../board/terrain.ts';
import type { Side } from './unit-type.ts';

// G3.3a, G3.9: what special rules and weather do to a battle, as data of one closed list. Several hold together: of limits the
// tightest counts, all else adds up.

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
const amount = z.int().check(z.minimum(-9), z.maximum(9));
const round = z.int().check(z.minimum(1), z.maximum(20));
const hexes = z.int().check(z.minimum(1), z.maximum(30));

export const specialRuleSchema = z.discriminatedUnion('kind', [
  /** Nobody sees farther than this, in these rounds. */
  z.strictObject({ kind: z.literal('sight'), hexes, from: z._default(round, 1), until: z._default(round, 20) }),
  /** Targets farther away than this have a better defense. */
  z.strictObject({ kind: z.literal('haze'), beyond: hexes, dm: amount }),
  /** Off the road a hex costs these more. */
  z.strictObject({
    kind: z.literal('mud'),
    classes: z.array(z.enum(MOVE_CLASSES)).check(z.minLength(1)),
    cost: amount,
  }),
  /** Vehicles have no bonus hexes but along a road. */
  z.strictObject({ kind: z.literal('noBonus') }),
  z.strictObject({ kind: z.literal('rally'), bonus: amount }),
  z.strictObject({ kind: z.literal('initiative'), bonus: amount }),
  z.strictObject({ kind: z.literal('firepower'), bonus: amount, units, range: z._default(z.enum(FIRE_RANGES), 'any') }),
  /** Terrain counts for more where there is any, or the open ground for something. */
  z.strictObject({
    kind: z.literal('defense'),
    bonus: amount,
    units,
    ground: z._default(z.enum(['any', 'cover', 'open']), 'any'),
  }),
  /** Never below 1. */
  z.strictObject({ kind: z.literal('attackCost'), amount, units }),
  z.strictObject({ kind: z.literal('moveCost'), amount, units }),
  z.strictObject({ kind: z.literal('range'), amount, units }),
  /** CAPs more or less in one round; 0: in every round. */
  z.strictObject({ kind: z.literal('caps'), amount, round: z._default(z.int().check(z.minimum(0), z.maximum(20)), 0) }),
]);

/** A rule as a card prints it. */
export type SpecialRuleSource = z.infer<typeof specialRuleSchema>;
export type SpecialRuleKind = SpecialRuleSource['kind'];

/** The same in force: for the units of one side, or for everybody's (null). */
export type SpecialRule = SpecialRuleSource & { readonly side: Side | null };
