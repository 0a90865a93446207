import { expect, test } from 'vitest';
import { memo, remembering } from './memo.ts';

test('while a view is judged, each thing about it is worked out once; about a state, every time', () => {
  const price = memo<number>();
  let worked = 0;
  const ask = (seen: object, key: string | number): number => price(seen, key, () => (worked += 1));
  const judged = remembering({});
  expect([ask(judged, 'a'), ask(judged, 'a'), ask(judged, 7), ask(judged, 7)]).toEqual([1, 1, 2, 2]);
  const state = {};
  expect([ask(state, 'a'), ask(state, 'a')]).toEqual([3, 4]);
  expect(ask(remembering({}), 'a')).toBe(5);
});

test('two memos do not know of each other, and what is no object is not remembered', () => {
  const [one, other] = [memo<string>(), memo<string>()];
  const judged = remembering({});
  expect([one(judged, 1, () => 'one'), other(judged, 1, () => 'other')]).toEqual(['one', 'other']);
  expect(remembering(null)).toBeNull();
});
