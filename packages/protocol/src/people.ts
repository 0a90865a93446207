import * as z from 'zod/mini';
import { id, LONGEST_NAME, token } from './basics.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));

export const person = z.object({ id, name });

export const PEOPLE_REQUESTS = {
  visit: z.strictObject({ name }),
  claim: z.strictObject({ token }),
};

export const PEOPLE_ANSWERS = {
  me: z.object({ person: z.nullable(person) }),
  link: z.object({ token, expires: z.number() }),
};
