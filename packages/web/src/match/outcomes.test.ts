import type { BearEvent } from '@sandtable/bear';
import type { Motion } from '@sandtable/board';
import type { Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { bannerOf, tellEvent } from '../bear/events/tell.ts';
import { rankOf } from '../bear/events/event-traits.ts';
import { bannerOf as bannerOfLimanowa } from '../limanowa/events/tell.ts';
import { fieldWith } from '../testing/field.ts';
import { seenBy, stateOf } from '../testing/matches.ts';
import { headlineOf, headlineWithDice, marksAfter, type ActionOutcome, outcomesAfter } from './outcomes.ts';

const SEATING: Seating = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
const SITTING = { seating: SEATING, isHere: (seat: string | null) => seat === 'german' };
const EVENT: BearEvent = { rule: 'B2.0', key: 'smokeThinned' };
const TOLD = tellEvent(fieldWith('g03 0,0 SE'), EVENT);

function moment(seq: number, speaker: string, key: string): ActionOutcome & { readonly isTurn: boolean } {
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
  const declared = outcomesAfter([], turn, asked, SITTING);
  const whole = outcomesAfter(declared, asked, rolled, SITTING);
  expect(whole).toEqual([{ seq: 3, speaker: 'german', events: [TOLD, TOLD] }]);
  const answered = outcomesAfter(whole, rolled, ai, SITTING);
  expect(answered.map(({ speaker }) => speaker)).toEqual(['german', 'ai']);
  expect(outcomesAfter(answered, ai, next, SITTING)).toHaveLength(1);
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

const stamp = (at: string, word: string): Motion => ({
  ...{ kind: 'stamp', at, word, tone: 'struck', note: 'by 1', dice: [3, 4], sides: 6, added: '', shaken: null },
});
const printed = (marks: ReturnType<typeof marksAfter>): string[] => marks.map(({ at, word }) => `${at} ${word}`);

test('an own action begins anew, what others answer is put beside it, and of one hex the last result holds', () => {
  const dice = marksAfter([], [stamp('B02', '')], true);
  const own = marksAfter(dice, [stamp('B02', 'HIT'), { kind: 'mark', piece: 's01' }], true);
  expect(printed(own)).toEqual(['B02 HIT']);
  const answered = marksAfter(own, [stamp('C03', 'MISS')], false);
  expect(printed(answered)).toEqual(['B02 HIT', 'C03 MISS']);
  expect(printed(marksAfter(answered, [stamp('B02', 'RALLIED')], false))).toEqual(['C03 MISS', 'B02 RALLIED']);
  expect(marksAfter(answered, [], true)).toEqual([]);
});

const solo = seenBy(stateOf({ mission: 'whose-crossroads' }));
const length = solo.view.terms.solo?.length ?? 0;

test('S2.7a the last space of the Mission Track is announced from two spaces off, and a new round by its number', () => {
  const at = (space: number): string | undefined =>
    bannerOf(solo, { rule: 'S2.3.1', key: 'trackAdvanced', space })?.title;
  expect(length).toBeGreaterThan(4);
  expect([3, 2, 1, 0].map((left) => at(length - left))).toEqual([
    undefined,
    'Mission Track: 2 spaces to go',
    'Mission Track: 1 space to go',
    'Mission Track: last space',
  ]);
  expect(bannerOf(solo, { rule: 'B2.0', key: 'roundBegan', round: 2 })?.title).toBe('Round 2');
  expect(bannerOfLimanowa({ rule: 'LS3.2c', key: 'gameRoundBegan', round: 3 })?.title).toBe('Round 3');
});
