import { expect, test } from 'vitest';
import { madeLast, madeOnce, memo, remembering } from './memo.ts';

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

test('what is made of a thing is made once, also where it is nothing', () => {
  const made: string[] = [];
  const sizeOf = madeOnce(({ name }: { readonly name: string }, by: number): number | undefined => {
    made.push(name);
    return name === '' ? undefined : name.length * by;
  });
  const [one, none] = [{ name: 'one' }, { name: '' }];
  expect([sizeOf(one, 2), sizeOf(one, 2), sizeOf(none, 2), sizeOf(none, 2)]).toEqual([6, 6, undefined, undefined]);
  expect(made).toEqual(['one', '']);
});

test('two things that look alike have each their own', () => {
  const boxed = madeOnce(({ name }: { readonly name: string }) => [name]);
  expect(boxed({ name: 'a' })).not.toBe(boxed({ name: 'a' }));
});

test('what is made last is kept until it is asked for another', () => {
  let made = 0;
  const count = madeLast(() => (made += 1));
  const [one, other] = [{}, {}];
  expect([one, one, other, other, one].map(count)).toEqual([1, 1, 2, 2, 3]);
});
