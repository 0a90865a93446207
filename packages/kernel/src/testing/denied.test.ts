import { expect, test } from 'vitest';
import { deny, grant } from '../index.ts';
import { denied, nonEmpty } from './denied.ts';

test('it tells every reason by its rule and key', () => {
  const reasons = [
    { rule: 'B7.6', key: 'notHit' },
    { rule: 'B2.2', key: 'notYours', unit: 3 },
  ];
  expect(denied(deny('B7.6', 'notHit', { amount: 2 }))).toEqual(['B7.6 notHit']);
  expect(denied({ granted: false, reasons })).toEqual(['B7.6 notHit', 'B2.2 notYours']);
});

test('what is granted after all is an error', () => {
  expect(() => denied(grant(5))).toThrow('granted');
});

test('a list with something in it is handed on, an empty one is an error', () => {
  expect(nonEmpty(new Set(['a', 'b']))).toEqual(['a', 'b']);
  expect(() => nonEmpty([])).toThrow('nothing to look at');
});
