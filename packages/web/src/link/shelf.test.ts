import { expect, test } from 'vitest';
import { recordsIn, listOf } from './shelf.ts';
import type { Summary } from './summary.ts';

function summary(id: string, changed: number): Summary {
  return {
    ...{ id, system: 'bear', mission: null, name: id, standing: '', pieces: [], rules: [], names: {} },
    ...{ seating: {}, asks: null, winners: [], entries: 1, changed },
  };
}

const NOW = 1_941_000_000_000;

function listed(summaries: readonly [IDBValidKey, unknown][], texts: readonly IDBValidKey[]) {
  const keys = summaries.map(([key]) => key);
  const values = summaries.map(([, value]) => value);
  return listOf(recordsIn({ keys, values }, { keys: texts, values: texts.map(() => '{}') }), NOW);
}

test('a record that cannot be read stands beside those that can, and hides none of them', () => {
  const old = summary('old', 1);
  const late = summary('late', 2);
  const found = listed(
    [
      ['old', old],
      ['odd', { id: 'odd', name: 7 }],
      [5, { id: 5 }],
      ['late', late],
    ],
    ['late', 'odd', 'old'],
  );
  expect(found.matches).toEqual([late, old]);
  expect(found.unreadable).toEqual([
    { key: 'odd', hasText: true },
    { key: 5, hasText: false },
  ]);
});

test('a match with a date still to come does not stay on top; one by a clock that was put back a little does', () => {
  const [first, last, ahead, future] = [1, NOW - 1, NOW + 60_000, NOW + 86_400_000].map((changed) =>
    summary(String(changed), changed),
  );
  const all = [future, first, ahead, last].flatMap((each) => (each === undefined ? [] : [each]));
  const found = listed(
    all.map((each) => [each.id, each]),
    all.map(({ id }) => id),
  );
  expect(found.matches).toEqual([ahead, last, first, future]);
});

test('one half without the other is no match: neither a summary without its file nor a file without its summary', () => {
  expect(listed([['m', summary('m', 1)]], [])).toEqual({ matches: [], unreadable: [{ key: 'm', hasText: false }] });
  expect(listed([], ['m'])).toEqual({ matches: [], unreadable: [{ key: 'm', hasText: true }] });
  expect(listed([['5', summary('5', 1)]], [5]).unreadable).toHaveLength(2);
});
