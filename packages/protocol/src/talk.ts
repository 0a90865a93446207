import * as z from 'zod/mini';
import { seat } from './basics.ts';
import { commitFirst, part } from './matches.ts';

/** In letters, for a note and for a line of the chat. */
export const LONGEST_NOTE = 4000;
export const LONGEST_LINE = 500;

export const hearers = z.enum(['all', 'partners']);

export const chatLine = z.object({
  number: z.int(),
  seat,
  /** Null once they are gone, and so is the text. */
  name: z.nullable(z.string()),
  to: hearers,
  text: z.nullable(z.string()),
  at: z.number(),
});

export const TALK_REQUESTS = {
  note: z.strictObject({ text: z.string().check(z.maxLength(LONGEST_NOTE)) }),
  mute: z.strictObject({ seat, isMuted: z.boolean() }),
  rematch: z.strictObject({ part, commitFirst }),
  /** The text of a save, as a browser keeps it. */
  bring: z.strictObject({ text: z.string() }),
};

export const TALK_ANSWERS = {
  /** This person's note, the seats they have muted, and the latest lines, as far as they may read them. */
  talk: z.object({ note: z.string(), muted: z.array(seat), lines: z.array(chatLine) }),
};
