import * as z from 'zod/mini';
import { listOf, MOST_UNITS, whole, word } from './bounds.ts';
import { DEFENSE_FACES } from './counters.ts';
import { specialRuleSchema, UNIT_FILTERS } from './special-rule.ts';

// G3: what an option of a Generator Card or of a Condition Card does, as a list of steps. Its text is rendered from them, so what
// is printed is what is done. `own` is the side of the player who plays it, `enemy` the other.

export const WHOSE = ['own', 'enemy'] as const;
export type Whose = (typeof WHOSE)[number];

const whose = z._default(z.enum(WHOSE), 'own');
const count = z._default(whole(1, 9), 1);
const few = whole(0, 20);
const amount = whole(-9, 9);
const round = whole(1, 20);
const counters = listOf(word, MOST_UNITS, 1);

/** G3.7: where counters may be placed, besides what holds for all of them. Distances are in hexes. */
export const zoneSchema = z.strictObject({
  /** No farther than this from the Control Marker that the same option has placed; with none, that part holds nobody. */
  nearMarker: z.optional(few),
  /** How far from an entry edge: the hexes of the edge itself are 1 away. */
  edge: z.optional(z.strictObject({ whose: z.enum(WHOSE), least: z._default(few, 0), most: z._default(few, 20) })),
  ground: z.optional(z.enum(['cover', 'open', 'building', 'woods', 'road'])),
  /** Each pair of what the option places no farther apart than this. */
  apart: z.optional(few),
  /** At least so far from every enemy unit. */
  clear: z.optional(few),
});
export type Zone = z.infer<typeof zoneSchema>;

const where = z._default(zoneSchema, {});

/** What scores for the side that plays it (G3.2). */
const victorySchema = z.discriminatedUnion('kind', [
  /** Each enemy unit of a kind destroyed, or of those chosen by this option; on top of the 1 VP that every unit is worth. */
  z.strictObject({ kind: z.literal('destroyed'), vp: amount, units: z.enum([...UNIT_FILTERS, 'chosen']) }),
  /** Each of the units chosen by this option, or given by it, that is alive at the end. */
  z.strictObject({ kind: z.literal('alive'), vp: amount }),
  /** Each Control Marker held, all of the side's or those this option has placed. */
  z.strictObject({
    kind: z.literal('control'),
    vp: amount,
    markers: z.enum(['all', 'placed']),
    when: z.enum(['roundEnd', 'gameEnd']),
  }),
  /** Each unit that leaves over the exit edge that this option has named; the units it has given alone, or all. */
  z.strictObject({ kind: z.literal('left'), vp: amount, units: z.enum(['all', 'given']) }),
  /** Each own unit that stands there when the game ends: so near to the enemy's entry edge, or on such ground. */
  z.strictObject({ kind: z.literal('reached'), vp: amount, where: zoneSchema }),
  z.strictObject({ kind: z.literal('wipedOut'), vp: amount }),
]);
export type VictorySource = z.infer<typeof victorySchema>;

export const effectStepSchema = z.discriminatedUnion('kind', [
  /** G3.4 */
  z.strictObject({ kind: z.literal('caps'), who: whose, amount }),
  /** G3.1, G3.7.1a: units from supply, that enter from this round on. */
  z.strictObject({ kind: z.literal('units'), units: counters, round: z._default(round, 1) }),
  /** B8.4: a weapon card, and the unit of this option that carries it; without one it is the side's. */
  z.strictObject({ kind: z.literal('weapon'), card: word, unit: z.optional(word), uses: count }),
  /** G3.5: more Action Cards, each round or only at the start. */
  z.strictObject({ kind: z.literal('actionCards'), amount, when: z.enum(['round', 'start']) }),
  /** G3.6 */
  z.strictObject({ kind: z.literal('rounds'), amount }),
  /** Who begins round 1, or every round. */
  z.strictObject({ kind: z.literal('initiative'), who: whose, rounds: z.enum(['first', 'all']) }),
  /** VP from the start. */
  z.strictObject({ kind: z.literal('vp'), who: whose, amount }),
  /** G3.7.2: Control Markers of a side, placed by a side. */
  z.strictObject({ kind: z.literal('controlMarker'), whose, by: whose, count, where }),
  /**
   * G3.7: the units of a played card. Their owner may place some of them, an opponent places all he can (G3.7d). The card is
   * named by whoever plays the option, but where the enemy places his own he names it. `only`: so many of its units;
   * `hidden`: B10.0, for their owner alone to see.
   */
  z.strictObject({
    kind: z.literal('placeUnits'),
    of: whose,
    by: whose,
    only: z._default(few, 0),
    hidden: z._default(z.boolean(), false),
    where,
  }),
  /** Names a card's units without placing them, for the steps that follow. */
  z.strictObject({ kind: z.literal('chooseUnits'), of: whose, only: z._default(few, 0) }),
  /** G3.7.1a: units of a played card enter so many rounds later, or earlier, but not before round 1. */
  z.strictObject({ kind: z.literal('delay'), of: whose, rounds: amount }),
  /** G3.7.1b: another edge besides the old one, for all his units, those of a card, or those of this option. */
  z.strictObject({
    kind: z.literal('entryEdge'),
    units: z.enum(['all', 'card', 'given']),
    when: z.enum(['atOnce', 'onEntering']),
  }),
  /** An edge over which units may leave; for the truck of this option: joined by road with where it comes in. */
  z.strictObject({ kind: z.literal('exitEdge'), byRoad: z._default(z.boolean(), false) }),
  /** G3.7.3: so many Defense Counters drawn at random and placed. */
  z.strictObject({ kind: z.literal('drawDefense'), count, hidden: z._default(z.boolean(), false), where }),
  /** A counter of a kind that the option names. */
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
