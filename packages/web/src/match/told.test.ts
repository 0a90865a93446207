import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { BearEvent } from '@sandtable/bear';
import { rankOf } from '../bear/events/event-traits.ts';
import { tellEvent } from '../bear/events/tell.ts';
import { fieldWith } from '../testing/field.ts';
import { headlineOf, headlineWithDice } from './headline.ts';
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

test('the one line of an action shows the dice that decided it, and not those thrown afterwards', () => {
  const thrown = (die: number) =>
    ({ ...TOLD, sign: { kind: 'dice', dice: [die, 1], sides: 6, added: '' }, rank: null }) as const;
  const missed = { ...TOLD, rank: 1 };
  expect(headlineWithDice([thrown(2), thrown(3), missed, thrown(4)])).toEqual({ ...missed, sign: thrown(3).sign });
  expect(headlineWithDice([missed])).toBe(missed);
  expect(headlineWithDice([])).toBeUndefined();
});
