import type { AiNote, Bear, BearEvent } from '@sandtable/bear';
import { randomOf, Recorder, type WordCounts } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Moment } from '../../face/moment.ts';
import { printResult } from '../../result/report-text.ts';
import { game, seenBy, stateOf } from '../../testing/matches.ts';
import { type Aftermath, aftermathOf } from './aftermath.ts';
import { resultModel } from './result.ts';
import type { EntryEvents } from './luck.ts';

/** A random four-player match to its end, as a spectator sees it. */
function fourRoads(switches: object): Aftermath {
  const state = stateOf({ mission: 'all-four-roads', ...switches }, 'sfc32:team');
  const random = randomOf('sfc32:team', 'play');
  const spoken: WordCounts = new Map();
  const entries: EntryEvents[] = [];
  for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state)) {
    const io = new Recorder<BearEvent, AiNote>(state.random);
    game.apply(state, game.anySentence(game.view(state, asked.seat), random, spoken), io);
    entries.push({ seq: entries.length + 1, events: io.told.map(({ event }) => event) });
  }
  const seen = seenBy(state, 'spectator');
  const outcome = game.outcome(seen.view) ?? null;
  const moment = { seq: entries.length, seat: 'spectator', outcome, view: seen.view } as Moment<Bear>;
  return aftermathOf(seen, moment, entries);
}

test('B20.3 where a single player wins, the result has what each of them scored, the best first', () => {
  const aftermath = fourRoads({ teamWin: 'individual' });
  const { players, vp, headline } = aftermath;
  expect(players.map(({ seat }) => seat).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'german1',
    'german2',
    'soviet1',
    'soviet2',
  ]);
  const scores = players.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const ofSide = (side: string): number =>
    players.reduce((sum, each) => (each.side === side ? sum + each.score : sum), 0);
  expect([ofSide('german'), ofSide('soviet')]).toEqual([vp.german, vp.soviet]);
  const winners = players.filter(({ hasWon }) => hasWon).map(({ name }) => name);
  expect(headline).toBe(winners.length === 0 ? 'Draw' : `Won by ${winners.join(' and ')}`);
  expect(printResult(resultModel(aftermath))).toContain('\nScore by player\n');
});

test('B20.3 where a side wins, nobody has a score of his own', () => {
  const aftermath = fourRoads({});
  expect(aftermath.players).toEqual([]);
  expect(printResult(resultModel(aftermath))).not.toContain('Score by player');
});
