import type { MatchInfo } from '@sandtable/protocol';
import { expect, test } from 'vitest';
import type { MissionFacts } from '../../face/missions.ts';
import { countWords } from './looking.tsx';
import { secondsToStart } from './play-now-store.ts';
import {
  ALL_TABLES,
  houseWords,
  lengthWords,
  type ListedTable,
  passes,
  queueWords,
  rateWords,
  sinceWords,
  steadyOrder,
} from './table-words.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const NOW = Date.UTC(2026, 10, 19, 12);

test('while the rows are held nothing moves: what has gone stays, what is new comes last', () => {
  expect(steadyOrder(['a', 'b', 'c'], ['d', 'c', 'a'], true)).toEqual(['a', 'b', 'c', 'd']);
  expect(steadyOrder(['a', 'b', 'c'], ['d', 'c', 'a'], false)).toEqual(['d', 'c', 'a']);
});

test('a row says how long the fight is, and since when the table waits', () => {
  expect(lengthWords({ kind: 'live', minutes: 15, increment: 5 }, 25)).toBe('Live, 25 min');
  expect(lengthWords({ kind: 'round', days: 1 }, 25)).toBe('1 day a round');
  expect(sinceWords(NOW - 59_000, NOW)).toBe('set just now');
  expect(sinceWords(NOW - 3 * MINUTE, NOW)).toBe('for 3 min');
  expect(sinceWords(NOW - 5 * HOUR, NOW)).toBe('for 5 h');
  expect(sinceWords(NOW - 2 * DAY, NOW)).toMatch(/^since \w+day$/);
});

test('the rate is that of the side one would have, first, and nothing where nobody has counted', () => {
  const shares = [
    { side: 'german', percent: 58 },
    { side: 'soviet', percent: 41 },
  ];
  const facts = { rates: { text: '', shares } } as unknown as MissionFacts;
  expect(rateWords(facts, 'soviet')).toBe('41 : 58');
  expect(rateWords(facts, 'german')).toBe('58 : 41');
  expect(rateWords(facts, '')).toBe('');
  expect(rateWords({ rates: null } as unknown as MissionFacts, 'german')).toBe('');
});

test('the queues tell how many wait and what others waited, and promise nothing else', () => {
  expect(queueWords(0, null)).toBe('nobody yet');
  expect(queueWords(1, null)).toBe('1 waits');
  expect(queueWords(2, 61)).toBe('2 wait · about a minute');
  expect(queueWords(0, 4)).toBe('at once');
  expect(queueWords(0, 22)).toBe('about 20 s');
  expect(queueWords(0, 600)).toBe('about 10 min');
  expect(queueWords(0, 2 * 3600)).toBe('over an hour');
});

test('tables are found by pace, game, length, mission and side', () => {
  const table = (pace: MatchInfo['pace'], change: Partial<ListedTable> = {}): ListedTable => ({
    match: { pace, game: 'bear' } as MatchInfo,
    ...{ mission: 'One Bridge', minutes: 25, sides: ['Soviet'] },
    ...change,
  });
  const live = table({ kind: 'live', minutes: 15, increment: 5 });
  const slow = table({ kind: 'none' }, { minutes: 50, mission: 'Dust Ahead', sides: ['German'] });
  const unknown = table({ kind: 'none' }, { minutes: undefined });
  const found = (filter: Partial<typeof ALL_TABLES>) =>
    [live, slow, unknown].map((each) => passes(each, { ...ALL_TABLES, ...filter }));
  expect(found({})).toEqual([true, true, true]);
  expect(found({ pace: 'live' })).toEqual([true, false, false]);
  expect(found({ pace: 'days' })).toEqual([false, true, true]);
  expect(found({ game: 'limanowa' })).toEqual([false, false, false]);
  expect(found({ most: 30 })).toEqual([true, false, false]);
  expect(found({ mission: 'Dust Ahead' })).toEqual([false, true, false]);
  expect(found({ side: 'Soviet' })).toEqual([true, false, true]);
});

test('the size of a server in words', () => {
  expect(houseWords(9, 34, Date.UTC(2026, 4, 2), NOW)).toBe('9 people, 34 matches since May.');
  expect(houseWords(1, 1, Date.UTC(2025, 4, 2), NOW)).toBe('1 person, 1 match since May 2025.');
  expect(houseWords(2, 0, null, NOW)).toBe('2 people, and no match yet: yours could be the first.');
  expect(houseWords(0, 0, null, NOW)).toBe('Nobody has played here yet: yours could be the first match.');
});

test('the count of a search and of its start never run away', () => {
  expect([0, 42_900, 61_000].map(countWords)).toEqual(['0:00', '0:42', '1:01']);
  expect([secondsToStart(NOW + 90_000, NOW), secondsToStart(NOW + 1, NOW), secondsToStart(NOW - 5000, NOW)]).toEqual([
    5, 1, 0,
  ]);
});
