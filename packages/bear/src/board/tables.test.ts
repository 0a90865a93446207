import { bearing, boardCells, distance, hexAt, hexInColumns, hexOf, within } from '@sandtable/hex';
import { randomOf } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import { randomField, randomFields, randomOptions, wrongPairs } from '../testing/random-field.ts';
import { SIGHT_DEFAULTS, fieldOf, row } from '../testing/sight-ground.ts';
import { slowSight } from '../testing/slow-sight.ts';
import { bearingTo, canSee, distanceBetween, makeTables, tablesFor } from './tables.ts';
import { type HexId, hexId } from './ground.ts';

const NO_SMOKE = new Map<HexId, number>();

test('the table says what the rules read slowly say, with smoke and without, on all pairs of random maps', () => {
  for (const { field, options } of randomFields(24 * inject('samples'), 5)) {
    const tables = makeTables(field.ground, options);
    const isRight = (from: HexId, to: HexId): boolean =>
      [NO_SMOKE, field.smoke].every(
        (smoke) => canSee(tables, smoke, to, from) === slowSight(field.ground, smoke, options, from, to).isClear,
      );
    expect(wrongPairs(field.ground, isRight)).toEqual([]);
  }
});

test('the table says so on maps as large as a board', () => {
  const hexes = boardCells({ columns: 19, rows: 12 }).map(hexInColumns);
  for (const seed of inject('samples') > 1 ? ['one', 'two'] : ['one']) {
    const random = randomOf(seed);
    const field = randomField(hexes, { hills: 6, woods: 4, smoke: 3, holes: 4 }, random);
    const options = randomOptions(random);
    const tables = makeTables(field.ground, options);
    const isRight = (from: HexId, to: HexId): boolean =>
      canSee(tables, field.smoke, from, to) === slowSight(field.ground, field.smoke, options, from, to).isClear;
    expect(wrongPairs(field.ground, isRight)).toEqual([]);
  }
});

test('distances and bearings are those of the geometry', () => {
  const hexes = within(hexAt(-3, 7), 4);
  const field = fieldOf(
    hexes,
    hexes.map(() => '0'),
  );
  const tables = makeTables(field.ground, SIGHT_DEFAULTS);
  const isRight = (from: HexId, to: HexId): boolean => {
    const [a, b] = [hexOf(field.ground.area, from), hexOf(field.ground.area, to)];
    return distanceBetween(tables, from, to) === distance(a, b) && bearingTo(tables, from, to) === bearing(a, b);
  };
  expect(wrongPairs(field.ground, isRight)).toEqual([]);
});

test('smoke in the ends and beyond them changes nothing', () => {
  const { ground } = row('0 0 0 0 0');
  const tables = makeTables(ground, SIGHT_DEFAULTS);
  const smoke = new Map([0, 3, 4].map((hex) => [hexId(hex), 2]));
  expect(canSee(tables, smoke, hexId(0), hexId(3))).toBe(true);
  expect(canSee(tables, smoke, hexId(3), hexId(4))).toBe(true);
  expect(canSee(tables, smoke, hexId(0), hexId(0))).toBe(true);
  expect(canSee(tables, smoke, hexId(0), hexId(4))).toBe(false);
});

test('a map too wide for the table is refused', () => {
  const { ground } = fieldOf([hexAt(0, 0), hexAt(300, 0)], ['0', '0']);
  expect(() => makeTables(ground, SIGHT_DEFAULTS)).toThrow('at most 255 apart, got 300');
});

test('the tables of a map are made once for the same switches, however they are written', () => {
  const { ground } = row('0 0w 0');
  const tables = tablesFor(ground, SIGHT_DEFAULTS);
  expect(tablesFor(ground, { ...SIGHT_DEFAULTS })).toBe(tables);
  expect(tablesFor(row('0 0w 0').ground, SIGHT_DEFAULTS)).not.toBe(tables);
});

test('each switch has tables of its own', () => {
  const { ground } = row('0 0w 0');
  const all = [
    SIGHT_DEFAULTS,
    { ...SIGHT_DEFAULTS, alternatingSides: 'anyTwo' },
    { ...SIGHT_DEFAULTS, sameLevelPlateau: 'blocked' },
    { ...SIGHT_DEFAULTS, woodsBelowHill: 'clear' },
    { ...SIGHT_DEFAULTS, hillBlindSpot: 'never' },
  ] as const;
  expect(new Set(all.map((options) => tablesFor(ground, options))).size).toBe(5);
  expect(all.map((options) => tablesFor(ground, options).options)).toEqual(all);
});

test('of many maps the eight used last are kept', () => {
  const grounds = Array.from({ length: 8 }, () => row('0 0').ground);
  const [first, second] = grounds.map((ground) => tablesFor(ground, SIGHT_DEFAULTS));
  const [oldest = row('0').ground, next = oldest] = grounds;
  // Asking for the oldest again makes it the newest, and the next oldest goes instead.
  expect(tablesFor(oldest, SIGHT_DEFAULTS)).toBe(first);
  tablesFor(row('0 0').ground, SIGHT_DEFAULTS);
  expect(tablesFor(oldest, SIGHT_DEFAULTS)).toBe(first);
  expect(tablesFor(next, SIGHT_DEFAULTS)).not.toBe(second);
});
