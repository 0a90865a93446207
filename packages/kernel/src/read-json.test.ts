import { expect, test } from 'vitest';
import { LARGEST_FILE, readJson, tooLarge } from './read-json.ts';
import { printProblems } from './result.ts';

function wrong(text: string, most?: number): string[] {
  const read = readJson(text, most);
  return read.ok ? [] : printProblems(read.problems);
}

test('plain JSON comes in as it is', () => {
  expect(readJson('{"a":[1,-2.5e3,"x",null,true],"constructor":{"b":0}}')).toEqual({
    ok: true,
    value: { a: [1, -2500, 'x', null, true], constructor: { b: 0 } },
  });
});

test('the mark that some editors put before a text is no part of it', () => {
  expect(readJson('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
  expect(wrong('\ufeff\ufeff1')).toHaveLength(1);
});

test('what is no JSON is refused with the reason, cleaned and cut', () => {
  expect(wrong('')).toEqual([expect.stringMatching(/^file: expected a JSON text \(.+\), got ""$/)]);
  const [line = ''] = wrong(`{"\u001b[2K\r${'x'.repeat(5000)}`);
  expect(line).toMatch(/^file: expected a JSON text \(.*\), got "/);
  expect(line.length).toBeLessThan(220);
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(line).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  expect(wrong('{"a":NaN}')).toHaveLength(1);
});

test('a 0 with a sign, an infinite number and a field that would be the prototype are refused with their place', () => {
  expect(wrong('{"a":[0,{"b":-0}],"c":1e999,"d":{"__proto__":{"e":-1e999}}}')).toEqual([
    'c: expected a number that is not infinite, got Infinity',
    'd.__proto__: expected no such field, got an object',
    'a.1.b: expected 0 without a sign, got -0',
  ]);
  expect(wrong('-0')).toEqual(['the whole: expected 0 without a sign, got -0']);
  expect(wrong('{"a b\\u001b[A":-0.0}')).toEqual([String.raw`"a b\u001b[A": expected 0 without a sign, got -0`]);
});

test('a text that is too large is not parsed', () => {
  expect(wrong(`${' '.repeat(LARGEST_FILE)}{`)).toEqual(['file: expected at most 5 MB, got 5.1 MB']);
  expect(wrong('no JSON at all', 13)).toEqual(['file: expected at most 0.1 MB, got 0.1 MB']);
  expect(tooLarge(12_340_000)).toMatchObject({ problems: [{ got: '12.4 MB' }] });
});

test('what is nested too deep or holds too many values is refused at once', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(wrong(nested(100))).toEqual([]);
  expect(wrong(nested(101))).toEqual(['file: expected at most 100 levels, got more']);
  expect(wrong(nested(2_400_000))).toHaveLength(1);
  expect(wrong(`[${`[${'0,'.repeat(23_998)}0],`.repeat(9)}0]`)).toEqual([]);
  expect(wrong(`{"list":[${'0,'.repeat(25_000)}0]}`)).toEqual([
    'list: expected at most 25000 parts, got a list of 25001',
  ]);
  expect(wrong(`{"list":[${'0,'.repeat(600_000)}0]}`)).toEqual(['file: expected at most 250000 values, got 600003']);
});

test('brackets and commas within a text do not count', () => {
  const text = JSON.stringify({ a: `${'[{,'.repeat(300)}"\\`, b: ['\\"[', '\\\\'] });
  expect(wrong(text)).toEqual([]);
  expect(wrong(`"${'['.repeat(200)}`)).toEqual([expect.stringMatching(/a JSON text/)]);
});
