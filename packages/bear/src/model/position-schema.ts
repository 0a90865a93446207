import { FACINGS } from '@sandtable/hex';
import { wholeNumber } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { mapPlanSchema } from '../board/map-plan.ts';
import { HIT_KINDS } from './hit-marker.ts';
import { optionsSchema } from './options.ts';
import { soloPositionSchema } from './solo-schema.ts';
import { ruleInForceSchema } from './special-rule.ts';
import { SIDES } from './unit-type.ts';

const facing = z.enum(FACINGS);

/** A counter by its number, or by its type where the number does not matter: then the first that is free. */
const unitSchema = z.strictObject({
  unit: z.optional(z.string()),
  type: z.optional(z.string()),
  at: z.string(),
  facing: z._default(facing, 'N'),
  spent: z._default(z.boolean(), false),
  hit: z.optional(z.enum(HIT_KINDS)),
  carrier: z.optional(z.string()),
  inside: z._default(z.boolean(), false),
  hasty: z._default(z.boolean(), false),
  hidden: z._default(z.boolean(), false),
  /** B5.0.3 */
  exposed: z.optional(z.boolean()),
});

const markerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('smoke'), at: z.string(), dm: z.enum({ light: 1, heavy: 2 }) }),
  z.strictObject({ kind: z.literal('bunker'), at: z.string(), facing }),
  z.strictObject({
    kind: z.literal('mine'),
    at: z.string(),
    side: z._default(z.enum(SIDES), 'german'),
    hidden: z._default(z.boolean(), false),
  }),
  z.strictObject({ kind: z.enum(['trench', 'wire', 'roadBlock']), at: z.string() }),
]);

/** A weapon card by its word, with the unit that has it, or none where it is the side's. */
const weaponSchema = z.strictObject({
  card: z.string(),
  unit: z.optional(z.string()),
  uses: z._default(wholeNumber(1, 9), 1),
});

/** B3.0: the active units, and the AP they have left. */
const activationSchema = z.strictObject({
  units: z.array(z.string()).check(z.minLength(1)),
  ap: wholeNumber(1, 20),
});

/** CAPs at hand, Action Cards by their words, weapon cards, who is active, and who is lost. */
const playerSchema = z.strictObject({
  caps: z._default(wholeNumber(0, 30), 0),
  hand: z._default(z.array(z.string()), []),
  weapons: z._default(z.array(weaponSchema), []),
  activation: z.optional(activationSchema),
  lost: z.optional(z.array(z.string())),
});

/** B5.5: units still to come: from this round on, at one of these hexes. */
const entrySchema = z.strictObject({
  units: z.array(z.string()).check(z.minLength(1)),
  round: z._default(wholeNumber(1, 20), 1),
  hexes: z.array(z.string()).check(z.minLength(1)),
});

// Fields that were added later are optional: a match that began without them keeps its hash.
export const positionSchema = z.strictObject({
  game: z.literal('bear'),
  map: mapPlanSchema,
  options: z.prefault(optionsSchema, {}),
  units: z._default(z.array(unitSchema), []),
  entries: z.optional(z.array(entrySchema)),
  /** B19.3: Control Markers; null: nobody's yet. */
  controls: z._default(z.array(z.strictObject({ at: z.string(), side: z.nullable(z.enum(SIDES)) })), []),
  /** S1.0: one side is the AI's. */
  solo: z._default(z.nullable(soloPositionSchema), null),
  markers: z._default(z.array(markerSchema), []),
  /** G3.3a */
  rules: z.optional(z.array(ruleInForceSchema)),
  round: z._default(wholeNumber(1, 20), 1),
  rounds: z._default(wholeNumber(1, 20), 20),
  /** Whose turn it is. */
  turn: z._default(z.enum(SIDES), 'german'),
  players: z.prefault(
    z.strictObject({ german: z.prefault(playerSchema, {}), soviet: z.prefault(playerSchema, {}) }),
    {},
  ),
});

export type PositionSource = z.input<typeof positionSchema>;
export type PositionFile = z.infer<typeof positionSchema>;
export type UnitEntry = PositionFile['units'][number];
export type MarkerEntry = PositionFile['markers'][number];
