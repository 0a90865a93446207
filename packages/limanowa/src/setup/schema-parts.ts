import * as z from 'zod/mini';
import { GRADES, type Goal, type ObjectivePlan, type Place } from '../model/mission.ts';
import { SIDES } from '../model/unit-type.ts';

// What packs, missions and positions have in common.

/** What a match is made for: units have numbers of two digits, and so have hexes, whose ranges are kept in a table. */
export const MOST_UNITS = 40;
export const MOST_HEXES = 40;
export const MOST_ROUNDS = 99;
/** L5b: of a hand. */
export const MOST_CARDS = 20;
/** L1b */
export const MOST_CORPS = 4;
/** L11a: more than any map has towns. */
export const MOST_OBJECTIVES = 40;

const LONGEST_NAME = 60;

export const word = z
  .string()
  .check(z.maxLength(LONGEST_NAME), z.regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens'));
/** The id of something in the pack. */
export const reference = z.string().check(z.maxLength(LONGEST_NAME));

/** What would not be seen, or would make the rest of a line unreadable. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** Text that people read, in one line. */
export function line(most: number): z.ZodMiniType<string> {
  return z.string().check(
    z.minLength(1),
    z.maxLength(most),
    z.refine((text) => !HIDDEN.test(text), { error: 'text without control characters' }),
  );
}

export const title = line(LONGEST_NAME);

export const sideSchema = z.enum(SIDES);

export const placeSchema: z.ZodMiniType<Place> = z.tuple([z.int(), z.int()]);

export const objectiveSchema: z.ZodMiniType<ObjectivePlan> = z.strictObject({
  at: placeSchema,
  grade: z.enum(GRADES),
});

const count = z.int().check(z.minimum(0), z.maximum(MOST_UNITS));

export const goalSchema: z.ZodMiniType<Goal> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mission'),
    strategic: count,
    tactical: count,
    speed: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(MOST_ROUNDS)),
  }),
  z.strictObject({
    kind: z.literal('war'),
    strategic: z.int().check(z.minimum(1), z.maximum(MOST_UNITS)),
    points: z.strictObject({ strategic: count, tactical: count }),
    tie: sideSchema,
  }),
]);
