import { expect, test } from 'vitest';
import { allOf, anyOf, demand, denied, deny, firstOf, gatherReasons, grant, type Reason, unless } from './verdict.ts';

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

test('a condition that must hold, and a list of what is against it', () => {
  expect(demand(true, 'B7', 'tooFar', { at: 4 })).toEqual(grant());
  expect(demand(false, 'B7', 'tooFar', { at: 4 })).toEqual(deny('B7', 'tooFar', { at: 4 }));
  const { reasons } = deny('B7', 'tooFar');
  expect(unless([])).toEqual(grant());
  expect(unless(reasons)).toEqual({ granted: false, reasons });
  expect(denied([])).toEqual({ granted: false, reasons: [] });
});

test('of several judgements the first denial counts, and none is asked after it', () => {
  const asked: string[] = [];
  const judge = (name: string, granted: boolean) => () => {
    asked.push(name);
    return granted ? grant(name) : deny('B7', name);
  };
  expect(allOf(judge('own', true), judge('fresh', true))).toEqual(grant('fresh'));
  asked.length = 0;
  expect(allOf(judge('own', true), judge('fresh', false), judge('near', false))).toEqual(deny('B7', 'fresh'));
  expect(asked).toEqual(['own', 'fresh']);
});

test('where one of a list will do, the first that is granted counts, and none is asked after it', () => {
  const asked: number[] = [];
  const isThree = (hex: number) => {
    asked.push(hex);
    return hex === 3 ? grant(hex) : deny('B7', 'tooFar', { at: hex });
  };
  const none = deny('B7', 'nobodyThere');
  expect(anyOf([1, 3, 5], isThree)).toEqual(grant(3));
  expect(firstOf(new Set([1, 3, 5]), isThree, none)).toEqual(grant(3));
  expect(asked).toEqual([1, 3, 1, 3]);
});

test('where none of a list will do, it is denied for all of them, or for the first', () => {
  const tooFar = (hex: number) => deny('B7', 'tooFar', { at: hex });
  const none = deny('B7', 'nobodyThere');
  expect(anyOf([1, 2], tooFar).reasons).toEqual([...tooFar(1).reasons, ...tooFar(2).reasons]);
  expect(anyOf([], tooFar)).toEqual(denied([]));
  expect(firstOf([1, 2], tooFar, none)).toEqual(tooFar(1));
  expect(firstOf([], tooFar, none)).toEqual(none);
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
