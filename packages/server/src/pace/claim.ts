import { type Away, type ClaimKind, type Clocks, type Pace, SILENT_DAYS } from '@sandtable/protocol';
import { deny, grant, type Seat, type Verdict } from '@sandtable/kernel';
import { type Clock, clockAt, DAY_MS, deadlineOf } from './clock.ts';

/** The clocks as sent to pages; undefined without a limit. */
export function clocksOf(pace: Pace, clock: Clock, now: number): Clocks | undefined {
  if (pace.kind === 'none') return undefined;
  const { at, runs, left, waits, gathers } = clockAt(clock, now);
  const told = { pace, at, left: { ...left }, deadline: deadlineOf(clock), waits: [...waits] };
  if (gathers === undefined) return { ...told, runs: [...runs] };
  return { ...told, runs: [], gathers: { seats: [...gathers.seats], until: gathers.until } };
}

/** The seat everyone waits for, and from when on a claim is possible; undefined if never. */
export function awayOf(pace: Pace, clock: Clock): Away | undefined {
  const [seat] = clock.runs;
  const mayClaimAt = pace.kind === 'none' ? clock.since + SILENT_DAYS * DAY_MS : deadlineOf(clock);
  if (seat === undefined || mayClaimAt === null || pace.kind === 'live') return undefined;
  return { seat, since: clock.since, mayClaimAt };
}

/** When the seat asked loses on time without a claim, or the match is called off; null if it cannot. */
export function flagAtOf(pace: Pace, clock: Clock): number | null {
  if (clock.gathers !== undefined) return clock.gathers.until;
  return pace.kind === 'live' ? deadlineOf(clock) : null;
}

export type ClaimKey = 'nobodyAway' | 'ownTime' | 'noLimit' | 'waits' | 'notWaiting' | 'inTime' | 'partner' | 'noBot';

export type Claiming = Exclude<ClaimKind, 'back'>;

interface Claim {
  readonly how: Claiming;
  readonly by: Seat;
  readonly now: number;
  readonly hasBot: boolean;
  isSamePerson(one: Seat, other: Seat): boolean;
  isSameSide(one: Seat, other: Seat): boolean;
}

/** Judges a claim against the seat asked. Grants that seat. */
export function judgeClaim(pace: Pace, clock: Clock, claim: Claim): Verdict<Seat, ClaimKey> {
  const { how, by, now } = claim;
  const [seat] = clock.runs;
  if (seat === undefined) return deny('pace', 'nobodyAway');
  if (claim.isSamePerson(by, seat)) return deny('pace', 'ownTime');
  const isWaitedFor = clock.waits.includes(seat);
  const mayClaimAt = awayOf(pace, clock)?.mayClaimAt ?? Number.POSITIVE_INFINITY;
  // Without a limit no one wins by waiting; with minutes the flag falls by itself.
  const hasDays = pace.kind === 'bank' || pace.kind === 'round';
  switch (how) {
    case 'wait':
      if (!hasDays) return deny('pace', 'noLimit');
      return isWaitedFor ? deny('pace', 'waits') : grant(seat);
    case 'hurry':
      return isWaitedFor ? grant(seat) : deny('pace', 'notWaiting');
    case 'win':
      if (!hasDays) return deny('pace', 'noLimit');
      if (claim.isSameSide(by, seat)) return deny('pace', 'partner');
      return now < mayClaimAt ? deny('pace', 'inTime') : grant(seat);
    case 'bot':
      if (now < mayClaimAt) return deny('pace', 'inTime');
      return claim.hasBot ? grant(seat) : deny('pace', 'noBot');
  }
}
