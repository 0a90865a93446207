import * as z from 'zod/mini';
import { id, seat, seq } from './basics.ts';
import { person } from './people.ts';
import { chatLine, hearers, LONGEST_LINE } from './talk.ts';

const offered = z.enum(['draw', 'takeBack']);

/** What every message of a seat has: the page's own id for it, which comes back with the answer. */
const bySeat = { id, match: id, seat, seq };

/** What a page sends over the socket. */
export const CLIENT_MESSAGES = {
  open: z.strictObject({
    kind: z.literal('open'),
    id,
    match: id,
    as: seat,
    seq: z.int().check(z.minimum(-1), z.maximum(1_000_000)),
  }),
  close: z.strictObject({ kind: z.literal('close'), id, match: id, as: seat }),
  say: z.strictObject({ kind: z.literal('say'), ...bySeat, words: z.string().check(z.maxLength(4000)) }),
  undo: z.strictObject({ kind: z.literal('undo'), ...bySeat }),
  resign: z.strictObject({ kind: z.literal('resign'), ...bySeat }),
  offer: z.strictObject({ kind: z.literal('offer'), ...bySeat, what: offered, to: z.optional(seq) }),
  decline: z.strictObject({ kind: z.literal('decline'), ...bySeat, what: offered }),
  answers: z.strictObject({ kind: z.literal('answers'), ...bySeat, answers: z.unknown() }),
  chat: z.strictObject({
    kind: z.literal('chat'),
    ...{ id, match: id, seat, to: hearers },
    text: z.string().check(z.maxLength(LONGEST_LINE)),
    /** The page's own name for it: sent again, it is said once. */
    key: z.optional(id),
  }),
};

export const clientMessage = z.discriminatedUnion('kind', [
  CLIENT_MESSAGES.open,
  CLIENT_MESSAGES.close,
  CLIENT_MESSAGES.say,
  CLIENT_MESSAGES.undo,
  CLIENT_MESSAGES.resign,
  CLIENT_MESSAGES.offer,
  CLIENT_MESSAGES.decline,
  CLIENT_MESSAGES.answers,
  CLIENT_MESSAGES.chat,
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const reason = z.object({
  rule: z.string(),
  key: z.string(),
  amount: z.optional(z.number()),
  at: z.optional(z.number()),
  unit: z.optional(z.number()),
});

/** What the server sends over the socket. */
export const SERVER_MESSAGES = {
  hello: z.object({ kind: z.literal('hello'), protocol: z.int(), person: z.nullable(person) }),
  reload: z.object({ kind: z.literal('reload'), protocol: z.int(), text: z.string() }),
  moment: z.object({
    kind: z.literal('moment'),
    match: id,
    as: seat,
    seq,
    audience: seat,
    after: z.nullable(seq),
    changes: z.unknown(),
    entries: z.array(
      z.object({ seq, speaker: z.nullable(seat), words: z.nullable(z.string()), events: z.array(z.unknown()) }),
    ),
    commitment: z.optional(
      z.union([
        z.string(),
        z.object({ algorithm: z.string(), server: z.string(), parts: z.record(z.string(), z.string()) }),
      ]),
    ),
    seed: z.nullable(z.string()),
  }),
  offers: z.object({
    kind: z.literal('offers'),
    match: id,
    offers: z.array(z.object({ what: offered, to: seq, seat })),
  }),
  answers: z.object({ kind: z.literal('answers'), match: id, as: seat, answers: z.nullable(z.unknown()) }),
  chat: z.object({ kind: z.literal('chat'), match: id, as: seat, lines: z.array(chatLine) }),
  accepted: z.object({ kind: z.literal('accepted'), id, seq }),
  refused: z.object({ kind: z.literal('refused'), id: z.nullable(id), reasons: z.array(reason), text: z.string() }),
};
export type ServerMessage = z.infer<(typeof SERVER_MESSAGES)[keyof typeof SERVER_MESSAGES]>;
