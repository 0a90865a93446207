import * as z from 'zod/mini';
import { listOf, MOST_CARDS, MOST_TERMS, title, whole } from './bounds.ts';
import { effectStepSchema } from './effect-step.ts';
import { SIDES } from './unit-type.ts';

/** G1.0, G3.0: a card is played for one half. */
export const HALVES = ['top', 'bottom'] as const;
export type Half = (typeof HALVES)[number];

/** G1.0b: kinds of tops; G1.1: each has its section of the Record Board. */
export const TOP_KINDS = ['victory', 'rule', 'event'] as const;
export type TopKind = (typeof TOP_KINDS)[number];

const steps = listOf(effectStepSchema, MOST_TERMS, 1);

export const generatorCardSchema = z.strictObject({
  side: z.enum(SIDES),
  number: whole(1, 99),
  name: title,
  top: z.strictObject({ kind: z.enum(TOP_KINDS), steps }),
  /** G1.0c: units, with or without CAPs. */
  bottom: z.strictObject({ steps }),
  /** G6.2: what the top does instead in a solo mission. */
  solo: z.optional(z.enum(['rumoredUnit', 'rumoredCard', 'barrageByTile', 'molotov', 'truck'])),
});
export type GeneratorCardSource = z.input<typeof generatorCardSchema>;
export type GeneratorCard = z.infer<typeof generatorCardSchema>;

/** G1.2: the top is a rule for both sides, the bottom a benefit for its player. */
export const conditionCardSchema = z.strictObject({
  id: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')),
  name: title,
  top: z.strictObject({ steps }),
  bottom: z.strictObject({
    name: title,
    steps,
    /** G3.9: stays on the Record Board; otherwise discarded when done. */
    lasts: z.boolean(),
  }),
});
export type ConditionCardSource = z.input<typeof conditionCardSchema>;
export type ConditionCard = z.infer<typeof conditionCardSchema>;

const number = whole(1, 99);
const minute = whole(1, 600);
const few = whole(0, 25);
/** G2.1.5 */
const maps = whole(1, 4);

const roleSchema = z.strictObject({
  side: z.enum(SIDES),
  /** G2.1.8 */
  cards: z.strictObject({ from: number, to: number }),
  /** players of one side with the same letter share a deck. */
  deck: z.optional(title),
  hand: whole(1, 25),
  caps: few,
  /** G2.1.11 */
  actionCards: few,
});

/** G2.1.6: who chooses an edge, and which edge. */
const ENTRY_RULES = ['longEdge', 'anyEdge', 'threePlayers'] as const;

/** G2.1c: the number of a guideline the players made. */
export const OWN_GUIDELINE = 0;

const variantSchema = z.discriminatedUnion('kind', [
  /** One hand size for both and so many CAPs fewer; optionally on fewer maps. */
  z.strictObject({
    kind: z.literal('hand'),
    from: number,
    to: number,
    capsLess: few,
    maps: z.optional(maps),
  }),
  z.strictObject({ kind: z.literal('secondMap'), hand: number }),
  z.strictObject({ kind: z.literal('reverse') }),
  /** */
  z.strictObject({ kind: z.literal('splitDecks') }),
]);
export type Variant = z.infer<typeof variantSchema>;

export const guidelineSchema = z.strictObject({
  number: whole(0, 99),
  name: title,
  minutes: z.tuple([minute, minute]),
  rounds: whole(1, 20),
  /** G2.1.3 */
  actionDeck: listOf(number, MOST_CARDS),
  /** The Initiative Player lays the first map, the other player the rest. */
  maps,
  entry: z.enum(ENTRY_RULES),
  /** In turn order if the guideline prints one (G2.1g7o). */
  roles: listOf(roleSchema, 4, 2),
  variant: z._default(z.nullable(variantSchema), null),
});
export type GuidelineSource = z.input<typeof guidelineSchema>;
export type Guideline = z.infer<typeof guidelineSchema>;
export type Role = Guideline['roles'][number];
