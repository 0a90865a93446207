import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

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
