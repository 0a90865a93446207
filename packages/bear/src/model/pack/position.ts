import { FACINGS } from '@sandtable/hex';
import { wholeNumber } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { mapPlanSchema } from '../../board/map-plan.ts';
import { listOf, MOST_CARDS, MOST_HEXES, MOST_MARKERS, MOST_RULES, MOST_TERMS, MOST_UNITS, word } from './bounds.ts';
import { HIT_KINDS } from './counters.ts';
import { optionsSchema } from '../options.ts';
import { soloPositionSchema } from './solo-mission.ts';
import { ruleInForceSchema } from './special-rule.ts';
import { SIDES } from './unit-type.ts';

const facing = z.enum(FACINGS);

/** A counter by `unit` or, if its number does not matter, the first free one of `type`. */
const unitSchema = z.strictObject({
  unit: z.optional(word),
  type: z.optional(word),
  at: word,
  facing: z._default(facing, 'N'),
  spent: z._default(z.boolean(), false),
  hit: z.optional(z.enum(HIT_KINDS)),
  carrier: z.optional(word),
  inside: z._default(z.boolean(), false),
  hasty: z._default(z.boolean(), false),
  hidden: z._default(z.boolean(), false),
  /** B5.0.3 */
  exposed: z.optional(z.boolean()),
});

const markerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('smoke'), at: word, dm: z.enum({ light: 1, heavy: 2 }) }),
  z.strictObject({ kind: z.literal('bunker'), at: word, facing }),
  z.strictObject({
    kind: z.literal('mine'),
    at: word,
    side: z._default(z.enum(SIDES), 'german'),
    hidden: z._default(z.boolean(), false),
  }),
  z.strictObject({ kind: z.literal('hasty'), at: word, side: z._default(z.enum(SIDES), 'german') }),
  z.strictObject({ kind: z.enum(['trench', 'wire', 'roadBlock']), at: word }),
]);

/** Without a unit it belongs to the side. */
const weaponSchema = z.strictObject({
  card: word,
  unit: z.optional(word),
  uses: z._default(wholeNumber(1, 9), 1),
});

/** B3.0 */
const activationSchema = z.strictObject({
  units: listOf(word, MOST_UNITS, 1),
  ap: wholeNumber(1, 20),
});

const playerSchema = z.strictObject({
  caps: z._default(wholeNumber(0, 30), 0),
  hand: z._default(listOf(word, MOST_CARDS), []),
  weapons: z._default(listOf(weaponSchema, MOST_TERMS), []),
  activation: z.optional(activationSchema),
  lost: z.optional(listOf(word, MOST_UNITS)),
});

/** B5.5: units still to come, from this round on, at one of these hexes. */
const entrySchema = z.strictObject({
  units: listOf(word, MOST_UNITS, 1),
  round: z._default(wholeNumber(1, 20), 1),
  hexes: listOf(word, MOST_HEXES, 1),
});

// Fields added later are optional, so that older matches keep their hash.
export const positionSchema = z.strictObject({
  game: z.literal('bear'),
  map: mapPlanSchema,
  options: z.prefault(optionsSchema, {}),
  units: z._default(listOf(unitSchema, MOST_UNITS), []),
  entries: z.optional(listOf(entrySchema, MOST_TERMS)),
  /** B19.3: side null: not taken yet. */
  controls: z._default(listOf(z.strictObject({ at: word, side: z.nullable(z.enum(SIDES)) }), MOST_MARKERS), []),
  /** S1.0 */
  solo: z._default(z.nullable(soloPositionSchema), null),
  markers: z._default(listOf(markerSchema, MOST_MARKERS), []),
  /** G3.3a */
  rules: z.optional(listOf(ruleInForceSchema, MOST_RULES)),
  round: z._default(wholeNumber(1, 20), 1),
  rounds: z._default(wholeNumber(1, 20), 20),
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
