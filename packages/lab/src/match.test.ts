import { outpost, type OutpostOptions } from '@sandtable/kernel/testing';
import { createMatch, playOn } from '@sandtable/session';
import { expect, test } from 'vitest';
import { playMatch } from './index.ts';
import { duelists, random, striker } from './testing/duel.ts';

const OPTIONS: OutpostOptions = { rounds: 3, opponent: 'seat' };
const BOTS = { red: striker, blue: random };

test('a match of one seed is the same every time and another with another seed', () => {
  const once = playMatch(outpost, OPTIONS, 'sfc32:one', BOTS, duelists);
  expect(playMatch(outpost, OPTIONS, 'sfc32:one', BOTS, duelists)).toEqual(once);
  expect(playMatch(outpost, OPTIONS, 'sfc32:two', BOTS, duelists)).not.toEqual({ ...once, seed: 'sfc32:two' });
});

test('a seed without its algorithm gets the present one', () => {
  expect(playMatch(outpost, OPTIONS, 'one', BOTS)).toEqual(playMatch(outpost, OPTIONS, 'sfc32:one', BOTS));
});

test('a result is plain JSON', () => {
  const result = playMatch(outpost, OPTIONS, 'plain', BOTS, duelists);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test.each(['a', 'b', 'c', 'd'])('a session plays the very same match: seed %s', (seed) => {
  const result = playMatch(outpost, OPTIONS, seed, BOTS);
  const seats = { red: { kind: 'bot', bot: 'striker' }, blue: { kind: 'bot', bot: 'random' } };
  const match = createMatch(outpost, { options: OPTIONS, seed, seats }, ['striker', 'random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  expect(playOn(match.value, { striker, random })).toBeNull();
  expect(match.value.seq).toBe(result.entries);
  expect(match.value.now('spectator').outcome).toEqual(result.outcome);
});

test('a procedure of the rules plays its seat without a bot', () => {
  const result = playMatch(outpost, { rounds: 3, opponent: 'procedure' }, 'solo', { red: random });
  expect(result.seats).toEqual(['red', 'ai']);
  expect(Object.keys(result.outcome.scores)).toEqual(['red', 'ai']);
  expect(result.entries).toBeGreaterThan(3);
});

test('a refused sentence ends it with entry, seat, words and reasons', () => {
  const blue = () => ['u1', 'step', 'b1', 'dug'];
  expect(() => playMatch(outpost, OPTIONS, 'refused', { red: () => ['pass'], blue })).toThrow(
    /^entry 2, blue: u1 step b1 dug: refused \(\w+: \w+.*\)$/,
  );
});

test('half a sentence is refused', () => {
  const red = () => ['u1', 'step'];
  expect(() => playMatch(outpost, OPTIONS, 'half', { red, blue: random })).toThrow(
    'entry 1, red: u1 step: refused (unfinished)',
  );
});

test('a bot that breaks down is named with its entry', () => {
  const red = () => {
    throw new Error('no idea');
  };
  expect(() => playMatch(outpost, OPTIONS, 'broken', { red, blue: random })).toThrow('entry 1, red: no idea');
});

test('rules that break down over a granted sentence are reported with it', () => {
  const broken: typeof outpost = {
    ...outpost,
    apply: () => {
      throw new Error('out of order');
    },
  };
  expect(() => playMatch(broken, OPTIONS, 'broken', { red: () => ['pass'], blue: random })).toThrow(
    'entry 1, red: pass: out of order',
  );
});

test('a match that does not end is stopped', () => {
  expect(() => playMatch(outpost, OPTIONS, 'long', BOTS, { most: 4 })).toThrow('not finished after 4 entries');
  const endless: typeof outpost = { ...outpost, apply: () => undefined };
  expect(() => playMatch(endless, OPTIONS, 'endless', { red: () => ['pass'], blue: random })).toThrow(
    'not finished after 20000 entries',
  );
});

test('a match may take just as many entries as it is allowed', () => {
  const { entries } = playMatch(outpost, OPTIONS, 'enough', BOTS);
  expect(playMatch(outpost, OPTIONS, 'enough', BOTS, { most: entries }).entries).toBe(entries);
});

test('a match that is over without an outcome is broken', () => {
  const aimless: typeof outpost = { ...outpost, outcome: () => undefined };
  expect(() => playMatch(aimless, OPTIONS, 'aimless', BOTS)).toThrow(/finished after \d+ entries without an outcome/);
});

test.each([
  [{ red: random }, "no bot for the seat 'blue'"],
  [{ ...BOTS, green: random }, "a bot for 'green', but the seats are red, blue"],
])('every seat needs its bot, and nobody else has one', (bots, message) => {
  expect(() => playMatch(outpost, OPTIONS, 'seats', bots)).toThrow(message);
});

test('no bot may play for a procedure', () => {
  const bots = { red: random, ai: random };
  expect(() => playMatch(outpost, { rounds: 3, opponent: 'procedure' }, 'seats', bots)).toThrow('belongs to the rules');
});

test('a seed that is none is refused in words', () => {
  expect(() => playMatch(outpost, OPTIONS, 'mt19937:1', BOTS)).toThrow(/^seed: expected sfc32: .*, got "mt19937:1"$/);
});
