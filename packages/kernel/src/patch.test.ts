import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff } from './diff.ts';
import { canonicalJson } from './json.ts';
import { patch } from './patch.ts';
import { randomOf } from './random.ts';
import { readJson } from './read-json.ts';
import { printProblems } from './result.ts';
import { mutate } from './testing/index.ts';

const unit = (at: number) => ({ at, path: [at, 1], hit: { by: 0 } });
const VIEW = { round: 1, units: [unit(5), unit(6), unit(7)], players: [{ hand: [1, 2] }], options: { mission: 'x' } };

test('records that did not change are the same objects as before', () => {
  const after = structuredClone(VIEW);
  Object.assign(after.units[1] ?? {}, { at: 9 });
  after.units.push(unit(8));
  const result = patch(VIEW, diff(VIEW, after));
  const { options, players, units } = (result.ok ? result.value : {}) as typeof VIEW;
  expect(options).toBe(VIEW.options);
  expect(players).toBe(VIEW.players);
  expect(units).not.toBe(VIEW.units);
  expect(units[0]).toBe(VIEW.units[0]);
  expect(units[2]).toBe(VIEW.units[2]);
  expect(units[1]).toEqual({ ...unit(6), at: 9 });
  expect(units[1]?.hit).toBe(VIEW.units[1]?.hit);
});

test('what changes nothing keeps the whole view, however it is put', () => {
  for (const changes of [
    {},
    { round: 1 },
    { units: { 1: { at: 6 } } },
    { units: {} },
    { players: { 0: { hand: { 1: 2 } } } },
  ])
    expect(patch(VIEW, changes)).toEqual({ ok: true, value: VIEW });
  const result = patch(VIEW, { units: { 1: { at: 6 } } });
  expect(result.ok && result.value).toBe(VIEW);
});

test.each<[changes: unknown, problem: string]>([
  [undefined, 'changes: expected plain JSON'],
  [[], 'changes: expected a value, or a value and its changes'],
  [[1, 2], 'changes: expected a value, or a value and its changes'],
  [[{}, {}, {}], 'changes: expected a value, or a value and its changes'],
  [{ round: { step: 1 } }, 'changes.round: expected a change of what is there'],
  [{ nobody: { step: 1 } }, 'changes.nobody: expected a change of what is there'],
  [{ nobody: [] }, 'changes.nobody: expected a change of what is there'],
  [{ nobody: {} }, 'changes.nobody: expected a change of what is there'],
  [{ toString: { name: 'x' } }, 'changes.toString: expected a change of what is there'],
  [{ units: { 3: { at: 1 } } }, 'changes.units.3: expected the index of an item'],
  [{ units: { '01': { at: 1 } } }, 'changes.units.01: expected the index of an item'],
  [{ units: { '-1': { at: 1 } } }, 'changes.units.-1: expected the index of an item'],
  [{ units: { length: 0 } }, 'changes.units.length: expected the index of an item'],
  [{ units: { 0: [] } }, 'changes.units.0: expected a value, or a value and its changes'],
  [{ units: { splice: 1 } }, 'changes.units.splice: expected a place in the list'],
  [{ units: { splice: [4, 0] } }, 'changes.units.splice: expected a place in the list'],
  [{ units: { splice: [2, 2] } }, 'changes.units.splice: expected a place in the list'],
  [{ units: { splice: [0.5, 0] } }, 'changes.units.splice: expected a place in the list'],
  [{ units: { splice: [] } }, 'changes.units.splice: expected a place in the list'],
  [{ units: { fill: [-1, 0] } }, 'changes.units.fill: expected a number up to 25000'],
  [{ units: { fill: [1e9, 0] } }, 'changes.units.fill: expected a number up to 25000'],
  [{ units: { fill: [2] } }, 'changes.units: expected plain JSON'],
  [{ units: { fill: 3 } }, 'changes.units.fill: expected a number up to 25000'],
  [{ round: -0 }, 'changes.round: expected a number that JSON can hold'],
  [{ round: [[Infinity]] }, 'changes.round: expected a number that JSON can hold'],
  [{ round: () => 1 }, 'changes.round: expected plain JSON'],
  [{ round: [new Date(0)] }, 'changes.round: expected plain JSON'],
  // oxlint-disable-next-line no-sparse-arrays -- a hole is what is tried here
  [{ round: [[1, , 3]] }, 'changes.round: expected plain JSON'],
  [JSON.parse('{"__proto__": {"polluted": 1}}'), 'changes.__proto__: expected no such field'],
  [JSON.parse('{"options": {"__proto__": {"polluted": 1}}}'), 'changes.options.__proto__: expected no such field'],
  [JSON.parse('{"options": [{"a": {"__proto__": 1}}]}'), 'changes.options: expected no such field'],
  [JSON.parse('{"units": {"__proto__": {"polluted": 1}}}'), 'changes.units.__proto__: expected the index of an item'],
])('%j is a problem, and the view stays as it was', (changes, problem) => {
  const before = canonicalJson(VIEW);
  const result = patch(VIEW, changes);
  expect(result.ok ? 'no problem' : printProblems(result.problems).join('')).toContain(problem);
  expect(canonicalJson(VIEW)).toBe(before);
  expect('polluted' in {}).toBe(false);
});

const deep = (levels: number): unknown => JSON.parse(`[${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}]`);
const chain = (levels: number): unknown => JSON.parse(`${'[{},{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`);

test.each([200, 5000])('%i levels are too many, as a value or as changes within changes', (levels) => {
  for (const options of [deep(levels), chain(levels)]) {
    const result = patch(VIEW, { options });
    expect(result.ok ? [] : result.problems.map(({ expected }) => expected)).toEqual(['at most 100 levels']);
  }
});

test('a short message cannot ask for endless items', () => {
  const much = { fill: [20_000, 0] };
  const result = patch({ a: [], b: [] }, { a: much, b: much });
  expect(result.ok ? [] : result.problems.map(({ field }) => field)).toEqual(['changes.b.fill']);
});

test('any changes to anything give plain JSON or a problem; they never throw, and never touch the value', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.anything({ withDate: true, withMap: true, withSparseArray: true }));
  fc.assert(
    fc.property(fc.jsonValue(), anything, (value, changes) => {
      fc.pre(!JSON.stringify(value).includes('__proto__') && !Object.is(value, -0));
      const before = JSON.stringify(value);
      const result = patch(value, changes);
      expect(JSON.stringify(value)).toBe(before);
      if (result.ok) canonicalJson(sent(result.value));
    }),
    { numRuns: 1000 },
  );
});

test('nor do changes that were spoilt on their way', () => {
  const random = randomOf('sfc32:spoilt', 'patch');
  const after = { ...VIEW, round: 2, units: [unit(5), unit(1)], options: { mission: 'x', die: 'd10' } };
  const text = JSON.stringify(diff(VIEW, after));
  let refused = 0;
  for (let time = 0; time < 500; time++) {
    const read = readJson(mutate(text, random));
    if (!read.ok) continue;
    const result = patch(VIEW, read.value);
    refused += result.ok ? 0 : 1;
    if (result.ok) canonicalJson(result.value);
  }
  expect(refused).toBeGreaterThan(50);
  expect(JSON.stringify({}.constructor.prototype)).toBe('{}');
});

function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
