import { outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { printReport, report, simulate } from './index.ts';
import type { MatchResult } from './match.ts';
import { duelists } from './testing/duel.ts';

function game(red: number, blue: number, more: Partial<MatchResult> = {}): MatchResult {
  const winners = red === blue ? [] : [red > blue ? 'red' : 'blue'];
  const reason = { rule: 'turn', key: Math.min(red, blue) === 0 ? 'wipedOut' : 'lastRound' };
  const outcome = { winners, scores: { red, blue }, reason };
  return {
    seed: 'sfc32:x',
    seats: ['red', 'blue'],
    outcome,
    entries: 10,
    tallies: {},
    measures: {},
    record: null,
    ...more,
  };
}

const GAMES = [
  game(3, 1, { entries: 12, tallies: { lost: 2 }, measures: { rounds: 3 } }),
  game(2, 2, { entries: 14, tallies: { lost: 2, parried: 1 }, measures: { rounds: 3 } }),
  game(0, 2, { entries: 7, tallies: { lost: 4 }, measures: { rounds: 2 } }),
  game(3, 2, { entries: 15, tallies: { lost: 1 }, measures: { rounds: 3 } }),
];

test('wins, losses and games that nobody won are counted for each seat', () => {
  const { games, seats, nobody } = report(GAMES);
  expect(games).toBe(4);
  expect(seats).toMatchObject([
    { seat: 'red', wins: { count: 2, rate: 0.5 }, losses: 1, score: { mean: 2, least: 0, median: 2.5, most: 3 } },
    { seat: 'blue', wins: { count: 1, rate: 0.25 }, losses: 2, score: { mean: 1.75 } },
  ]);
  expect(nobody).toMatchObject({ count: 1, rate: 0.25 });
});

test('the margin is taken game by game', () => {
  const { margins } = report(GAMES);
  expect(margins).toMatchObject([{ of: 'red', over: 'blue', spread: { mean: 0.25, least: -2, median: 0.5, most: 2 } }]);
});

test('three seats have three margins, and all who win together have won', () => {
  const scores = { red: 1, blue: 2, green: 4 };
  const outcome = { winners: ['red', 'blue'], scores, reason: { rule: 'r', key: 'k' } };
  const { margins, seats } = report([game(0, 0, { seats: ['red', 'blue', 'green'], outcome })]);
  expect(margins.map(({ of, over, spread }) => [of, over, spread.mean])).toEqual([
    ['red', 'blue', -1],
    ['red', 'green', -3],
    ['blue', 'green', -2],
  ]);
  expect(seats.map(({ wins, losses }) => [wins.count, losses])).toEqual([
    [1, 0],
    [1, 0],
    [0, 1],
  ]);
});

test('endings come by frequency, tallies and measures by name', () => {
  const { endings, tallies, measures, entries } = report(GAMES);
  expect(endings).toMatchObject([
    { rule: 'turn', key: 'lastRound', share: { count: 3 } },
    { rule: 'turn', key: 'wipedOut', share: { count: 1 } },
  ]);
  expect(tallies).toEqual({ lost: { total: 9, mean: 2.25, games: 4 }, parried: { total: 1, mean: 0.25, games: 1 } });
  expect(measures['rounds']).toMatchObject({ mean: 2.75, median: 3 });
  expect(entries).toMatchObject({ mean: 12, median: 13 });
});

test('a game without scores has none in its report', () => {
  const outcome = { winners: ['red'], scores: {}, reason: { rule: 'r', key: 'k' } };
  const made = report([game(0, 0, { outcome })]);
  expect(made.seats.map(({ score }) => score)).toEqual([null, null]);
  expect(made.margins).toEqual([]);
  expect(printReport(made)).not.toContain('score');
});

test('there is no report on no games', () => {
  expect(() => report([])).toThrow('no games to report on');
});

test('a report takes a series as it is played, and is plain JSON', () => {
  const made = report(simulate(outpost, { options: { rounds: 3 }, games: 40, seed: 'report', ...duelists }));
  expect(JSON.parse(JSON.stringify(made))).toEqual(made);
  const wins = made.seats.reduce((sum, seat) => sum + seat.wins.count, 0);
  expect(wins + made.nobody.count).toBe(40);
  expect(made.endings.reduce((sum, { share }) => sum + share.count, 0)).toBe(40);
});

test('a report is printed in aligned columns', () => {
  expect(`${printReport(report(GAMES))}\n`).toBe(
    `4 games

seat    wins   rate   95% interval  losses
red        2  50.0%  15.0% - 85.0%       1
blue       1  25.0%   4.6% - 69.9%       2
nobody     1  25.0%   4.6% - 69.9%

                mean    sd  min     q1  median     q3  max
score of red    2.00  1.41    0    1.5     2.5      3    3
score of blue   1.75  0.50    1   1.75       2      2    2
red over blue   0.25  1.71   -2   -0.5     0.5   1.25    2
rounds          2.75  0.50    2   2.75       3      3    3
entries        12.00  3.56    7  10.75      13  14.25   15

ending          games   rate   95% interval
turn lastRound      3  75.0%  30.1% - 95.4%
turn wipedOut       1  25.0%   4.6% - 69.9%

counted  total  per game  in games
lost         9      2.25         4
parried      1      0.25         1
`,
  );
});

test('what was not counted has no table, and one game is not called games', () => {
  const text = printReport(report([game(3, 1)]));
  expect(text).toMatch(/^1 game\n/);
  expect(text).not.toContain('counted');
});
