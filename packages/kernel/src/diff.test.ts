import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff } from './diff.ts';
import { patch } from './patch.ts';
import { printProblems } from './result.ts';

/** Few names and few numbers, so that two values have much in common; and names that could be taken for something else. */
const KEYS = ['at', 'b', '0', '1', 'splice', 'fill', 'constructor', 'toString', ''];
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, -1, 2.5, '', 'x', '[]'),
    fc.array(tie('value'), { maxLength: 7 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { noNullPrototype: true }),
  ),
}));

/** As it comes from a wire. */
function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function patched(before: unknown, changes: unknown): unknown {
  const result = patch(before, changes);
  if (!result.ok) throw new Error(printProblems(result.problems).join('; '));
  return result.value;
}

test('patching gives the other value exactly, and its fields in order', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const old = JSON.stringify(before);
      expect(JSON.stringify(patched(before, sent(diff(before, after))))).toBe(JSON.stringify(after));
      expect(JSON.stringify(before)).toBe(old);
    }),
    { numRuns: 1000 },
  );
});

test('the same holds for any JSON there is', () => {
  const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(JSON.stringify(patched(before, sent(diff(before, after))))).toBe(JSON.stringify(after));
    }),
  );
});

test('what is equal has no changes, and no changes give the very same value', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(diff(value, sent(value))).toEqual({});
      expect(patched(value, {})).toBe(value);
    }),
  );
});

test('changes share nothing with what they were made of', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const changes = diff(before, after);
      const text = JSON.stringify(changes);
      spoil(after);
      expect(JSON.stringify(changes)).toBe(text);
    }),
  );
});

function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(spoil);
  if (Array.isArray(value)) value.push('spoilt');
  else Object.assign(value, { spoilt: true });
}

const unit = (at: number, more: object = {}) => ({ at, facing: 0, spent: false, hit: null, ...more });
const view = () => ({
  frames: [{ kind: 'round', step: 1 }],
  options: { mission: 'first-shots', die: 'd10' },
  players: [
    { seat: 'german', hand: [3, 9, 4] },
    { seat: 'soviet', hand: [null, null] },
  ],
  units: [unit(5), unit(-1), unit(-1), unit(-1), unit(-1), unit(8), unit(-1)],
  deck: { inside: Array.from({ length: 30 }, () => null), discards: [7] },
});

test('a few fields of a large view take a few bytes', () => {
  const after = view();
  Object.assign(after.units[5] ?? {}, { at: 12, spent: true });
  after.frames.push({ kind: 'move', step: 0 });
  after.players[0]?.hand.splice(1, 1);
  after.deck.inside.pop();
  after.deck.discards.push(9);
  expect(diff(view(), after)).toEqual({
    frames: { splice: [1, 0, { kind: 'move', step: 0 }] },
    players: { 0: { hand: { splice: [1, 1] } } },
    units: { 5: { at: 12, spent: true } },
    deck: { inside: { splice: [29, 1] }, discards: { splice: [1, 0, 9] } },
  });
});

test('a whole view says once what most of its records are, and then how the others differ', () => {
  const [, { units, deck }] = diff(null, view()) as unknown as [object, { units: unknown; deck: unknown }];
  expect(units).toEqual([[], { fill: [7, unit(-1)], 0: { at: 5 }, 5: { at: 8 } }]);
  expect(deck).toEqual([{}, { inside: [[], { fill: [30, null] }], discards: [[7]] }]);
});

test('fields that come and go, another order, another kind of value', () => {
  expect(diff({ a: 1, b: 2, c: 3 }, { a: 1, c: 3, d: [4] })).toEqual({ b: [], d: [[4]] });
  expect(diff({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual([{ b: 2, a: 1 }]);
  expect(diff({ a: 1 }, [1])).toEqual([[1]]);
  expect(diff({ a: [1] }, { a: null })).toEqual({ a: null });
  expect(diff([1, 2, 3, 4], [4, 3, 2, 1])).toEqual([[4, 3, 2, 1]]);
});

test('a field __proto__ cannot be told, and is no silent loss', () => {
  expect(() => diff({}, JSON.parse('{"__proto__": {"polluted": 1}}'))).toThrow('__proto__');
});
