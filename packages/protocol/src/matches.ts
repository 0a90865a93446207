import * as z from 'zod/mini';
import { id, seat, token } from './basics.ts';

export const STATUSES = ['waiting', 'running', 'over'] as const;
export type Status = (typeof STATUSES)[number];

export const ACCESSES = ['open', 'link'] as const;
export type Access = (typeof ACCESSES)[number];

const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('bot'), bot: seat }),
]);

/** A person's part of the seed, drawn by the page: so nobody chooses the dice alone. Without one the server draws it, and says so. */
export const part = z.optional(
  z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: '64 hexadecimal digits that nobody else can know' })),
);

export const MATCH_REQUESTS = {
  create: z.strictObject({
    game: seat,
    options: z.optional(z.unknown()),
    seats: z.record(seat, seatPlan),
    pace: z.strictObject({ kind: z.literal('none') }),
    access: z.enum(ACCESSES),
    observers: z.boolean(),
    /** For a match that is generated: which bot drafts whose cards. Whoever is not named here drafts their own. */
    drafts: z.optional(z.record(seat, seat)),
    part,
  }),
  join: z.strictObject({ token: z.optional(token), seat: z.optional(seat), part }),
};
export type MatchPlan = z.infer<typeof MATCH_REQUESTS.create>;

const matchInfo = z.object({
  id,
  game: z.string(),
  title: z.string(),
  status: z.enum(STATUSES),
  access: z.enum(ACCESSES),
  observers: z.boolean(),
  pace: z.unknown(),
  createdAt: z.number(),
  startedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  /** The match that this one is played after, with sides changed. */
  rematchOf: z.nullable(id),
  /** It was begun in a browser: its dice were not drawn here. */
  isBrought: z.boolean(),
  /** Of the seed: the hash of the server's part, the parts that were given, and those of them that the server drew for a page that gave none. */
  commitment: z.nullable(
    z.object({
      algorithm: z.literal('sha256'),
      server: z.string(),
      parts: z.record(seat, z.string()),
      drawn: z.array(seat),
    }),
  ),
  seats: z.array(
    z.object({
      seat,
      kind: z.enum(['person', 'bot', 'procedure']),
      name: z.nullable(z.string()),
      isMine: z.boolean(),
      /** The name of the person for whom a free seat is kept, and whether that is who asks. */
      reservedFor: z.nullable(z.string()),
      isForMe: z.boolean(),
    }),
  ),
});
export type MatchInfo = z.infer<typeof matchInfo>;

export const MATCH_ANSWERS = {
  games: z.object({ games: z.array(z.object({ id: z.string(), version: z.int(), bots: z.array(z.string()) })) }),
  matches: z.object({ matches: z.array(matchInfo) }),
  match: z.object({ match: matchInfo }),
  created: z.object({ match: id, token }),
};
