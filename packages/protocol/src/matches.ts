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
  /** Kept for this person, who is asked to come. */
  z.strictObject({ kind: z.literal('for'), person: id }),
]);

/**
 * A person's part of the seed, drawn by the page, so that no one controls the dice alone. If it is left out the server draws it,
 * and says so.
 */
export const part = z.optional(
  z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: '64 hexadecimal digits that nobody else can know' })),
);

/**
 * The caller's seats are only kept for them, and the answer has the hash of the server's part. So the page has that before it sends
 * its own part, with which it then joins each seat. Pages of earlier versions leave it out.
 */
export const commitFirst = z.optional(z.boolean());

export const MATCH_REQUESTS = {
  create: z.strictObject({
    game: seat,
    options: z.optional(z.unknown()),
    seats: z.record(seat, seatPlan),
    pace,
    access: z.enum(ACCESSES),
    observers: z.boolean(),
    /** Whether screens may suggest moves; yes if left out. */
    help: z.optional(z.boolean()),
    /** For a generated match: the bot that drafts each hand. Seats not listed draft their own. */
    drafts: z.optional(z.record(seat, seat)),
    part,
    commitFirst,
  }),
  join: z.strictObject({ token: z.optional(token), seat: z.optional(seat), part }),
  /** For a match that runs: who plays on, a partner or (until a newcomer sits down) a bot. */
  leave: z.strictObject({ to: z.optional(z.enum(['partner', 'bot'])) }),
};
export type MatchPlan = z.infer<typeof MATCH_REQUESTS.create>;

export const matchInfo = z.object({
  id,
  game: z.string(),
  title: z.string(),
  /** The id of its mission; null if it was generated, or starts from a position. */
  mission: z.nullable(z.string()),
  /** The agreed options, as far as they are public before the start; null if they may contain hidden facts. */
  options: z.nullable(z.unknown()),
  status: z.enum(STATUSES),
  access: z.enum(ACCESSES),
  observers: z.boolean(),
  /** Whether screens may suggest moves. */
  help: z.boolean(),
  pace,
  /** When a player's time runs out; null if no clock is running. */
  deadline: z.nullable(z.number()),
  /** Null without a clock, and before the match starts. */
  clocks: z.nullable(clocks),
  away: z.nullable(away),
  createdAt: z.number(),
  startedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  /** When an open table closes for lack of players, or an idle match that a guest plays alone is removed; null for never. */
  expiresAt: z.nullable(z.number()),
  /** The last entry and its time; before the first entry, 0 and the time it was created or started. */
  seq,
  lastAt: z.number(),
  /** The seats asked to decide; empty while the match waits, and when it is over. */
  asks: z.array(seat),
  isMyTurn: z.boolean(),
  /** The seats whose players have the match open now. */
  present: z.array(seat),
  /** Who created it; null if they are gone. */
  maker: z.nullable(z.string()),
  makerId: z.nullable(id),
  isMaker: z.boolean(),
  /** The match that this one is a rematch of, with sides changed. */
  rematchOf: z.nullable(id),
  /** It was started in a browser, so its dice were not drawn here. */
  isBrought: z.boolean(),
  /** For the seed: the hash of the server's part, the parts given, and which of them the server drew for pages that gave none. */
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
      /** Who holds it; null for bots, the AI and a free seat. */
      person: z.nullable(id),
      /** Tells this person from another with a name that looks the same. */
      mark: z.nullable(z.int()),
      isMine: z.boolean(),
      /** The person a free seat is kept for, and whether that is the one asking. */
      reservedFor: z.nullable(z.string()),
      isForMe: z.boolean(),
      /** Set if its person has left the running match, and a bot plays it until someone joins. */
      isVacant: z.optional(z.literal(true)),
    }),
  ),
});
export type MatchInfo = z.infer<typeof matchInfo>;

/** Whether the screen may suggest moves to the players. */
export function helpWords({ help }: Pick<MatchInfo, 'help'>): string {
  return help ? 'suggestions allowed' : 'no suggestions';
}

/** One entry as an audience knows it. */
export const heardEntry = z.object({
  seq,
  /** Null for the set-up, and for entries of the table. */
  speaker: z.nullable(seat),
  /** The words of the audience itself, of every undo and of the table; null for the sentences of others. */
  words: z.nullable(z.string()),
  events: z.array(z.unknown()),
});

export const MATCH_ANSWERS = {
  games: z.object({ games: z.array(z.object({ id: z.string(), version: z.int(), bots: z.array(z.string()) })) }),
  matches: z.object({
    matches: z.array(matchInfo),
    /** Of open tables: whether `?page=1` and so on has more. */
    hasMore: z.optional(z.boolean()),
  }),
  match: z.object({ match: matchInfo }),
  /** `commitment`: the hash of the server's part of the seed; left out for another link to a match. */
  created: z.object({ match: id, token, commitment: z.optional(z.string()) }),
  glance: z.object({ seq, view: z.unknown(), entries: z.array(heardEntry) }),
};
