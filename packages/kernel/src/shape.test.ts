import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { printProblem } from './result.ts';
import { checkShape, wholeNumber } from './shape.ts';

/** The problems, one per line. */
function wrong(schema: z.ZodMiniType, raw: unknown, field = 'it'): string[] {
  const result = checkShape(schema, raw, field);
  return result.ok ? [] : result.problems.map(printProblem);
}

test('a value of the right shape comes through, with its defaults filled in', () => {
  const schema = z.strictObject({ name: z.string(), rounds: z._default(z.int(), 3) });
  expect(checkShape(schema, { name: 'x' })).toEqual({ ok: true, value: { name: 'x', rounds: 3 } });
});

const side = z.enum(['red', 'blue']);
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dot') }),
  z.object({ kind: z.literal('ring'), radius: z.int() }),
]);

describe('a wrong shape is put into words:', () => {
  test.each<[string, z.ZodMiniType, unknown, string]>([
    ['a wrong type', z.string(), 3, 'expected a string, got 3'],
    ['a type that begins with a vowel', z.object({}), 'x', 'expected an object, got "x"'],
    ['a list in place of an object', z.object({}), [1], 'expected an object, got a list of 1'],
    ['a broken number', z.int(), 1.5, 'expected a whole number, got 1.5'],
    ['a number too small', z.int().check(z.minimum(1)), 0, 'expected at least 1, got 0'],
    ['a number too big', z.int().check(z.maximum(6)), 7, 'expected at most 6, got 7'],
    ['a number not above', z.number().check(z.gt(0)), 0, 'expected more than 0, got 0'],
    ['a number not below', z.number().check(z.lt(5)), 5, 'expected less than 5, got 5'],
    ['a number out of step', z.number().check(z.multipleOf(5)), 7, 'expected a multiple of 5, got 7'],
    ['a text of another form', z.string().check(z.regex(/^a/, { error: 'an a' })), 'b', 'expected an a, got "b"'],
    ['a text too short', z.string().check(z.minLength(2)), 'a', 'expected at least 2 characters, got "a"'],
    ['a text too long', z.string().check(z.maxLength(2)), 'abc', 'expected at most 2 characters, got "abc"'],
    ['a list too long', z.array(z.int()).check(z.maxLength(2)), [1, 2, 3], 'expected at most 2 items, got a list of 3'],
    ['none of the choices', side, 'green', 'expected "red" or "blue", got "green"'],
    ['another literal', z.literal(1), 2, 'expected 1, got 2'],
    ['none of a union', z.union([z.string(), z.boolean()]), 5, 'expected a string or a boolean, got 5'],
    ['twice the same in a union', z.union([z.int(), z.number()]), 'x', 'expected a number, got "x"'],
  ])('%s', (_what, schema, raw, words) => {
    expect(wrong(schema, raw)).toEqual([`it: ${words}`]);
  });
});

test('a missing field is named, and nothing stood there', () => {
  expect(wrong(z.object({ name: z.string() }), {})).toEqual(['it.name: expected a string, got nothing']);
  expect(wrong(z.strictObject({ any: z.unknown() }), {})).toEqual(['it.any: expected this field, got nothing']);
});

test('a field nobody knows is named with what stood there', () => {
  expect(wrong(z.strictObject({}), { speed: 9, colour: 'red' })).toEqual([
    'it.speed: expected no such field, got 9',
    'it.colour: expected no such field, got "red"',
  ]);
});

test('the place deep inside is named, list items by their index', () => {
  const schema = z.object({ seats: z.array(z.object({ name: z.string() })) });
  expect(wrong(schema, { seats: [{ name: 'a' }, { name: 4 }] })).toEqual(['it.seats.1.name: expected a string, got 4']);
});

test('without a name for the whole the path stands alone', () => {
  expect(wrong(z.object({ name: z.string() }), {}, '')).toEqual(['name: expected a string, got nothing']);
  expect(wrong(z.string(), 1, '')).toEqual(['the whole: expected a string, got 1']);
});

test('one of several shapes is told by its kind', () => {
  expect(wrong(shape, { kind: 'cube' })).toEqual(['it.kind: expected "dot" or "ring", got "cube"']);
  expect(wrong(shape, {})).toEqual(['it.kind: expected "dot" or "ring", got nothing']);
  expect(wrong(shape, { kind: 'ring' })).toEqual(['it.radius: expected a number, got nothing']);
});

test('everything that is wrong is told, not only the first', () => {
  expect(wrong(z.strictObject({ a: z.int(), b: side }), { a: 'x', b: 'y', c: 1 })).toEqual([
    'it.a: expected a number, got "x"',
    'it.b: expected "red" or "blue", got "y"',
    'it.c: expected no such field, got 1',
  ]);
});

test('what an object only inherits does not count as standing there', () => {
  const schema = z.strictObject({ toString: z.string() });
  expect(wrong(schema, JSON.parse('{}'))).toHaveLength(1);
  expect(wrong(z.object({ valueOf: z.string() }), {})).toEqual(['it.valueOf: expected a string, got nothing']);
});

test('a 0 with a sign and a field that would be a prototype are refused, however deep and whatever the schema lets through', () => {
  const loose = z.looseObject({});
  expect(wrong(loose, JSON.parse('{"a":[0,{"b":-0}],"c":{"__proto__":{"d":1}}}'))).toEqual([
    'it.c.__proto__: expected no such field, got an object',
    'it.a.1.b: expected 0 without a sign, got -0',
  ]);
  expect(wrong(z.int(), -0, '')).toEqual(['the whole: expected 0 without a sign, got -0']);
  expect(wrong(loose, { a: 0, b: [], c: {} })).toEqual([]);
});

test('what holds itself, or is nested without an end, is walked once', () => {
  const round: Record<string, unknown> = {};
  round['self'] = round;
  expect(wrong(z.unknown(), round)).toEqual([]);
  let deep: unknown = -0;
  for (let depth = 0; depth < 20_000; depth++) deep = [deep];
  expect(wrong(z.unknown(), deep)).toHaveLength(1);
});

const rounds = wholeNumber(1, 9);

test('a whole number within its limits, with or without quotes', () => {
  expect([3, '3'].map((raw) => checkShape(rounds, raw))).toEqual([
    { ok: true, value: 3 },
    { ok: true, value: 3 },
  ]);
  const refused = (raw: unknown): string[] => {
    const read = checkShape(rounds, raw, 'rounds');
    return read.ok ? [] : read.problems.map(printProblem);
  };
  expect(refused('12')).toEqual(['rounds: expected at most 9, got "12"']);
  expect(refused('-1')).toEqual(['rounds: expected at least 1, got "-1"']);
  expect(refused('many')).toEqual(['rounds: expected a number, got "many"']);
  expect(refused(1.5)).toEqual(['rounds: expected a whole number, got 1.5']);
});

test('a quoted 0 with a sign is 0', () => {
  expect(checkShape(wholeNumber(0, 9), '-0')).toEqual({ ok: true, value: 0 });
});
