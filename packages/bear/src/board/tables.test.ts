import { bearing, boardCells, distance, hexAt, hexInColumns, hexOf, within } from '@sandtable/hex';
import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { SIGHT_DEFAULTS } from './sight-options.ts';
import { randomField, randomFields, randomOptions, wrongPairs } from '../testing/random-field.ts';
import { fieldOf, row } from '../testing/sight-ground.ts';
import { slowSight } from '../testing/slow-sight.ts';
import { bearingTo, canSee, distanceBetween, makeTables } from './tables.ts';

const NO_SMOKE = new Map<number, number>();

test('the table says what the rules read slowly say, with smoke and without, on all pairs of random maps', () => {
  for (const { field, options } of randomFields(60, 5)) {
    const tables = makeTables(field.ground, options);
    const isRight = (from: number, to: number): boolean =>
      [NO_SMOKE, field.smoke].every(
        (smoke) => canSee(tables, smoke, to, from) === slowSight(field.ground, smoke, options, from, to).isClear,
      );
    expect(wrongPairs(field.ground, isRight)).toEqual([]);
  }
});

test('the table says so on maps as large as a board', () => {
  const hexes = boardCells({ columns: 19, rows: 12 }).map(hexInColumns);
  for (const seed of ['one', 'two']) {
    const random = randomOf(seed);
    const field = randomField(hexes, { hills: 6, woods: 4, smoke: 3, holes: 4 }, random);
    const options = randomOptions(random);
    const tables = makeTables(field.ground, options);
    const isRight = (from: number, to: number): boolean =>
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
  const isRight = (from: number, to: number): boolean => {
    const [a, b] = [hexOf(field.ground.area, from), hexOf(field.ground.area, to)];
    return distanceBetween(tables, from, to) === distance(a, b) && bearingTo(tables, from, to) === bearing(a, b);
  };
  expect(wrongPairs(field.ground, isRight)).toEqual([]);
});

test('smoke in the ends and beyond them changes nothing', () => {
  const { ground } = row('0 0 0 0 0');
  const tables = makeTables(ground, SIGHT_DEFAULTS);
  const smoke = new Map([0, 3, 4].map((hex) => [hex, 2]));
  expect(canSee(tables, smoke, 0, 3)).toBe(true);
  expect(canSee(tables, smoke, 3, 4)).toBe(true);
  expect(canSee(tables, smoke, 0, 0)).toBe(true);
  expect(canSee(tables, smoke, 0, 4)).toBe(false);
});

test('a map too wide for the table is refused', () => {
  const { ground } = fieldOf([hexAt(0, 0), hexAt(300, 0)], ['0', '0']);
  expect(() => makeTables(ground, SIGHT_DEFAULTS)).toThrow('at most 255 apart, got 300');
});
