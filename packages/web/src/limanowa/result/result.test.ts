import { type Limanowa, unitId } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import type { LoggedEntry, Moment } from '../../face/moment.ts';
import { NEU_SANDEZ, rehearse, seenOf } from '../../testing/limanowa.ts';
import { resultModel } from './result.ts';

test('L13a a mission that runs out of time is failed and scores nothing; once more, it is the same mission', () => {
  const match = rehearse(NEU_SANDEZ, { options: { level: 'tried' } });
  const entries: LoggedEntry<Limanowa>[] = [];
  for (
    let pending = match.system.pending(match.state);
    pending !== undefined;
    pending = match.system.pending(match.state)
  ) {
    match.say(pending.seat === 'ai' ? 'proceed' : 'disclose');
    const events = match.told.map(({ event }) => event);
    entries.push({ seq: entries.length + 1, speaker: pending.seat, events, undo: null });
  }
  const seen = seenOf(match);
  const moment: Moment<Limanowa> = {
    seq: entries.length,
    seat: 'p1',
    asks: null,
    view: seen.view,
    pending: null,
    speaker: 'p1',
    events: [],
    undo: { granted: false, reasons: [] },
    outcome: match.system.outcome(match.state) ?? null,
  };
  const result = resultModel(seen, moment, entries);
  expect(result).toMatchObject({
    mission: 'The Bridge at Neu Sandez',
    headline: 'Mission failed',
    team: {
      hasWon: false,
      score: 0,
      most: 12,
      parts: [
        { name: 'Level', most: 6 },
        { name: 'Speed', most: 6 },
      ],
    },
    rematch: { options: { mission: NEU_SANDEZ, level: 'tried' }, opposite: { p1: 'p1', ai: 'ai' } },
  });
  expect(result.rounds.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(result.luck?.by.map(({ words }) => words)).toEqual(['no attacks', 'no attacks']);
  expect(result.sides.map(({ name }) => name)).toEqual(['Austria-Hungary', 'Russia (AI)']);

  // L8.2b: the highest face never hits, so even twenty sure hits are more than can be expected.
  const { sides } = seen.die;
  const sure: LoggedEntry<Limanowa>['events'][number] = {
    rule: 'L8.2b',
    key: 'rolled',
    as: 'attack',
    attacker: unitId(0),
    target: unitId(1),
    tv: sides + 3,
    die: 1,
    hit: true,
  };
  const twenty = { seq: entries.length + 1, speaker: 'p1', events: Array.from({ length: 20 }, () => sure), undo: null };
  const words = resultModel(seen, moment, [...entries, twenty]).luck?.by.map((each) => each.words);
  expect(words).toContain(`${(20 / sides).toFixed(1)} more than expected`);
});
