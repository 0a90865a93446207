import * as z from 'zod/mini';
import { SIDES } from './unit-type.ts';

const title = z.string().check(z.minLength(1), z.maxLength(60));
const number = z.int().check(z.minimum(1), z.maximum(99));
const minute = z.int().check(z.minimum(1), z.maximum(600));
const few = z.int().check(z.minimum(0), z.maximum(25));

/** What a guideline gives one player. */
const roleSchema = z.strictObject({
  side: z.enum(SIDES),
  /** G2.1.8: his Generator deck, by its numbers. */
  cards: z.strictObject({ from: number, to: number }),
  /** players of one side with the same letter draw from one deck. */
  deck: z.optional(z.string()),
  hand: z.int().check(z.minimum(1), z.maximum(25)),
  caps: few,
  /** G2.1.11: Action Cards a round. */
  actionCards: few,
});

/** G2.1.6: who chooses an edge, and which. */
const ENTRY_RULES = ['longEdge', 'anyEdge', 'threePlayers'] as const;

/** G2.1c: the number of one that the players have made themselves. */
export const OWN_GUIDELINE = 0;

const variantSchema = z.discriminatedUnion('kind', [
  /** One hand size for both, and CAPs that many less than it; perhaps on fewer maps. */
  z.strictObject({
    kind: z.literal('hand'),
    from: number,
    to: number,
    capsLess: few,
    maps: z.optional(z.int()),
  }),
  z.strictObject({ kind: z.literal('secondMap'), hand: number }),
  z.strictObject({ kind: z.literal('reverse') }),
  /** each team settles who takes which deck. */
  z.strictObject({ kind: z.literal('splitDecks') }),
]);
export type Variant = z.infer<typeof variantSchema>;

/** G2.1: the frame of a generation. */
export const guidelineSchema = z.strictObject({
  /** OWN_GUIDELINE for one of the players' own. */
  number: z.int().check(z.minimum(0), z.maximum(99)),
  name: title,
  minutes: z.tuple([minute, minute]),
  rounds: z.int().check(z.minimum(1), z.maximum(20)),
  /** G2.1.3: the numbers of the cards in the Action deck. */
  actionDeck: z.array(number),
  /** The Initiative Player lays the first, the other one any further. */
  maps: z.int().check(z.minimum(1), z.maximum(4)),
  entry: z.enum(ENTRY_RULES),
  /** In turn order where the guideline prints one (G2.1g7o). */
  roles: z.array(roleSchema).check(z.minLength(2), z.maxLength(4)),
  variant: z._default(z.nullable(variantSchema), null),
});
export type GuidelineSource = z.input<typeof guidelineSchema>;
export type Guideline = z.infer<typeof guidelineSchema>;
export type Role = Guideline['roles'][number];
