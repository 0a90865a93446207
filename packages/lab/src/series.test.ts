import { outpost } from '@sandtable/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playMatch, seedOf, simulate } from './index.ts';
import { duelists } from './testing/duel.ts';

const PLAN = { options: { rounds: 2 }, games: 12, seed: 'series', ...duelists };

test('a series is the same every time, each game with a seed of its own', () => {
  const results = [...simulate(outpost, PLAN)];
  expect([...simulate(outpost, PLAN)]).toEqual(results);
  expect(results.map(({ game }) => game)).toEqual(Array.from({ length: 12 }, (_game, index) => index));
  expect(new Set(results.map(({ seed }) => seed)).size).toBe(12);
  expect(new Set(results.map(({ entries }) => entries)).size).toBeGreaterThan(3);
});

test('any game can be played again alone', () => {
  const [, , third] = simulate(outpost, PLAN);
  const alone = playMatch(outpost, { rounds: 2, opponent: 'seat' }, seedOf('series', 2), PLAN.bots, duelists);
  expect({ game: 2, ...alone }).toEqual(third);
});

test('a series may be cut anywhere: the results do not change', () => {
  const whole = [...simulate(outpost, PLAN)];
  const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 5 });
  fc.assert(
    fc.property(cuts, (places) => {
      const ends = [...places.toSorted((a, b) => a - b), 12];
      const parts = ends.flatMap((to, index) => [
        ...simulate(outpost, { ...PLAN, slice: { from: ends[index - 1] ?? 0, to } }),
      ]);
      expect(parts).toEqual(whole);
    }),
    { seed: 1941, numRuns: 20 },
  );
});

test('a longer series begins with the games of a shorter one', () => {
  const longer = [...simulate(outpost, { ...PLAN, games: 15 })];
  expect(longer.slice(0, 12)).toEqual([...simulate(outpost, PLAN)]);
});

test('games are played as they are asked for', () => {
  let observed = 0;
  const observe = () => {
    observed++;
    return [];
  };
  const games = simulate(outpost, { ...PLAN, observe });
  expect(observed).toBe(0);
  games.next();
  const afterOne = observed;
  expect(afterOne).toBeGreaterThan(0);
  games.next();
  expect(observed).toBeGreaterThan(afterOne);
});

test('a game that breaks down is named with its seed', () => {
  const games = simulate(outpost, { ...PLAN, slice: { from: 7, to: 8 }, most: 1 });
  expect(() => games.next()).toThrow('outpost, game 7 (seed sfc32:series/7): not finished after 1 entries');
});

test.each([
  [{ options: { rounds: 7 } }, 'options.rounds: expected at most 6, got 7'],
  [{ seed: 'two words' }, 'got "two words"'],
  [{ seed: 'x'.repeat(99) }, 'seed: expected'],
  [{ bots: { red: duelists.bots['red'] } }, "no bot for the seat 'blue'"],
  [{ games: 1.5 }, 'no games from 0 to 1.5 in a series of 1.5'],
  [{ slice: { from: 10, to: 13 } }, 'no games from 10 to 13 in a series of 12'],
  [{ slice: { from: 3, to: 2 } }, 'no games from 3 to 2'],
  [{ slice: { from: -1, to: 2 } }, 'no games from -1 to 2'],
])('a bad plan is refused before the first game: %j', (change, message) => {
  expect(() => simulate(outpost, { ...PLAN, ...(change as object) })).toThrow(message);
});
