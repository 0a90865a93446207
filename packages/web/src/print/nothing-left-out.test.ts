import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type BearBox, boxOf as bearBox } from '../bear/print/box.ts';
import { jobIn as bearJob } from '../bear/print/print.ts';
import { boxOf as limanowaBox } from '../limanowa/print/box.ts';
import { jobIn as limanowaJob } from '../limanowa/print/print.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every figure, word and switch in a plain value, by its way there. */
function leavesOf(value: Json, way: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...way]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...way, key]));
}

/** The same value with one leaf changed: a number is one more, a switch the other way, a word another. */
function changed(value: Json, way: readonly string[]): Json {
  const [key, ...rest] = way;
  if (key === undefined) {
    if (typeof value === 'number') return value + 1;
    return typeof value === 'boolean' ? !value : `${String(value)} changed`;
  }
  if (Array.isArray(value)) return value.map((part, place) => (String(place) === key ? changed(part, rest) : part));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, part]) => [name, name === key ? changed(part, rest) : part]),
  );
}

/** The leaves that can change without any page or the table showing it. */
function silent<T>(box: T, part: string, jobIn: (box: T) => unknown): string[] {
  const plain: Json = JSON.parse(JSON.stringify(box));
  const printed = JSON.stringify(jobIn(box));
  return leavesOf(plain)
    .filter((way) => way.join('.').startsWith(part))
    .filter((way) => {
      try {
        return JSON.stringify(jobIn(JSON.parse(JSON.stringify(changed(plain, way))))) === printed;
      } catch {
        // The table cannot be set up so.
        return false;
      }
    })
    .map((way) => way.join('.'));
}

/** By their last names, each once. */
function namesOf(ways: readonly string[]): string[] {
  return [...new Set(ways.map((way) => way.replaceAll(/\.\d+/g, '')))].toSorted();
}

test('whatever a mission of bear says is on its pages', () => {
  const box = must(bearBox({ mission: 'whose-crossroads', switches: {}, seed: 'pages' }));
  expect(namesOf(silent<BearBox>(box, 'pack.missions', bearJob))).toEqual([]);
});

test('whatever a mission of Limanowa says is on its pages, but for what other levels bring', () => {
  const box = must(limanowaBox({ mission: 'bridge-at-neu-sandez', switches: {}, seed: 'pages' }));
  expect(namesOf(silent(box, 'pack.missions', limanowaJob))).toEqual([]);
});
