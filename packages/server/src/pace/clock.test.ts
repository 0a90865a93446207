import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pace } from '@sandtable/protocol';
import {
  type Clock,
  clockAt,
  type ClockStep,
  DAY_MS,
  deadlineOf,
  HOUR_MS,
  hurry,
  startClock,
  stepClock,
  waitFor,
} from './clock.ts';

const LIVE: Pace = { kind: 'live', minutes: 10, increment: 5 };
const BANK: Pace = { kind: 'bank', days: 5, more: 1 };
const ROUND: Pace = { kind: 'round', days: 3 };
const PEOPLE = ['red', 'blue', 'green'];
const NOTHING: ClockStep = {
  ...{ at: 0, asks: [], round: 1, spoke: null, given: null, isUndo: false, isAside: false, back: null },
};

function started(pace: Pace, ...asks: string[]): Clock {
  return startClock(pace, PEOPLE, { at: 0, asks, round: 1 });
}

/** Each step goes on from the one before. */
function after(pace: Pace, clock: Clock, ...steps: readonly Partial<ClockStep>[]): Clock {
  return steps.reduce((last, step) => stepClock(pace, last, { ...NOTHING, round: last.round, ...step }), clock);
}

const pace: fc.Arbitrary<Pace> = fc.oneof(
  fc.constant<Pace>({ kind: 'none' }),
  fc.record({ kind: fc.constant('live' as const), minutes: fc.integer({ min: 1, max: 180 }), increment: fc.nat(60) }),
  fc.record({ kind: fc.constant('bank' as const), days: fc.integer({ min: 1, max: 60 }), more: fc.nat(7) }),
  fc.record({ kind: fc.constant('round' as const), days: fc.integer({ min: 1, max: 30 }) }),
);
const seat = fc.constantFrom(...PEOPLE);
const step: fc.Arbitrary<ClockStep> = fc.record({
  // A server's clock may be set back, and may jump ahead.
  at: fc.integer({ min: -DAY_MS, max: 100 * DAY_MS }),
  asks: fc.uniqueArray(seat, { maxLength: 2 }),
  round: fc.integer({ min: 1, max: 6 }),
  spoke: fc.option(seat),
  given: fc.option(seat),
  isUndo: fc.boolean(),
  isAside: fc.boolean(),
  back: fc.option(seat),
});
const play = fc.tuple(pace, fc.uniqueArray(seat, { maxLength: 2 }), fc.array(step, { maxLength: 12 }));

/** The clock before and after every step. */
function* walk([by, asks, steps]: [Pace, string[], ClockStep[]]): Generator<[Pace, Clock, ClockStep, Clock]> {
  let clock = startClock(by, PEOPLE, { at: 0, asks, round: 1 });
  for (const each of steps) {
    const next = stepClock(by, clock, each);
    yield [by, clock, each, next];
    clock = next;
  }
}

test('no clock is ever negative, none goes back, and it is plain JSON', () => {
  fc.assert(
    fc.property(play, (plan) => {
      for (const [, before, , next] of walk(plan)) {
        expect(next.at).toBeGreaterThanOrEqual(before.at);
        expect(Math.min(0, ...Object.values(next.left))).toBe(0);
        expect(JSON.parse(JSON.stringify(next))).toEqual(next);
        expect(deadlineOf(next) ?? next.at).toBeGreaterThanOrEqual(next.at);
      }
    }),
  );
});

test('only those who are asked lose time, each as much as has passed; whoever had answered beforehand none', () => {
  fc.assert(
    fc.property(play, (plan) => {
      for (const [by, before, entry, next] of walk(plan)) {
        const passed = next.at - before.at;
        for (const each of PEOPLE) {
          const lost = (before.left[each] ?? 0) - (next.left[each] ?? 0);
          const runs = before.runs.includes(each) && entry.given !== each;
          expect(lost).toBeLessThanOrEqual(runs ? passed : 0);
          // Exactly so much, where nothing was given to him.
          const isPlain =
            entry.round <= before.round && entry.back !== each && by.kind !== 'live' && by.kind !== 'none';
          const expected = runs ? Math.min(before.left[each] ?? 0, passed) : 0;
          expect(isPlain ? lost : expected).toBe(expected);
        }
      }
    }),
  );
});

test('a clock that is set back is no gain, and what is late counts from the last entry', () => {
  const clock = after(LIVE, started(LIVE, 'red'), { at: 60_000, asks: ['red'], isAside: true });
  const back = after(LIVE, clock, { at: -DAY_MS, spoke: 'red', asks: ['blue'] });
  expect([back.at, back.left['red'], back.left['blue']]).toEqual([60_000, 545_000, 600_000]);
  expect(clockAt(clock, 0).left['red']).toBe(540_000);
});

