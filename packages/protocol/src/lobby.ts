import * as z from 'zod/mini';
import { id, seat, token } from './basics.ts';
import { matchInfo, part } from './matches.ts';
import { REPORT_REASONS, TEMPOS } from './tempos.ts';
import { someone } from './people.ts';

const LONGEST_ABOUT = 200;
const LONGEST_REPORT = 500;

const shown = z.strictObject({
  /** Whether others see that this person is here. */
  presence: z.boolean(),
  /** Whether their page lists matches that anyone may watch. */
  matches: z.boolean(),
  /** Whether their page says how their matches ended. */
  record: z.boolean(),
  about: z.string().check(z.maxLength(LONGEST_ABOUT)),
});
export type Shown = z.infer<typeof shown>;

export const LOBBY_REQUESTS = {
  playNow: z.strictObject({
    game: seat,
    tempo: z.enum(TEMPOS),
    /** Only once a match was found: the page has seen what the server committed to. */
    part,
  }),
  relation: z.strictObject({ isMuted: z.optional(z.boolean()), isBlocked: z.optional(z.boolean()) }),
  report: z.strictObject({
    reason: z.enum(REPORT_REASONS),
    text: z.string().check(z.maxLength(LONGEST_REPORT)),
    match: z.optional(id),
  }),
  shown,
  read: z.strictObject({ sanction: token }),
};

const queue = z.object({
  game: z.string(),
  tempo: z.enum(TEMPOS),
  waiting: z.int(),
  /** How many seconds others waited lately; null where too few did to tell. */
  about: z.nullable(z.int()),
});

export const LOBBY_ANSWERS = {
  lobby: z.object({
    /** Who is here and does not hide it. */
    here: z.array(z.extend(someone, { doing: z.enum(['lobby', 'table', 'fight', 'watch']) })),
    queues: z.array(queue),
    /** Running matches that anyone may watch, those with most people at them first. */
    watch: z.array(z.object({ match: matchInfo, watchers: z.int() })),
    house: z.object({ people: z.int(), matches: z.int(), since: z.nullable(z.number()) }),
  }),
  playNow: z.object({
    waiting: z.int(),
    since: z.number(),
    /** The server's time. */
    now: z.number(),
    found: z.nullable(z.object({ match: matchInfo, startsAt: z.number() })),
  }),
  personPage: z.object({
    person: someone,
    since: z.number(),
    /** Null where it is hidden. */
    isHere: z.nullable(z.boolean()),
    isMe: z.boolean(),
    isMuted: z.boolean(),
    isBlocked: z.boolean(),
    about: z.string(),
    /** How their matches ended; null where it is hidden. */
    record: z.nullable(
      z.object({
        finished: z.int(),
        running: z.int(),
        flagged: z.int(),
        resigned: z.int(),
        /** Lost because others claimed the match while they were away. */
        claimed: z.int(),
      }),
    ),
    /** Matches that anyone may watch, the newest first; null where they are hidden. */
    matches: z.nullable(z.array(matchInfo)),
    /** Finished matches of both, the newest first. */
    together: z.array(matchInfo),
  }),
  shown: z.object({ shown, blocked: z.array(z.object({ id, name: z.string() })) }),
};
