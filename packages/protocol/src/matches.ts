import * as z from 'zod/mini';
import { id, seat, token } from './basics.ts';
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

export const MATCH_REQUESTS = {
  create: z.strictObject({
    game: seat,
    options: z.optional(z.unknown()),
    seats: z.record(seat, seatPlan),
    pace,
    access: z.enum(ACCESSES),
    observers: z.boolean(),
  }),
  join: z.strictObject({ token: z.optional(token), seat: z.optional(seat) }),
};
export type MatchPlan = z.infer<typeof MATCH_REQUESTS.create>;

const matchInfo = z.object({
  id,
  game: z.string(),
  title: z.string(),
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
  seats: z.array(
    z.object({
      seat,
      kind: z.enum(['person', 'bot', 'procedure']),
      name: z.nullable(z.string()),
      isMine: z.boolean(),
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