test('bots and the AI cost nothing: nobody is asked meanwhile', () => {
  const clock = after(BANK, started(BANK, 'red'), { at: HOUR_MS, spoke: 'red' }, { at: 50 * DAY_MS, asks: ['blue'] });
  expect(clock.left).toEqual({ red: 5 * DAY_MS - HOUR_MS, blue: 5 * DAY_MS, green: 5 * DAY_MS });
  expect([deadlineOf(after(BANK, started(BANK, 'red'), { at: HOUR_MS })), deadlineOf(clock)]).toEqual([
    null,
    55 * DAY_MS,
  ]);
});

test('an undo gives no time back, and no increment twice', () => {
  const spent = after(LIVE, started(LIVE, 'red'), { at: 60_000, spoke: 'red', asks: ['red'] });
  const undone = after(LIVE, spent, { at: 90_000, isUndo: true, asks: ['red'] });
  expect(undone.left['red']).toBe(510_000);
  // Said while a bot thinks, and taken back before it answers: again and again.
  const loop = Array.from({ length: 5 }, () => [{ spoke: 'red' }, { isUndo: true, asks: ['red'] }]).flat();
  expect(after(LIVE, started(LIVE, 'red'), ...loop).left['red']).toBe(600_000);
  const handed = after(LIVE, started(LIVE, 'red'), { spoke: 'red' }, { asks: ['blue'] });
  expect(handed.left['red']).toBe(605_000);
  // One for a turn, however many sentences it takes.
  const turn = after(LIVE, started(LIVE, 'red'), { spoke: 'red', asks: ['red'] }, { spoke: 'red', asks: ['blue'] });
  expect(turn.left['red']).toBe(605_000);
});

test('several who are asked at once lose time together, and the first to run out sets the deadline', () => {
  const both = after(BANK, started(BANK, 'red'), { at: DAY_MS, spoke: 'red', asks: ['red', 'blue'] });
  expect(deadlineOf(both)).toBe(5 * DAY_MS);
  const next = after(BANK, both, { at: 2 * DAY_MS, spoke: 'blue', asks: ['red'] });
  expect(next.left).toMatchObject({ red: 3 * DAY_MS, blue: 4 * DAY_MS, green: 5 * DAY_MS });
});

test('a round brings days to everybody, once; by the round everybody begins anew', () => {
  const banked = after(BANK, started(BANK, 'red'), { at: 2 * DAY_MS, spoke: 'red', asks: ['blue'], round: 2 });
  expect(banked.left).toEqual({ red: 4 * DAY_MS, blue: 6 * DAY_MS, green: 6 * DAY_MS });
  const undone = after(BANK, banked, { at: 2 * DAY_MS, isUndo: true, asks: ['red'], round: 1 });
  expect(after(BANK, undone, { at: 2 * DAY_MS, spoke: 'red', asks: ['blue'], round: 2 }).left).toEqual(banked.left);
  const renewed = after(ROUND, started(ROUND, 'red'), { at: 2 * DAY_MS, spoke: 'red', asks: ['blue'], round: 2 });
  expect(renewed.left).toEqual({ red: 3 * DAY_MS, blue: 3 * DAY_MS, green: 3 * DAY_MS });
});

test('whoever is waited for has no limit until that is withdrawn, and then a day at least; so has who comes back', () => {
  const late = started(ROUND, 'red');
  const waited = waitFor(late, 'red', 4 * DAY_MS);
  expect([deadlineOf(late), deadlineOf(waited), clockAt(waited, 90 * DAY_MS).left['red']]).toEqual([
    3 * DAY_MS,
    null,
    0,
  ]);
  expect(deadlineOf(hurry(waited, 'red', 10 * DAY_MS))).toBe(11 * DAY_MS);
  const early = waitFor(late, 'red', DAY_MS);
  expect(deadlineOf(hurry(early, 'red', 50 * DAY_MS))).toBe(52 * DAY_MS);
  const bot = after(ROUND, late, { at: 4 * DAY_MS, isAside: true });
  const back = after(ROUND, bot, { at: 5 * DAY_MS, isAside: true, back: 'red', asks: ['red'] });
  expect([deadlineOf(bot), deadlineOf(back), back.since]).toEqual([null, 6 * DAY_MS, 5 * DAY_MS]);
});

test('silence is counted from the question on; who sits elsewhere changes nothing in it', () => {
  const clock = after({ kind: 'none' }, started({ kind: 'none' }, 'red'), {
    at: HOUR_MS,
    isAside: true,
    asks: ['red'],
  });
  expect([clock.since, clock.left]).toEqual([0, {}]);
  expect(after(BANK, started(BANK, 'red'), { at: HOUR_MS, spoke: 'red', asks: ['red'] }).since).toBe(HOUR_MS);
});

test('an undo is paid no increment: neither for the undo nor for the move it takes back', () => {
  const moved = after(LIVE, started(LIVE, 'red'), { spoke: 'red', asks: ['red'] });
  const undone = after(LIVE, moved, { spoke: 'red', asks: ['blue'], isUndo: true });
  expect(undone.left).toEqual({ red: 600_000, blue: 600_000, green: 600_000 });
  // The same move, handed on, is paid.
  expect(after(LIVE, moved, { spoke: 'red', asks: ['blue'] }).left['red']).toBe(605_000);
});
