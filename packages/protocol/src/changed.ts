import * as z from 'zod/mini';
import { seat, seq } from './basics.ts';

export const CHANGED_REQUESTS = {
  /** `from` is the entry that the person was told of. */
  changed: z.strictObject({ from: seq, how: z.enum(['goOn', 'end']) }),
};

export const CHANGED_ANSWERS = {
  changed: z.object({
    /** Null if the match is played by the rules it began with, or has the same result under the current ones. */
    changed: z.nullable(
      z.object({
        /** The first entry with a different result; 0 for the set-up, from which the match cannot go on. */
        from: seq,
        /** Everyone who must agree, and whether they have. */
        people: z.array(z.object({ seat, name: z.string(), hasAgreed: z.boolean(), isMine: z.boolean() })),
      }),
    ),
  }),
};
