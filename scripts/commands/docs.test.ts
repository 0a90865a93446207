import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

/** What stands between backquotes and looks like a path: `rules/fire/odds.test.ts`, `packages/bear/golden`. */
const PATH = /`([\w.-]+(?:\/[\w.-]+)+)`/g;

/** The table of worked examples writes those of bear without their beginning, and those of other packages without `packages`. */
const HOMES = ['', 'packages', 'packages/bear/src'];

test('every file and folder that the page on testing names is there', () => {
  const page = readFileSync(path.join(root, 'docs/testing.md'), 'utf8');
  const named = [...page.matchAll(PATH)].map(([, place = '']) => place);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((place) => !HOMES.some((home) => existsSync(path.join(root, home, place))))).toEqual([]);
});
