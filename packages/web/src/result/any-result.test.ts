import { expect, test } from 'vitest';
import type { ResultModel } from '../face/result.ts';
import { printResult } from './report-text.ts';
import { swappedSeats } from './onward-buttons.tsx';

const RESULT: Omit<ResultModel, 'rematch'> = {
  mission: 'The Ford',
  kicker: 'A toy',
  headline: 'You won',
  ending: 'The last round is over',
  unit: 'points',
  team: null,
  players: [],
  sides: [
    { side: 'red', name: 'Red', score: 3, lost: [], left: 2 },
    { side: 'blue', name: 'Blue', score: 1, lost: [{ seq: 4, round: 2, unit: 1, name: 'b1' }], left: 1 },
  ],
  scores: [{ text: 'The ford', rule: 'L2.1', by: [3, 1] }],
  curve: {
    title: 'Score by round',
    points: [
      { seq: 0, round: 0, by: [0, 0] },
      { seq: 4, round: 2, by: [3, 1] },
    ],
  },
  rounds: [
    { round: 1, seq: 0 },
    { round: 2, seq: 3 },
  ],
  points: [{ seq: 4, text: 'Round 2: the ford falls' }],
  luck: {
    tried: 'assaults',
    hoped: 'steps lost',
    by: [
      { rolls: 2, expected: 0.75, hits: 1, words: 'as expected' },
      { rolls: 0, expected: 0, hits: 0, words: 'no assaults' },
    ],
  },
  entries: 5,
};

test('a match of any game is told on one page, in the words of that game', () => {
  expect(printResult(RESULT)).toBe(`The Ford: You won
The last round is over. 2 rounds, 5 entries
Red 3 points, Blue 1 points

What scored (Red, Blue)
  The ford (L2.1): 3, 1

Score by round (Red, Blue)
  Round 1: 0, 0
  Round 2: 3, 1

Turning points
  Round 2: the ford falls

Casualties
  Red: 0 lost, 2 left
  Blue: 1 lost, 1 left. b1 (round 2)

Luck of the dice
  Red: 2 assaults, 0.8 steps lost expected, 1 steps lost, as expected
  Blue: 0 assaults, 0.0 steps lost expected, 0 steps lost, no assaults
`);
});

test('where a single player wins, each has a score of his own', () => {
  const player = { seat: 'red2', side: 'red', name: 'Red 2', score: 3, hasWon: true };
  const players = [player, { ...player, seat: 'red1', name: 'Red 1', score: 0, hasWon: false }];
  expect(printResult({ ...RESULT, players })).toContain(`
Score by player
  Red 2: 3 points, wins
  Red 1: 0 points
`);
});

test('those who played together have one score, with what it is made of; what nobody counts is not there', () => {
  const team = {
    hasWon: true,
    score: 5,
    most: 12,
    parts: [
      { name: 'Difficulty', text: 'Hard', rule: 'L5.1', score: 3, most: 6 },
      { name: 'Speed', text: 'Round 6', rule: 'L5.2', score: 2, most: 6 },
    ],
    pace: null,
  };
  const sides = RESULT.sides.map((side) => ({ ...side, score: null }));
  const report = printResult({ ...RESULT, team, sides, scores: [], curve: null, luck: null });
  expect(report).toContain(`
5 of 12 points

What the score is made of
  Difficulty, Hard (L5.1): 3 of 6 points
  Speed, Round 6 (L5.2): 2 of 6 points

Turning points
`);
  expect(report).not.toMatch(/null|Luck|by round/);
});

test('what there is nothing of is not headed', () => {
  const bare = printResult({ ...RESULT, scores: [], points: [] });
  expect(bare).not.toContain('What scored');
  expect(bare).not.toContain('Turning points');
});

test('a game without counters has no casualties, and need not have rounds', () => {
  const sides = RESULT.sides.map((side) => ({ ...side, lost: [], left: null }));
  expect(printResult({ ...RESULT, sides, scores: [], curve: null, rounds: [], points: [], luck: null }))
    .toBe(`The Ford: You won
The last round is over. 5 entries
Red 3 points, Blue 1 points
`);
});

test('people swap where every seat has one on the other side', () => {
  const [you, bot] = [{ kind: 'person', name: 'You' } as const, { kind: 'bot', bot: 'random' } as const];
  const opposite = { red: 'blue', blue: 'red' };
  expect(swappedSeats({ red: you, blue: bot }, opposite)).toEqual({ red: bot, blue: you });
  expect(swappedSeats({ red: you, blue: you }, opposite)).toBeNull();
  expect(swappedSeats({ red: you, blue: bot }, { red: 'blue' })).toBeNull();
});
