import { expect, test } from 'vitest';
import { bad, describe, fewLines, must, ok, printProblem, printProblems } from './result.ts';

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
  expect(describe('x'.repeat(5000))).toBe(`"${'x'.repeat(75)}..."`);
  expect(describe('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
});

test('whatever stands in a problem, its line is short and hides nothing', () => {
  const evil = `\u001b[1A\u001b[2K\u202e${'y'.repeat(500)}`;
  expect(printProblem({ field: evil, expected: evil, got: evil })).toBe(
    `[1A[2K${'y'.repeat(71)}...: expected [1A[2K${'y'.repeat(391)}..., got [1A[2K${'y'.repeat(71)}...`,
  );
  expect(bad(`seats.${evil}`, 'no such seat', 1).problems[0]?.field).toBe(`seats.[1A[2K${'y'.repeat(65)}...`);
});

test('of many problems the first twenty are told, and the number of the others', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ field: `units.${place}`, expected: 'a unit', got: 'nothing' }));
  expect(printProblems(many(20))).toHaveLength(20);
  expect(printProblems(many(21)).slice(19)).toEqual(['units.19: expected a unit, got nothing', 'and 1 more problem']);
  expect(printProblems(many(100_000)).slice(20)).toEqual(['and 99980 more problems']);
  expect(fewLines(['a', 'b'])).toEqual(['a', 'b']);
});
