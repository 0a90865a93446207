import { type Bear, type BearEvent, playerId } from '@sandtable/bear';
import type { WordCounts } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { Moment } from '../../face/moment.ts';
import { game, playAtRandom, SAMPLES, seenBy } from '../../testing/matches.ts';
import { aftermathOf } from './aftermath.ts';
import { printResult } from '../../result/report-text.ts';
import { swappedSeats } from '../../result/onward-buttons.tsx';
import { otherSeat, resultModel } from './result.ts';
import { roundsOf, roundStarts, type EntryEvents } from './luck.ts';
import { reasonOf } from './tales.ts';

interface PlayedMatch {
  readonly text: string;
  readonly aftermath: ReturnType<typeof aftermathOf>;
}

/** Plays a match in which some unit is lost. */
function played(sample: object): PlayedMatch {
  for (let seed = 1; seed <= 20; seed++) {
    const match = playedWith(sample, `sfc32:result${seed}`);
    const { german, soviet } = match.aftermath.losses;
    if (german.lost.length + soviet.lost.length > 0) return match;
  }
  throw new Error('nobody is ever lost');
}

function playedWith(sample: object, seed: string): PlayedMatch {
  const spoken: WordCounts = new Map();
  const entries: EntryEvents[] = [];
  let last = null;
  for (const { state, say } of playAtRandom(sample, seed, spoken)) {
    entries.push({ seq: entries.length + 1, events: say().told.map(({ event }) => event) });
    last = seenBy(state, 'spectator');
  }
  if (last === null) throw new Error('nothing was played');
  const outcome = game.outcome(last.view) ?? null;
  const moment = { seq: entries.length, seat: 'german', outcome, view: last.view } as Moment<Bear>;
  const aftermath = aftermathOf(last, moment, entries);
  return { aftermath, text: printResult(resultModel(aftermath)) };
}

test.each([1, 4, -2])(
  'match %i: what scored adds up to the score, losses to those who are gone, and all of it is told',
  (at) => {
    const { aftermath, text } = played(SAMPLES.at(at) ?? {});
    const { scores, vp, losses, curve, points } = aftermath;
    expect(scores.reduce((sum, row) => sum + row.vp.german, 0)).toBe(vp.german);
    expect(scores.reduce((sum, row) => sum + row.vp.soviet, 0)).toBe(vp.soviet);
    expect(curve.at(-1)).toMatchObject(vp);
    for (const { lost, left } of [losses.german, losses.soviet]) {
      expect(left).toBeGreaterThanOrEqual(0);
      for (const { round, name } of lost)
        expect([round > 0, name]).toEqual([true, expect.stringMatching(/^\S.* \d\d$/)]);
    }
    for (const { text: told } of nonEmpty(points)) expect(told).not.toBe('');
    expect(text).toContain(`German ${vp.german} VP, Soviet ${vp.soviet} VP`);
    expect(text).not.toMatch(/undefined|NaN|null/);
  },
);

test('B2.3 what is scored when a round ends belongs to that round, not to the one that begins with it', () => {
  const entries: EntryEvents[] = [
    { seq: 0, events: [{ rule: 'B2.0', key: 'roundBegan', round: 1 }] },
    {
      seq: 4,
      events: [
        { rule: 'B2.3', key: 'roundEnded', round: 1 },
        { rule: 'B2.0', key: 'roundBegan', round: 2 },
      ],
    },
  ];
  expect(roundStarts(entries)).toEqual([
    { round: 1, seq: 0 },
    { round: 2, seq: 4 },
  ]);
  expect([1, 4, 5].map(roundsOf(entries))).toEqual([1, 1, 2]);
});

test('sides are swapped where both can be had: not with the AI, not where one person holds both', () => {
  const swap = (seats: Seating) =>
    swappedSeats(seats, Object.fromEntries(Object.keys(seats).map((seat) => [seat, otherSeat(seat)])));
  const [one, bot] = [{ kind: 'person', name: 'One' } as const, { kind: 'bot', bot: 'captain' } as const];
  expect(swap({ german: one, soviet: bot })).toEqual({ german: bot, soviet: one });
  expect(swap({ german1: one, german2: one, soviet1: bot, soviet2: bot })).toEqual({
    german1: bot,
    german2: bot,
    soviet1: one,
    soviet2: one,
  });
  expect(swap({ german: one, ai: { kind: 'procedure' } })).toBeNull();
  expect(swap({ german: one, soviet: one })).toBeNull();
  expect(swap({ german1: one, german2: one, soviet: bot })).toBeNull();
});

test('B19.2a what a flag scores at the end was due before: the kill of the last turn is what is told', () => {
  const scored = (why: 'control' | 'destroyed', vp: number): BearEvent => ({
    rule: 'B19.2',
    key: 'scored',
    side: 'german',
    player: playerId(0),
    vp,
    why,
  });
  const swing = { seq: 9, round: 3, size: 1, change: [1, 0], turned: false };
  const reason = (...events: BearEvent[]) => reasonOf({ step: { events }, swing });
  expect(reason(scored('destroyed', 1), scored('control', 3))).toBe('destroyed');
  expect(reason(scored('control', 3))).toBe('control');
});
