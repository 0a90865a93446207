import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, hashOf, mustBePlain, sha256Hex } from './json.ts';

const SEED = { seed: 1941, numRuns: 300 };
// 0 instead of -0, which no JSON text keeps.
const plain = fc.jsonValue({ maxDepth: 4 }).map((value): unknown => JSON.parse(JSON.stringify(value)));

test('keys stand in order at every depth, lists as they are, and there are no spaces', () => {
  const value = { b: [3, { z: null, a: true }, 1], a: 'x "y"', 10: 0.5, 9: -1 };
  expect(canonicalJson(value)).toBe(String.raw`{"10":0.5,"9":-1,"a":"x \"y\"","b":[3,{"a":true,"z":null},1]}`);
});

test('whatever is plain comes back whole from its text', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
    }),
    SEED,
  );
});

test('the same value in any order of keys has the same text', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(canonicalJson(backwards(value))).toBe(canonicalJson(value));
    }),
    SEED,
  );
});

test('a text of any signs is written as JSON writes it', () => {
  const texts = Array.from({ length: 0x10000 }, (_, sign) => `a${String.fromCharCode(sign)}`);
  expect(texts.filter((text) => canonicalJson(text) !== JSON.stringify(text))).toEqual([]);
  expect(canonicalJson({ 'a"b': 'x\u{1f600}\n' })).toBe('{"a\\"b":"x\u{1f600}\\n"}');
});

test('many keys stand in order too', () => {
  const keys = Array.from({ length: 40 }, (_, index) => `k${(index * 17) % 40}`);
  const value = Object.fromEntries(keys.map((key) => [key, 0]));
  expect(Object.keys(JSON.parse(canonicalJson(value)))).toEqual(keys.toSorted());
});

test('different values have different texts', () => {
  const values = [
    null,
    false,
    0,
    '',
    [],
    {},
    '0',
    [0],
    { 0: 0 },
    [[]],
    [null],
    { a: null },
    'null',
    '[]',
    [1, 2],
    [12],
  ];
  expect(new Set(values.map((value) => canonicalJson(value))).size).toBe(values.length);
});

class Counter {
  readonly at = 1;
}

test.each<[string, unknown, string]>([
  ['undefined', undefined, 'undefined'],
  ['NaN', NaN, 'NaN'],
  ['infinity', -Infinity, '-Infinity'],
  ['minus nought', -0, '-0'],
  ['a function', (): void => {}, 'function'],
  ['a symbol', Symbol('x'), 'symbol'],
  ['a big integer', 1n, 'bigint'],
  ['an object of a class', new Counter(), 'object'],
  ['a map', new Map(), 'object'],
  ['a date', new Date(0), 'object'],
])('%s is refused with its place, whether the text is wanted or not', (_what, value, words) => {
  for (const read of [canonicalJson, mustBePlain]) {
    expect(() => read(value)).toThrow(new TypeError(`not plain JSON at the top: ${words}`));
    expect(() => read({ b: 1, a: [[], { deep: value }] })).toThrow(`not plain JSON at a.1.deep: ${words}`);
  }
});

test('a hole in a list is refused, and an object without a prototype is plain', () => {
  const holed = Object.assign([1], { 2: 3 });
  for (const read of [canonicalJson, mustBePlain]) expect(() => read(holed)).toThrow('not plain JSON at 1: undefined');
  expect(() => mustBePlain(Object.assign(Object.create(null), { a: [null, 'x', 0.5, true] }))).not.toThrow();
  expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
});

/** The same value with the keys of every object reversed. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, field]) => [key, backwards(field)]));
}

test('texts have the hashes that the standard gives for them', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('ä')).toBe(sha256Hex('\u00e4'));
});

test('a value has the hash of its canonical text, whatever the order of its keys', () => {
  expect(hashOf({ a: 1, b: [2] })).toBe(sha256Hex('{"a":1,"b":[2]}'));
  expect(hashOf({ b: [2], a: 1 })).toBe(hashOf({ a: 1, b: [2] }));
  expect(hashOf({ a: 1, b: [3] })).not.toBe(hashOf({ a: 1, b: [2] }));
});

test('what is not plain has no hash', () => {
  expect(() => hashOf({ a: undefined })).toThrow('not plain JSON at a');
});
