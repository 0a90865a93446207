import { BACK_HOURS, type Pace } from '@sandtable/protocol';
import type { Seat } from '@sandtable/kernel';

// The clocks of a match, computed only from its pace and its entries. Times are milliseconds.

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export interface Clock {
  /** The time up to which the clock has counted. It never goes back, even if the server's clock does. */
  readonly at: number;
  /** The people asked: their time runs. */
  readonly runs: readonly Seat[];
  /** Since when they have been asked without answering. */
  readonly since: number;
  /** Time left at `at`, for every seat a person has ever had; empty without a limit. */
  readonly left: { readonly [seat: Seat]: number };
  /** The highest round so far. An undo may return to an earlier one, but a round's extra time is paid only once. */
  readonly round: number;
  /** Seats that the others wait for, whose time does not run. */
  readonly waits: readonly Seat[];
  /** While people have yet to open a match with minutes a side: no time runs, and at `until` it is called off. */
  readonly gathers?: { readonly seats: readonly Seat[]; readonly until: number } | undefined;
  /** The last person to speak, whose increment is paid once someone else is asked. */
  readonly owed: Seat | null;
}

export interface ClockStep {
  readonly at: number;
  readonly asks: readonly Seat[];
  readonly round: number;
  /** The person who spoke; null for an answer given beforehand. */
  readonly spoke: Seat | null;
  /** All seats of that person, who has the match before him. */
  readonly came?: readonly Seat[];
  readonly isUndo: boolean;
  /** The seat that answered beforehand: no time passes for it. */
  readonly given: Seat | null;
  /** It changes who holds a seat, and answers no question. */
  readonly isAside: boolean;
  /** The seat that its person took back from a bot. */
  readonly back: Seat | null;
}

type Start = Pick<ClockStep, 'at' | 'asks' | 'round'>;

export function startClock(
  pace: Pace,
  people: readonly Seat[],
  { at, asks, round }: Start,
  gathers?: Clock['gathers'],
): Clock {
  const whole = wholeTime(pace);
  const left = whole === null ? {} : Object.fromEntries(people.map((seat) => [seat, whole]));
  return { at, runs: [...asks], since: at, left, round, waits: [], owed: null, gathers };
}

/** The time everyone starts with; null without a limit. */
function wholeTime(pace: Pace): number | null {
  if (pace.kind === 'none') return null;
  return pace.kind === 'live' ? pace.minutes * MINUTE_MS : pace.days * DAY_MS;
}

export function stepClock(pace: Pace, clock: Clock, step: ClockStep): Clock {
  const at = Math.max(step.at, clock.at);
  const spent = spend(clock, at, step.given);
  const { left, owed } = payIncrement(pace, roundTime(pace, clock, spent, step.round), step, clock.owed);
  const isSame = clock.runs.join() === step.asks.join();
  return {
    at,
    runs: [...step.asks],
    since: step.isAside && isSame ? clock.since : at,
    left: step.back === null ? left : atLeast(left, step.back, BACK_HOURS * HOUR_MS),
    round: Math.max(step.round, clock.round),
    waits: clock.waits,
    owed,
    gathers: without(clock.gathers, step.came ?? []),
  };
}

function without(gathers: Clock['gathers'], seats: readonly Seat[]): Clock['gathers'] {
  const others = gathers?.seats.filter((seat) => !seats.includes(seat)) ?? [];
  return gathers === undefined || others.length === 0 ? undefined : { ...gathers, seats: others };
}

/** A person has opened the match, with all their seats. Once everybody has, the time of who is asked runs. */
export function comeTo(clock: Clock, seats: readonly Seat[], now: number): Clock {
  const next = clockAt(clock, now);
  return { ...next, since: next.at, gathers: without(clock.gathers, seats) };
}

type Left = Clock['left'];

/** Takes the time passed from the seats asked. */
function spend({ at: from, runs, left, waits, gathers }: Clock, at: number, given: Seat | null): Left {
  const isSpending = (seat: Seat): boolean =>
    gathers === undefined && runs.includes(seat) && !waits.includes(seat) && seat !== given;
  return mapped(left, (time, seat) => (isSpending(seat) ? Math.max(0, time - (at - from)) : time));
}

/** Adds the time that a new round brings everyone. */
function roundTime(pace: Pace, clock: Clock, left: Left, round: number): Left {
  const rounds = Math.max(0, round - clock.round);
  if (rounds > 0 && pace.kind === 'round') return mapped(left, () => pace.days * DAY_MS);
  return pace.kind === 'bank' ? mapped(left, (time) => time + rounds * pace.more * DAY_MS) : left;
}

/** Paid once someone else is asked, and never for a move taken back. */
function payIncrement(pace: Pace, left: Left, step: ClockStep, owed: Seat | null): Pick<Clock, 'left' | 'owed'> {
  const spoke = step.isUndo ? null : (step.spoke ?? owed);
  if (spoke === null || step.asks.every((seat) => seat === spoke)) return { left, owed: spoke };
  const increment = pace.kind === 'live' ? pace.increment * SECOND_MS : 0;
  return { left: mapped(left, (time, seat) => (seat === spoke ? time + increment : time)), owed: null };
}

function atLeast(left: Left, seat: Seat, least: number): Left {
  return Object.hasOwn(left, seat) ? { ...left, [seat]: Math.max(left[seat] ?? 0, least) } : left;
}

function mapped(left: Left, change: (time: number, seat: Seat) => number): Left {
  return Object.fromEntries(Object.entries(left).map(([seat, time]) => [seat, change(time, seat)]));
}

export function clockAt(clock: Clock, now: number): Clock {
  const at = Math.max(now, clock.at);
  return { ...clock, at, left: spend(clock, at, null) };
}

/** Stops this seat's time: the others wait for it from now on. */
export function waitFor(clock: Clock, seat: Seat, now: number): Clock {
  return { ...clockAt(clock, now), waits: [...clock.waits.filter((each) => each !== seat), seat] };
}

/** Starts it again, with at least a day left to hear of it. */
export function hurry(clock: Clock, seat: Seat, now: number): Clock {
  const { left, ...rest } = clockAt(clock, now);
  const waits = clock.waits.filter((each) => each !== seat);
  return { ...rest, waits, left: atLeast(left, seat, BACK_HOURS * HOUR_MS) };
}

/** When the first of the seats asked runs out of time; null if no time is running. */
export function deadlineOf({ at, runs, left, waits, gathers }: Clock): number | null {
  if (gathers !== undefined) return null;
  const times = runs.flatMap((seat) => (waits.includes(seat) ? [] : (left[seat] ?? [])));
  return times.length === 0 ? null : at + Math.min(...times);
}
