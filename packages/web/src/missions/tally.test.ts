import { expect, test } from 'vitest';
import type { Summary } from '../link/summary.ts';
import { readTally, recordOf, standingOf, type Tally, withMatches } from './tally.ts';

const MATCH: Summary = {
  id: 'a1',
  mission: 'first-shots',
  name: 'First Shots',
  system: 'bear',
  standing: 'Round 1 of 4',
  rules: [],
  names: {},
  seating: { german: { kind: 'person', name: 'You' }, soviet: { kind: 'bot', bot: 'captain' } },
  asks: 'german',
  winners: [],
  entries: 3,
  pieces: [],
  changed: 0,
};
const WON: Summary = { ...MATCH, id: 'a2', asks: null, winners: ['german'] };

test('a match counts once, whatever becomes of it, and stays when it is deleted', () => {
  const begun = withMatches({}, [MATCH]);
  expect(recordOf(begun, 'first-shots')).toEqual({ played: 1, over: 0, won: 0 });
  const over = withMatches(begun, [WON, { ...MATCH, asks: null, winners: ['soviet'] }]);
  expect(recordOf(over, 'first-shots')).toEqual({ played: 2, over: 2, won: 1 });
  expect(withMatches(over, [])).toBe(over);
  expect(withMatches(over, [WON])).toBe(over);
});

test('one is won by the person whose browser it is', () => {
  const other: Summary = { ...WON, seating: { ...WON.seating, german: { kind: 'person', name: 'German player' } } };
  expect(standingOf(withMatches({}, [other]), 'first-shots')).toBe('played');
  expect(standingOf(withMatches({}, [WON]), 'first-shots')).toBe('won');
  expect(standingOf({}, 'first-shots')).toBe('never');
  expect(withMatches({}, [{ ...WON, mission: null }])).toEqual({});
});

test('what was kept comes back, and what is damaged is let go', () => {
  const tally: Tally = { 'first-shots': { a1: 'begun', a2: 'won' } };
  expect(readTally(tally)).toEqual(tally);
  expect(readTally({ 'first-shots': { a1: 'stolen' }, x: 7 })).toEqual({ 'first-shots': {}, x: {} });
  expect([undefined, null, '', 7, []].map(readTally)).toEqual([{}, {}, {}, {}, {}]);
});
