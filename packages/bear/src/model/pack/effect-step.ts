import * as z from 'zod/mini';
import { listOf, MOST_UNITS, whole, word } from './bounds.ts';
import { DEFENSE_FACES } from './counters.ts';
import { specialRuleSchema, UNIT_FILTERS } from './special-rule.ts';

// G3: the steps of an option of a Generator or Condition Card. Its text is rendered from them, so the text always
// says what is done. `own` is the side of the player who plays it, `enemy` the other.

export const WHOSE = ['own', 'enemy'] as const;
export type Whose = (typeof WHOSE)[number];

const whose = z._default(z.enum(WHOSE), 'own');
const count = z._default(whole(1, 9), 1);
const few = whole(0, 20);
const amount = whole(-9, 9);
const round = whole(1, 20);
const counters = listOf(word, MOST_UNITS, 1);

/** G3.7: where counters may be placed, besides the general limits. Distances are in hexes. */
export const zoneSchema = z.strictObject({
  /** At most this far from the Control Marker placed by the same option; without one there is no limit. */
  nearMarker: z.optional(few),
  /** The distance from an entry edge, whose own hexes count as 1. */
  edge: z.optional(z.strictObject({ whose: z.enum(WHOSE), least: z._default(few, 0), most: z._default(few, 20) })),
  ground: z.optional(z.enum(['cover', 'open', 'building', 'woods', 'road'])),
  /** At most this far from each other. */
  apart: z.optional(few),
  /** At least this far from every enemy unit. */
  clear: z.optional(few),
});
export type Zone = z.infer<typeof zoneSchema>;

const where = z._default(zoneSchema, {});

/** What scores for the side that plays it (G3.2). */
const victorySchema = z.discriminatedUnion('kind', [
  /** Each enemy unit destroyed, of a kind or chosen by this option, on top of the 1 VP every unit is worth. */
  z.strictObject({ kind: z.literal('destroyed'), vp: amount, units: z.enum([...UNIT_FILTERS, 'chosen']) }),
  /** Each unit chosen or given by this option that is alive at the end. */
  z.strictObject({ kind: z.literal('alive'), vp: amount }),
  /** Each Control Marker held: any of the side's, or those placed by this option. */
  z.strictObject({
    kind: z.literal('control'),
    vp: amount,
    markers: z.enum(['all', 'placed']),
    when: z.enum(['roundEnd', 'gameEnd']),
  }),
  /** Each unit that leaves over the exit edge named by this option: only the units it gave, or all. */
  z.strictObject({ kind: z.literal('left'), vp: amount, units: z.enum(['all', 'given']) }),
  /** Each own unit at the end this near the enemy's entry edge, or on such ground. */
  z.strictObject({ kind: z.literal('reached'), vp: amount, where: zoneSchema }),
  z.strictObject({ kind: z.literal('wipedOut'), vp: amount }),
]);
export type VictorySource = z.infer<typeof victorySchema>;

export const effectStepSchema = z.discriminatedUnion('kind', [
  /** G3.4 */
  z.strictObject({ kind: z.literal('caps'), who: whose, amount }),
  /** G3.1, G3.7.1a: units from supply that enter from this round on. */
  z.strictObject({ kind: z.literal('units'), units: counters, round: z._default(round, 1) }),
  /** B8.4: a weapon card for a unit of this option, or else for the side. */
  z.strictObject({ kind: z.literal('weapon'), card: word, unit: z.optional(word), uses: count }),
  /** G3.5: more Action Cards, each round or at the start. */
  z.strictObject({ kind: z.literal('actionCards'), amount, when: z.enum(['round', 'start']) }),
  /** G3.6 */
  z.strictObject({ kind: z.literal('rounds'), amount }),
  /** Who starts round 1, or every round. */
  z.strictObject({ kind: z.literal('initiative'), who: whose, rounds: z.enum(['first', 'all']) }),
  /** VP from the start. */
  z.strictObject({ kind: z.literal('vp'), who: whose, amount }),
  /** G3.7.2: Control Markers of one side, placed by one side. */
  z.strictObject({ kind: z.literal('controlMarker'), whose, by: whose, count, where }),
  /**
   * G3.7: places the units of a played card. Their owner may place some of them, an opponent all he can (G3.7d). The
   * player of the option names the card; an enemy placing his own units names it himself. `only`: this many units;
   * `hidden`: B10.0, seen by their owner only.
   */
  z.strictObject({
    kind: z.literal('placeUnits'),
    of: whose,
    by: whose,
    only: z._default(few, 0),
    hidden: z._default(z.boolean(), false),
    where,
  }),
  /** Names a card's units for the following steps without placing them. */
  z.strictObject({ kind: z.literal('chooseUnits'), of: whose, only: z._default(few, 0) }),
  /** G3.7.1a: units of a played card enter this many rounds later, or earlier, but not before round 1. */
  z.strictObject({ kind: z.literal('delay'), of: whose, rounds: amount }),
  /** G3.7.1b: another edge besides the old one: for all his units, those of a card, or those of this option. */
  z.strictObject({
    kind: z.literal('entryEdge'),
    units: z.enum(['all', 'card', 'given']),
    when: z.enum(['atOnce', 'onEntering']),
  }),
  /** An edge units may leave over; for this option's truck, one joined by road to its entrance. */
  z.strictObject({ kind: z.literal('exitEdge'), byRoad: z._default(z.boolean(), false) }),
  /** G3.7.3: this many Defense Counters drawn at random and placed. */
  z.strictObject({ kind: z.literal('drawDefense'), count, hidden: z._default(z.boolean(), false), where }),
  /** A counter of the kind the option names. */
  z.strictObject({
    kind: z.literal('fortify'),
    what: z.enum([...DEFENSE_FACES, 'smoke']),
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
