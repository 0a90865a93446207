import * as z from 'zod/mini';
import { seat, seq } from './basics.ts';

export const CHANGED_REQUESTS = {
  /** `from` is the entry that one was told of. */
  changed: z.strictObject({ from: seq, how: z.enum(['goOn', 'end']) }),
};

export const CHANGED_ANSWERS = {
  changed: z.object({
    /** Null if the match is played by the rules that it began with, or comes out the same by these. */
    changed: z.nullable(
      z.object({
        /** The first entry that comes out otherwise; 0 for the set-up, from which nobody can go on. */
        from: seq,
        /** Everybody who has to agree, and whether he has. */
        people: z.array(z.object({ seat, name: z.string(), hasAgreed: z.boolean(), isMine: z.boolean() })),
      }),
    ),
  }),
};
