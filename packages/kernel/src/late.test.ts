import { expect, test } from 'vitest';
import { latePart, UnfittedError } from './late.ts';

test('a part is asked for in vain until it is fitted, and the error says which one it is', () => {
  const part = latePart<number>('the generators');
  expect(part.fitted()).toBeUndefined();
  expect(() => part()).toThrow(UnfittedError);
  expect(() => part()).toThrow('the generators: needed, but not loaded');
  expect(() => part()).toThrow(expect.objectContaining({ part: 'the generators' }));
  part.fit(0);
  expect([part(), part.fitted()]).toEqual([0, 0]);
});
