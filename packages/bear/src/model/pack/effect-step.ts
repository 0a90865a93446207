import * as z from 'zod/mini';
import { listOf, MOST_UNITS, whole, word } from './bounds.ts';
import { FORTS } from '../battle/marker.ts';
import { specialRuleSchema, UNIT_FILTERS } from './special-rule.ts';

// G3: the steps of an option of a Generator or Condition Card. Its text is printed from them, so text and effect agree.
// `own` is the side of the player who plays it.

export const WHOSE = ['own', 'enemy'] as const;
export type Whose = (typeof WHOSE)[number];

const whose = z._default(z.enum(WHOSE), 'own');
const count = z._default(whole(1, 9), 1);
const few = whole(0, 20);
const amount = whole(-9, 9);
const round = whole(1, 20);
const counters = listOf(word, MOST_UNITS, 1);

/** G3.7: where counters may be placed, on top of the general limits. Distances are in hexes. */
export const zoneSchema = z.strictObject({
  /** At most this far from the Control Marker the same option placed; no limit if it placed none. */
  nearMarker: z.optional(few),
  /** The distance from an entry edge; its own hexes count as 1. */
  edge: z.optional(z.strictObject({ whose: z.enum(WHOSE), least: z._default(few, 0), most: z._default(few, 20) })),
  ground: z.optional(z.enum(['cover', 'open', 'building', 'woods', 'road'])),
  /** At most this far from each other. */
  apart: z.optional(few),
  /** At least this far from every enemy unit. */
  clear: z.optional(few),
});
export type Zone = z.infer<typeof zoneSchema>;

const where = z._default(zoneSchema, {});

/** G3.2: what scores for the side that plays it. */
const victorySchema = z.discriminatedUnion('kind', [
  /** Each enemy unit destroyed of a kind, or chosen by this option, on top of the 1 VP every unit is worth. */
  z.strictObject({ kind: z.literal('destroyed'), vp: amount, units: z.enum([...UNIT_FILTERS, 'chosen']) }),
  /** Each unit chosen or given by this option that is alive at the end. */
  z.strictObject({ kind: z.literal('alive'), vp: amount }),
  /** Each Control Marker held: any, or those this option placed. */
  z.strictObject({
    kind: z.literal('control'),
    vp: amount,
    markers: z.enum(['all', 'placed']),
    when: z.enum(['roundEnd', 'gameEnd']),
  }),
  /** Each unit that leaves over the exit edge this option names: all, or those it gave. */
  z.strictObject({ kind: z.literal('left'), vp: amount, units: z.enum(['all', 'given']) }),
  /** Each own unit that ends the game this near the enemy's entry edge, or on this ground. */
  z.strictObject({ kind: z.literal('reached'), vp: amount, where: zoneSchema }),
  z.strictObject({ kind: z.literal('wipedOut'), vp: amount }),
]);
export type VictorySource = z.infer<typeof victorySchema>;

export const effectStepSchema = z.discriminatedUnion('kind', [
  /** G3.4 */
  z.strictObject({ kind: z.literal('caps'), who: whose, amount }),
  /** G3.1, G3.7.1a: units from supply that enter from this round on. */
  z.strictObject({ kind: z.literal('units'), units: counters, round: z._default(round, 1) }),
  /** B8.4: a weapon card for a unit of this option; without `unit`, for the side. */
  z.strictObject({ kind: z.literal('weapon'), card: word, unit: z.optional(word), uses: count }),
  z.strictObject({ kind: z.literal('actionCards'), amount, when: z.enum(['round', 'start']) }),
  /** G3.6 */
  z.strictObject({ kind: z.literal('rounds'), amount }),
  /** The side that starts round 1, or every round. */
  z.strictObject({ kind: z.literal('initiative'), who: whose, rounds: z.enum(['first', 'all']) }),
  z.strictObject({ kind: z.literal('vp'), who: whose, amount }),
  /** G3.7.2: Control Markers for one side, placed by either. */
  z.strictObject({ kind: z.literal('controlMarker'), whose, by: whose, count, where }),
  /**
   * G3.7: places the units of a played card. Their owner may leave some off, an opponent must place all he can (G3.7d).
   * The player of the option names the card, but an enemy placing his own units names it himself. `only`: at most this
   * many units; 0: all. `hidden`: B10.0, only their owner sees them.
   */
  z.strictObject({
    kind: z.literal('placeUnits'),
    of: whose,
    by: whose,
    only: z._default(few, 0),
    hidden: z._default(z.boolean(), false),
    where,
  }),
  /** Names a card's units for the following steps, without placing them. */
  z.strictObject({ kind: z.literal('chooseUnits'), of: whose, only: z._default(few, 0) }),
  /** G3.7.1a: units of a played card enter this many rounds later, or earlier but not before round 1. */
  z.strictObject({ kind: z.literal('delay'), of: whose, rounds: amount }),
  /** G3.7.1b: a further entry edge for all his units, those of a card, or those of this option. */
  z.strictObject({
    kind: z.literal('entryEdge'),
    units: z.enum(['all', 'card', 'given']),
    when: z.enum(['atOnce', 'onEntering']),
  }),
  /** An edge units may leave over. `byRoad`: for this option's truck, one its entrance is joined to by road. */
  z.strictObject({ kind: z.literal('exitEdge'), byRoad: z._default(z.boolean(), false) }),
  /** G3.7.3: draws this many Defense Counters and places them. */
  z.strictObject({ kind: z.literal('drawDefense'), count, hidden: z._default(z.boolean(), false), where }),
  /** Places counters of the named kind. */
  z.strictObject({
    kind: z.literal('fortify'),
    what: z.enum([...FORTS, 'smoke']),
    count,
    hidden: z._default(z.boolean(), false),
    where,
  }),
  /** G3.8, G3.8.1 */
  z.strictObject({ kind: z.literal('addMap') }),
  z.strictObject({ kind: z.literal('switchMap') }),
  /** G3.9 */
  z.strictObject({ kind: z.literal('conditions') }),
  z.strictObject({ kind: z.literal('victory'), rule: victorySchema }),
  /** G3.3a */
  z.strictObject({
    kind: z.literal('rule'),
    of: z._default(z.enum([...WHOSE, 'both']), 'own'),
    rule: specialRuleSchema,
  }),
]);

export type EffectStepSource = z.input<typeof effectStepSchema>;
export type EffectStep = z.infer<typeof effectStepSchema>;
export type StepKind = EffectStep['kind'];
export type StepOf<K extends StepKind> = Extract<EffectStep, { readonly kind: K }>;
