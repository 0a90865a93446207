import * as z from 'zod/mini';
import { seat } from './basics.ts';

/** The limits of each figure that a server accepts. */
export const PACE_LIMITS = {
  live: { minutes: [1, 180], increment: [0, 60] },
  bank: { days: [1, 60], more: [0, 7] },
  round: { days: [1, 30] },
} as const;

function within([least, most]: readonly [number, number]) {
  return z.int().check(z.minimum(least), z.maximum(most));
}

/** How much time there is, and how it is counted. */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    minutes: within(PACE_LIMITS.live.minutes),
    /** In seconds. */
    increment: within(PACE_LIMITS.live.increment),
  }),
  z.strictObject({
    kind: z.literal('bank'),
    days: within(PACE_LIMITS.bank.days),
    /** Days added with each round. */
    more: within(PACE_LIMITS.bank.more),
  }),
  z.strictObject({ kind: z.literal('round'), days: within(PACE_LIMITS.round.days) }),
]);
export type Pace = z.infer<typeof pace>;

/** The clocks of a match at one moment of the server's time; all times in milliseconds. */
export const clocks = z.object({
  pace,
  at: z.number(),
  /** The seats whose time is running: people who are asked. */
  runs: z.array(seat),
  /** The time each had left at that moment; bots and the AI have none. */
  left: z.record(seat, z.number()),
  /** When the first of them runs out of time; null if no clock is running. */
  deadline: z.nullable(z.number()),
  /** The seats that the others wait for without a limit. */
  waits: z.array(seat),
  /** No clock runs until these seats have opened the match; if they have not by `until`, it is called off and nobody wins. */
  gathers: z.optional(z.object({ seats: z.array(seat), until: z.number() })),
});
export type Clocks = z.infer<typeof clocks>;

/** A player who was asked and has not answered since. From `mayClaimAt` on the others may do something about it. */
export const away = z.object({ seat, since: z.number(), mayClaimAt: z.number() });
export type Away = z.infer<typeof away>;

export const CLAIMS = ['win', 'bot', 'wait', 'hurry', 'back'] as const;
/**
 * What can be done about an absent player: `win` the match, seat a `bot` for them, `wait` without a limit, or `hurry`: restart
 * their time. `back` is for the player's own return: they take the seat from the bot.
 */
export type ClaimKind = (typeof CLAIMS)[number];

/** Without a clock, a bot may be seated for a player who has been silent this long. */
export const SILENT_DAYS = 14;
/** A player who returns to their seat has at least this long. */
export const BACK_HOURS = 24;

/** The meaning of a pace in one sentence, shown before anyone agrees to it. */
export function paceWords(plan: Pace): string {
  switch (plan.kind) {
    case 'none':
      return `No clock: nobody loses on time, and a bot may take the seat of anyone who is silent for ${SILENT_DAYS} days.`;
    case 'live': {
      const more = plan.increment === 0 ? '' : `, and ${count(plan.increment, 'second')} more for each turn handed on`;
      return `${count(plan.minutes, 'minute')} each${more}: you lose if you run out of time.`;
    }
    case 'bank': {
      const more = plan.more === 0 ? '' : `, and ${count(plan.more, 'day')} more each round`;
      return `${count(plan.days, 'day')} each for the whole match${more}: after that the others may claim the match, seat a bot or wait.`;
    }
    case 'round':
      return `${count(plan.days, 'day')} each for every round: after that the others may claim the match, seat a bot or wait.`;
  }
}

/** The pace in two or three words, for a row of a list. */
export function paceName(plan: Pace): string {
  switch (plan.kind) {
    case 'none':
      return 'No clock';
    case 'live':
      return plan.increment === 0 ? `${plan.minutes} min` : `${plan.minutes} min + ${plan.increment} s`;
    case 'bank':
      return plan.more === 0 ? count(plan.days, 'day') : `${count(plan.days, 'day')} + ${plan.more} a round`;
    case 'round':
      return `${count(plan.days, 'day')} a round`;
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
