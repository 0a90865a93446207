import * as z from 'zod/mini';
import { id, seat, seq, token } from './basics.ts';
import { away, clocks, pace } from './pace.ts';

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
    pace,
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
  /** The id of its mission; null for one that was generated, or a position. */
  mission: z.nullable(z.string()),
  /** What was agreed, as far as everybody may know it before it starts; null where it may hold what is hidden. */
  options: z.nullable(z.unknown()),
  status: z.enum(STATUSES),
  access: z.enum(ACCESSES),
  observers: z.boolean(),
  pace,
  /** When somebody's time is over; null if nobody's runs. */
  deadline: z.nullable(z.number()),
  /** Null without a clock, and before the match starts. */
  clocks: z.nullable(clocks),
  away: z.nullable(away),
  createdAt: z.number(),
  startedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  /** When a table closes that nobody has come to; null once it has started. */
  expiresAt: z.nullable(z.number()),
  /** The last entry, and its time; before the first, 0 and when it was made or started. */
  seq,
  lastAt: z.number(),
  /** Who is asked; nobody while it waits, and when it is over. */
  asks: z.array(seat),
  isMyTurn: z.boolean(),
  /** The seats whose people have the match before them now. */
  present: z.array(seat),
  /** Who made it; null if he has gone. */
  maker: z.nullable(z.string()),
  isMaker: z.boolean(),
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

/** One entry as an audience knows it. */
export const heardEntry = z.object({
  seq,
  /** Null for the set-up, and for what the table said. */
  speaker: z.nullable(seat),
  /** What the audience said itself, every undo, and what the table said. */
  words: z.nullable(z.string()),
  events: z.array(z.unknown()),
});

export const MATCH_ANSWERS = {
  games: z.object({ games: z.array(z.object({ id: z.string(), version: z.int(), bots: z.array(z.string()) })) }),
  matches: z.object({ matches: z.array(matchInfo) }),
  match: z.object({ match: matchInfo }),
  created: z.object({ match: id, token }),
  glance: z.object({ seq, view: z.unknown(), entries: z.array(heardEntry) }),
};
