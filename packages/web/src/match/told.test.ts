import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { BearEvent } from '@sandtable/bear';
import { rankOf } from '../bear/events/headlines.ts';
import { tellEvent } from '../bear/events/tell.ts';
import { fieldWith } from '../testing/field.ts';
import { headlineOf } from './headline.ts';
import { type Told, toldAfter } from './told.ts';

const SEATING: Seating = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
const EVENT: BearEvent = { rule: 'B2.0', key: 'smokeThinned' };
const TOLD = tellEvent(fieldWith('g03 0,0 SE'), EVENT);

function moment(seq: number, speaker: string, key: string): Told & { readonly isTurn: boolean } {
  return { seq, speaker, isTurn: key === 'turn', events: [TOLD] };
}

test('an action is told as one, over all its questions, and what the AI does after it stands below it', () => {
  const [turn, asked, rolled, ai, next] = [
    moment(1, 'ai', 'turn'),
    moment(2, 'german', 'capsOnDice'),
    moment(3, 'german', 'aiTurn'),
    moment(4, 'ai', 'turn'),
    moment(5, 'german', 'turn'),
  ];
  const declared = toldAfter([], turn, asked, SEATING);
  const whole = toldAfter(declared, asked, rolled, SEATING);
  expect(whole).toEqual([{ seq: 3, speaker: 'german', events: [TOLD, TOLD] }]);
  const answered = toldAfter(whole, rolled, ai, SEATING);
  expect(answered.map(({ speaker }) => speaker)).toEqual(['german', 'ai']);
  expect(toldAfter(answered, ai, next, SEATING)).toHaveLength(1);
});

test('what counts most is told first: a loss before the miss that followed it', () => {
  const lost: BearEvent = { rule: 'B7.4', key: 'destroyed', unit: 3 } as BearEvent;
  const missed: BearEvent = { rule: 'B7.2', key: 'missed', unit: 4 } as BearEvent;
  expect(headlineOf([EVENT, lost, missed], rankOf)).toBe(lost);
  expect(headlineOf([missed, EVENT], rankOf)).toBe(missed);
  expect(headlineOf([EVENT], rankOf)).toBe(EVENT);
  expect(headlineOf([], rankOf)).toBeUndefined();
});
