import { expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { readJson } from '../read-json.ts';
import { printProblems } from '../result.ts';
import { mutate } from './mutate.ts';

const BASE = JSON.stringify({
  game: 'outpost',
  rounds: 3,
  units: [
    { at: 'b2', hits: 0 },
    { at: 'c1', isDug: true },
  ],
  note: null,
});

function mutants(seed: string, count: number): string[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => mutate(BASE, random));
}

test('the same chance spoils a file in the same way, another chance in another', () => {
  expect(mutants('one', 50)).toEqual(mutants('one', 50));
  expect(new Set(mutants('one', 200)).size).toBeGreaterThan(150);
  expect(mutants('two', 5)).not.toEqual(mutants('one', 5));
});

const many = mutants('all', 3000);

test.each([
  ['a 0 with a sign', /-0[^.\d]/],
  ['an infinite number', /1e999/],
  ['a field that would be the prototype', /"__proto__":/],
  ['a constructor', /"constructor":/],
  ['a control sign', /\\u001b/],
  ['a half of a pair', /\\ud800/],
  ['a long word', /k{3000}/],
  ['a deep nest', /\[{5000}/],
  ['a huge number', /9000000000000000/],
  ['an item twice', /(\{"at":"b2","hits":0\}),\1/],
  ['a file without its end', /^\{"game":"outpost"[^}]*$/],
  ['a file without a field', /^\{"game":"outpost","units"/],
  ['a word of another type', /"rounds":"3"/],
])('in a few thousand files there is %s', (_what, form) => {
  expect(many.some((text) => form.test(text))).toBe(true);
});

test('some are still JSON, some are not, and the door says which without breaking', () => {
  const read = many.map((text) => readJson(text));
  const good = read.filter(({ ok }) => ok).length;
  expect(Math.min(good, read.length - good)).toBeGreaterThan(500);
  const silent = read.filter((it) => !it.ok && printProblems(it.problems).length === 0);
  expect(silent).toEqual([]);
});
