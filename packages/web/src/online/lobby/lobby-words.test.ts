import type { MatchInfo } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import { PLAIN_HAPPENING } from '../../face/happening.ts';
import { printNews } from './glance.ts';
import { awayWords, clockWords, closesSoon, othersIn, peopleIn, turnWords, waitWords } from './lobby-words.ts';
import { amountIn } from './pace-pick.tsx';
import { freeSeats, isMine, myTurns, seatIn, tableAddress, toJoin, waitingFor } from './match-order.ts';

const [HOUR, DAY] = [3_600_000, 86_400_000];
const NOW = 100 * DAY;

const UNKEPT = { person: null, mark: null, reservedFor: null, isForMe: false };

function match(change: Partial<MatchInfo> = {}): MatchInfo {
  return {
    ...{ id: 'm', game: 'bear', title: 'one-bridge', mission: 'one-bridge', options: null, status: 'running' },
    ...{
      access: 'link',
      observers: false,
      help: true,
      pace: { kind: 'none' },
      deadline: null,
      clocks: null,
      away: null,
    },
    ...{ createdAt: 0, startedAt: 0, endedAt: null, expiresAt: null, seq: 3, lastAt: NOW, asks: ['german'] },
    ...{ isMyTurn: true, present: [], maker: 'Anna', makerId: 'a', isMaker: true },
    ...{ rematchOf: null, isBrought: false, commitment: null },
    seats: [
      { seat: 'german', kind: 'person', name: 'Anna', isMine: true, ...UNKEPT },
      { seat: 'soviet', kind: 'person', name: 'Ben', isMine: false, ...UNKEPT },
    ],
    ...change,
  };
}

const clocked = (left: number, change: Partial<MatchInfo> = {}): MatchInfo =>
  match({
    ...{ pace: { kind: 'bank', days: 7, more: 1 }, deadline: NOW + left },
    clocks: {
      pace: { kind: 'bank', days: 7, more: 1 },
      at: NOW,
      runs: ['german'],
      left: { german: left },
      deadline: NOW + left,
      waits: [],
    },
    ...change,
  });

test('a clock is told in words, and under six hours as urgent', () => {
  expect(clockWords(match(), NOW)).toEqual({ text: 'no clock', isSoon: false });
  expect(clockWords(clocked(6 * HOUR), NOW)).toEqual({ text: '6 h in your bank', isSoon: false });
  expect(clockWords(clocked(6 * HOUR - 1), NOW)).toEqual({ text: '5 h left', isSoon: true });
  expect(clockWords(clocked(-1), NOW)).toEqual({ text: 'out of time', isSoon: true });
  expect(clockWords(clocked(DAY, { isMyTurn: false }), NOW).text).toBe('1 d in the bank');
  const live = clocked(25 * 60_000, { pace: { kind: 'live', minutes: 25, increment: 10 } });
  expect(clockWords(live, NOW)).toEqual({ text: '25 min left', isSoon: false });
});

test('the soonest end comes first; no clock is the latest, and then who has waited longest', () => {
  const mine = [
    match({ id: 'late', lastAt: 2 }),
    match({ id: 'early', lastAt: 1 }),
    clocked(DAY, { id: 'slow' }),
    clocked(HOUR, { id: 'soon' }),
    match({ id: 'theirs', isMyTurn: false, asks: ['soviet'] }),
    match({ id: 'waits', status: 'waiting', isMyTurn: false, asks: [] }),
    match({ id: 'over', status: 'over', isMyTurn: false, asks: [] }),
  ];
  expect(myTurns(mine).map(({ id }) => id)).toEqual(['soon', 'slow', 'early', 'late']);
  expect(waitingFor(mine).map(({ id }) => id)).toEqual(['theirs', 'waits']);
});

