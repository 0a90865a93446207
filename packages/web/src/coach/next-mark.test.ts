import { expect, test } from 'vitest';
import type { Happening } from '../face/happening.ts';
import { readMet } from '../settings/met.ts';
import { nextMark } from '../play/lesson-place.tsx';

const PLAIN: Pick<Happening, 'mark'> = {};
const MARKS = { check: { line: 'A card is drawn.', rule: 'B2.2g' }, hit: { line: 'A marker.', rule: 'B7.5' } };

test('the first rule that is new is told, one at a time, and none twice', () => {
  const events = [PLAIN, { ...PLAIN, mark: 'check' }, { ...PLAIN, mark: 'hit' }];
  expect(nextMark(events, MARKS, () => false)).toBe('check');
  expect(nextMark(events, MARKS, (mark) => mark === 'check')).toBe('hit');
  expect(nextMark(events, MARKS, () => true)).toBeNull();
});

test('a mark that nobody has written a line about is passed over', () => {
  expect(nextMark([{ ...PLAIN, mark: 'unheardOf' }], MARKS, () => false)).toBeNull();
});

test('what was kept is read as far as it can be', () => {
  expect(readMet('["bear/check", 3]')).toEqual(['bear/check']);
  expect(readMet('{')).toEqual([]);
});
