import { expect, test } from 'vitest';
import { bad, describe, must, ok, printProblem } from './result.ts';

test('what is good carries its value, what is bad its field and what stood there', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(bad('seed', 'a word', 7)).toEqual({ ok: false, problems: [{ field: 'seed', expected: 'a word', got: '7' }] });
});

test('what must be good is its value, or throws every problem in words', () => {
  expect(must(ok(7))).toBe(7);
  const problems = [...bad('seed', 'a word', 7).problems, ...bad('bot', 'a name', null).problems];
  expect(() => must({ ok: false, problems })).toThrow('seed: expected a word, got 7; bot: expected a name, got null');
});

test('a problem prints as one line', () => {
  const problem = { field: 'options.rounds', expected: 'a whole number', got: '"many"' };
  expect(printProblem(problem)).toBe('options.rounds: expected a whole number, got "many"');
  expect(printProblem({ ...problem, field: '' })).toBe('the whole: expected a whole number, got "many"');
});

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  [null, 'null'],
  [true, 'true'],
  [1.5, '1.5'],
  [12n, 'a bigint'],
  ['many', '"many"'],
  ['two\nlines', String.raw`"two\nlines"`],
  [[1, 2], 'a list of 2'],
  [{ a: 1 }, 'an object'],
])('the value %o is described in a few words', (value, words) => {
  expect(describe(value)).toBe(words);
});

test('a long text is cut short', () => {
  const words = describe('x'.repeat(5000));
  expect(words).toMatch(/^"x+\.\.\.$/);
  expect(words.length).toBeLessThan(70);
  expect(describe('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`);
});
