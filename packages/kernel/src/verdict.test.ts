import { expect, test } from 'vitest';
import { deny, gatherReasons, grant, type Reason } from './verdict.ts';

test('a grant carries its value and its reasons', () => {
  const reason = { rule: 'B7', key: 'cover', amount: 2 };
  expect(grant()).toEqual({ granted: true, value: undefined, reasons: [] });
  expect(grant(5)).toEqual({ granted: true, value: 5, reasons: [] });
  expect(grant(undefined, [reason])).toEqual({ granted: true, value: undefined, reasons: [reason] });
});

test('a denial carries its rule, its key and its figures', () => {
  expect(deny('B7', 'tooFar')).toEqual({ granted: false, reasons: [{ rule: 'B7', key: 'tooFar' }] });
  expect(deny('B7', 'tooFar', { at: 4, unit: 2 }).reasons).toEqual([{ rule: 'B7', key: 'tooFar', at: 4, unit: 2 }]);
});

test('reasons are gathered in order, each told once', () => {
  const [far, spent, hidden]: Reason[] = [
    { rule: 'B7', key: 'tooFar' },
    { rule: 'B2', key: 'spent', unit: 3 },
    { rule: 'B6', key: 'hidden', at: 9 },
  ];
  expect(gatherReasons([[far], [spent, far], [hidden, { ...spent }]] as Reason[][])).toEqual([far, spent, hidden]);
  expect(gatherReasons([])).toEqual([]);
  expect(gatherReasons([[far, hidden]] as Reason[][])).toEqual([far, hidden]);
});

test('reasons that differ in anything are all told', () => {
  const plain: Reason = { rule: 'B7', key: 'tooFar' };
  const all: Reason[] = [
    plain,
    { ...plain, rule: 'B8' },
    { ...plain, key: 'near' },
    { ...plain, amount: 1 },
    { ...plain, at: 1 },
    { ...plain, unit: 1 },
    { ...plain, unit: 2 },
  ];
  expect(gatherReasons(all.map((reason) => [reason]))).toEqual(all);
});
