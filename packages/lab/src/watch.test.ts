import { outpost, type OutpostOptions } from '@sandtable/kernel/testing';
import { createMatch, playOn } from '@sandtable/session';
import { expect, test } from 'vitest';
import { playMatch } from './index.ts';
import { random, striker } from './testing/duel.ts';

const OPTIONS: OutpostOptions = { rounds: 4, opponent: 'seat' };
const BOTS = { red: striker, blue: random };

test('every event is counted under each of its names, the set-up’s too', () => {
  const { tallies } = playMatch(outpost, OPTIONS, 'counted', BOTS, { observe: ({ rule, key }) => [rule, key] });
  const seats = { red: { kind: 'bot', bot: 'striker' }, blue: { kind: 'bot', bot: 'random' } };
  const match = createMatch(outpost, { options: OPTIONS, seed: 'counted', seats }, ['striker', 'random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  playOn(match.value, { striker, random });
  const counts: { [name: string]: number } = {};
  for (let seq = 0; seq <= match.value.seq; seq++) {
    for (const { rule, key } of match.value.at(seq, 'referee').events) {
      for (const name of [rule, key]) counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  expect(tallies).toEqual(counts);
  expect(tallies['drew']).toBeGreaterThanOrEqual(4);
});

test('the observer sees the position that the event led to, with everything in it', () => {
  const { tallies } = playMatch(outpost, OPTIONS, 'seen', BOTS, {
    observe: (event, { squads, players }) => [
      ...(players.every(({ hand }) => !hand.includes(null)) ? ['open hands'] : ['hidden hands']),
      ...(event.key === 'lost' ? [`lost at ${squads[event.target]?.at}`] : []),
    ],
  });
  expect(Object.keys(tallies).toSorted()).toEqual(['lost at -1', 'open hands']);
});

test('measures are taken of the last position', () => {
  const { measures, outcome } = playMatch(outpost, OPTIONS, 'measured', BOTS, {
    measures: { red: ({ squads }) => squads.filter(({ side, at }) => side === 0 && at >= 0).length },
  });
  expect(measures).toEqual({ red: outcome.scores['red'] });
});

test('a measure that is no number is refused by its name', () => {
  const measures = { ratio: () => 0 / 0 };
  expect(() => playMatch(outpost, OPTIONS, 'nan', BOTS, { measures })).toThrow("the measure 'ratio' is NaN");
});

test('a record is told every entry in order, the set-up first, and is in the result when the match is over', () => {
  const record = () => {
    const entries: number[] = [];
    return { note: (events: readonly unknown[]) => void entries.push(events.length), end: () => entries };
  };
  const result = playMatch(outpost, OPTIONS, 'counted', BOTS, { record });
  const lengths = result.record as number[];
  expect(lengths).toHaveLength(result.entries + 1);
  expect(lengths.some((length) => length > 0)).toBe(true);
  expect(playMatch(outpost, OPTIONS, 'counted', BOTS).record).toBeNull();
});
