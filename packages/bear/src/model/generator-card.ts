import * as z from 'zod/mini';
import { listOf, MOST_TERMS, title, whole } from './bounds.ts';
import { effectStepSchema } from './effect-step.ts';
import { SIDES } from './unit-type.ts';

/** G1.0, G3.0: a card is played for one of its halves. */
export const HALVES = ['top', 'bottom'] as const;
export type Half = (typeof HALVES)[number];

/** G1.0b: what a top is; G1.1: the section of the Record Board where it stands. */
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

/** G1.2: its top is a rule for both sides, its bottom a benefit for whoever plays it. */
export const conditionCardSchema = z.strictObject({
  id: z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')),
  name: title,
  top: z.strictObject({ steps }),
  bottom: z.strictObject({
    name: title,
    steps,
    /** G3.9: it stays on the Record Board; else it is discarded once it is done. */
    lasts: z.boolean(),
  }),
});
export type ConditionCardSource = z.input<typeof conditionCardSchema>;
export type ConditionCard = z.infer<typeof conditionCardSchema>;
