import * as z from 'zod/mini';
import { id, LONGEST_NAME, token } from './basics.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));

/** A person in what is told at a table. */
export const person = z.object({ id, name });

/** A person as others see them. */
export const someone = z.object({
  id,
  name: z.string(),
  /** A number that tells this person from another with a name that looks the same; null for the first. */
  mark: z.nullable(z.int()),
});

/** What the administrator has told a person. */
const sanction = z.object({
  id,
  kind: z.enum(['warning', 'ban']),
  reason: z.string(),
  at: z.number(),
  /** Null for a warning, and for a ban without end. */
  until: z.nullable(z.number()),
});

const me = z.extend(someone, {
  /** The server made the name up. */
  isGuest: z.boolean(),
  /** The ban in force, or a warning not yet read; null for neither. */
  sanction: z.nullable(sanction),
});

export const PEOPLE_REQUESTS = {
  visit: z.strictObject({ name: z.optional(name) }),
  claim: z.strictObject({ token }),
};

export const PEOPLE_ANSWERS = {
  me: z.object({ person: z.nullable(me) }),
  link: z.object({ token, expires: z.number() }),
};
