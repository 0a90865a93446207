import type { Limanowa } from '@sandtable/limanowa';
import { expect, test } from 'vitest';
import type { Moment } from '../../face/moment.ts';
import { NEU_SANDEZ, rehearse } from '../../testing/limanowa.ts';
import { engine } from '../engine/engine.ts';
import { filmModel } from './film-model.tsx';

type Match = ReturnType<typeof rehearse>;

function momentOf(match: Match, seq: number): Moment<Limanowa> {
  return {
    seq,
    seat: 'p1',
    asks: null,
    view: match.system.view(match.state, 'p1'),
    pending: null,
    speaker: 'ai',
    events: match.told.map(({ event }) => event),
    undo: { granted: false, reasons: [] },
    outcome: null,
  };
}

/** The frames of the AI's next entry. */
function filmed(match: Match): string[] {
  const before = momentOf(match, 0);
  match.say('proceed');
  const moment = momentOf(match, 1);
  const { frames, motions } = filmModel(engine(), before, moment, {
    seq: 1,
    before,
    notes: match.notes,
    events: moment.events,
  });
  expect(motions().length).toBe(1);
  expect(frames.every(({ picture }) => picture() !== null)).toBe(true);
  expect(frames.map(({ isAfter }) => isAfter)).toEqual(frames.map((_, place) => place === frames.length - 1));
  return frames.map(({ step }) => step);
}

test('LS3.2.1a the AI’s entries are shown in the order in which they were decided: roll, card, then what came of it', () => {
  const match = rehearse(NEU_SANDEZ, { dice: [9, 9], ai: [3, 9, 9, 9] });
  match.say('disclose').say('move a02 0506 move a01 0606 attack r02 a02 disclose');
  expect(filmed(match)).toEqual(['roll', 'card', 'outcome']);
  while (match.system.pending(match.state)?.key !== 'closing') expect(filmed(match)).toEqual(['roll', 'outcome']);
  match.say('disclose');
  while (match.system.pending(match.state)?.key !== 'aiRound') match.say('proceed');
  expect(filmed(match)).toEqual(['wounds', 'outcome']);
});
