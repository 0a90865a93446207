import { expect, test } from 'vitest';
import { SIGHT_DEFAULTS } from './sight-options.ts';
import { row } from '../testing/sight-ground.ts';
import { tablesFor } from './tables.ts';

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