test('a row says whose turn it is, since when, and what may be done', () => {
  const theirs = clocked(-1, { isMyTurn: false, asks: ['soviet'], lastAt: NOW - 5 * HOUR });
  expect(turnWords(theirs, NOW)).toBe('Ben’s turn for 5 h');
  expect(turnWords({ ...theirs, expiresAt: NOW + 6 * DAY }, NOW)).toBe(
    'Ben’s turn for 5 h · removed in 6 d unless played',
  );
  expect(awayWords(theirs, NOW)).toBe('');
  const away = { seat: 'soviet', since: 0, mayClaimAt: NOW + 19 * HOUR };
  expect(awayWords({ ...theirs, away }, NOW)).toBe('you may claim, or seat a bot, in 19 h');
  expect(awayWords({ ...theirs, away }, NOW + DAY)).toBe('you may claim, or seat a bot, now');
  expect(awayWords(match({ isMyTurn: false, away }), NOW)).toBe('you may seat a bot in 19 h');
  expect(
    turnWords(
      match({ asks: ['ai'], seats: [{ seat: 'ai', kind: 'procedure', name: null, isMine: false, ...UNKEPT }] }),
      NOW,
    ),
  ).toBe('the AI’s turn');
});

test('a table that waits says for how many, and until when', () => {
  const free = { seat: 'soviet', kind: 'person', name: null, isMine: false, ...UNKEPT } as const;
  const [german] = match().seats;
  const table = match({
    status: 'waiting',
    expiresAt: NOW + 6 * DAY,
    seats: german === undefined ? [] : [german, free],
  });
  expect(freeSeats(table)).toEqual(['soviet']);
  expect(waitWords(table, NOW)).toBe('One seat free · closes in 6 d');
  expect(closesSoon(table, NOW)).toBe(false);
  expect(closesSoon(table, NOW + 5 * DAY)).toBe(true);
  expect(closesSoon({ ...table, isMaker: false }, NOW + 5 * DAY)).toBe(false);
});

test('a match is opened at the seat of mine that is asked; others are who else is there', () => {
  const seats = [
    { seat: 'german', kind: 'person', name: 'Anna', isMine: true, ...UNKEPT },
    { seat: 'german2', kind: 'person', name: 'Anna', isMine: true, ...UNKEPT },
    { seat: 'soviet', kind: 'bot', name: 'captain', isMine: false, ...UNKEPT },
    { seat: 'soviet2', kind: 'person', name: 'Ben', isMine: false, ...UNKEPT },
    { seat: 'ai', kind: 'procedure', name: null, isMine: false, ...UNKEPT },
  ] as const;
  const team = match({ asks: ['german2'], seats: [...seats] });
  expect(seatIn(team)).toBe('german2');
  expect(tableAddress(team)).toBe('/online/match/m/german2');
  expect(othersIn(team)).toEqual(['a bot', 'the AI']);
  expect(peopleIn(team)).toEqual([{ name: 'Ben', isHere: false }]);
  const both = seats.map((seat) => (seat.kind === 'bot' ? { ...seat, kind: 'person', name: 'Ben' } : seat));
  expect(peopleIn(match({ present: ['german', 'soviet'], seats: both as MatchInfo['seats'] }))).toEqual([
    { name: 'Ben', isHere: true },
  ]);
  const stranger = match({ isMaker: false, seats: seats.map((seat) => ({ ...seat, isMine: false, ...UNKEPT })) });
  expect([isMine(stranger), seatIn(stranger)]).toEqual([false, 'observer']);
  expect(toJoin([stranger, team])).toEqual([stranger]);
});

test('what has changed is one sentence: how much, and what counts most', () => {
  const event = (text: string, rank: number | null) => ({ ...PLAIN_HAPPENING, key: 'k', rule: 'r', text, rank });
  expect(printNews([[event('A shot.', 3)], [], [event('Rifle 05 is lost.', 1), event('A card.', 2)]])).toBe(
    '2 moves since you left: Rifle 05 is lost.',
  );
  expect(printNews([[event('A shot.', null)]])).toBe('1 move since you left: A shot.');
  expect(printNews([])).toBe('You have more to decide.');
});

test('any amount that a server takes can be typed, and nothing else', () => {
  const typed = ['1', ' 180 ', '0', '181', '1.5', '1e2', '', 'ten', '-3'].map((text) => amountIn(text, [1, 180]));
  expect(typed).toEqual([1, 180, null, null, null, null, null, null, null]);
});
