import { expect, test } from 'vitest';
import { type Pace, paceName, paceWords } from '@sandtable/protocol';
import { awayOf, clocksOf, flagAtOf, judgeClaim } from './claim.ts';
import { type Clock, DAY_MS, startClock, waitFor } from './clock.ts';

const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 10, increment: 5 },
  bank: { kind: 'bank', days: 5, more: 1 },
  round: { kind: 'round', days: 3 },
};

function asked(pace: Pace): Clock {
  return startClock(pace, ['r1', 'r2', 'blue'], { at: 0, asks: ['r1'], round: 1 });
}

/** What each way to claim is answered, by a partner and by an enemy, after so many days. */
function claims(pace: Pace, clock: Clock, days: number, hasBot = true): Record<string, string> {
  const ways = (['win', 'bot', 'wait', 'hurry'] as const).flatMap((how) =>
    ['r1', 'r2', 'blue'].map((by) => {
      const people = {
        isSamePerson: (a: string, b: string) => a === b,
        isSameSide: (a: string, b: string) => a[0] === b[0],
      };
      const judged = judgeClaim(pace, clock, { how, by, now: days * DAY_MS, hasBot, ...people });
      return [`${how} ${by}`, judged.granted ? `yes, ${judged.value}` : (judged.reasons[0]?.key ?? '')] as const;
    }),
  );
  return Object.fromEntries(ways);
}

const OWN = { 'win r1': 'ownTime', 'bot r1': 'ownTime', 'wait r1': 'ownTime', 'hurry r1': 'ownTime' };

test.each(['bank', 'round'] as const)(
  '%s: nothing ends by itself; after the deadline others win, seat a bot or wait',
  (kind) => {
    const [pace, clock] = [PACES[kind], asked(PACES[kind])];
    expect(claims(pace, clock, 2)).toEqual({
      ...OWN,
      ...{ 'win r2': 'partner', 'win blue': 'inTime', 'bot r2': 'inTime', 'bot blue': 'inTime' },
      ...{ 'wait r2': 'yes, r1', 'wait blue': 'yes, r1', 'hurry r2': 'notWaiting', 'hurry blue': 'notWaiting' },
    });
    expect(claims(pace, clock, 5)).toMatchObject({
      ...{ 'win r2': 'partner', 'win blue': 'yes, r1', 'bot r2': 'yes, r1', 'bot blue': 'yes, r1' },
    });
    expect(claims(pace, clock, 5, false)).toMatchObject({ 'win blue': 'yes, r1', 'bot blue': 'noBot' });
    const waited = waitFor(clock, 'r1', 6 * DAY_MS);
    expect(claims(pace, waited, 60)).toMatchObject({
      ...{ 'win blue': 'inTime', 'bot r2': 'inTime', 'wait blue': 'waits', 'hurry r2': 'yes, r1' },
    });
    expect([awayOf(pace, waited), flagAtOf(pace, clock)]).toEqual([undefined, null]);
  },
);

test('without a clock nobody wins by waiting; after 14 days of silence anybody else seats a bot', () => {
  const clock = asked(PACES.none);
  expect(clocksOf(PACES.none, clock, 0)).toBeUndefined();
  expect(awayOf(PACES.none, clock)).toEqual({ seat: 'r1', since: 0, mayClaimAt: 14 * DAY_MS });
  expect(claims(PACES.none, clock, 13)).toMatchObject({
    'bot r2': 'inTime',
    'win blue': 'noLimit',
    'wait r2': 'noLimit',
  });
  expect(claims(PACES.none, clock, 14)).toMatchObject({
    'bot r2': 'yes, r1',
    'bot blue': 'yes, r1',
    'win blue': 'noLimit',
  });
});

test('with minutes nobody has to claim: the clock itself is the end', () => {
  const clock = asked(PACES.live);
  expect([flagAtOf(PACES.live, clock), awayOf(PACES.live, clock)]).toEqual([600_000, undefined]);
  expect(claims(PACES.live, clock, 1)).toMatchObject({
    'win blue': 'noLimit',
    'bot blue': 'inTime',
    'wait blue': 'noLimit',
  });
  expect(clocksOf(PACES.live, clock, 90_000)).toEqual({
    ...{
      pace: PACES.live,
      at: 90_000,
      runs: ['r1'],
      left: { r1: 510_000, r2: 600_000, blue: 600_000 },
      deadline: 600_000,
      waits: [],
    },
  });
});

test('where nobody is asked there is nobody to claim against', () => {
  const clock = startClock(PACES.bank, ['r1', 'blue'], { at: 0, asks: [], round: 1 });
  expect(claims(PACES.bank, clock, 99)).toMatchObject({ 'win blue': 'nobodyAway', 'bot r2': 'nobodyAway' });
});

test('every pace says in one sentence what it means', () => {
  expect(Object.values(PACES).map(paceWords)).toEqual([
    'No clock: nobody loses on time, and a bot may take the seat of anyone who is silent for 14 days.',
    '10 minutes each, and 5 seconds more for each turn handed on: you lose if you run out of time.',
    '5 days each for the whole match, and 1 day more each round: after that the others may claim the match, seat a bot or wait.',
    '3 days each for every round: after that the others may claim the match, seat a bot or wait.',
  ]);
  expect(paceWords({ kind: 'live', minutes: 1, increment: 0 })).toBe('1 minute each: you lose if you run out of time.');
  expect(Object.values(PACES).map(paceName)).toEqual([
    'No clock',
    '10 min + 5 s',
    '5 days + 1 a round',
    '3 days a round',
  ]);
});
