import { must } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { IS_WHOLE } from '../testing/whole.ts';
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

/** Another word that stands in such a place somewhere in the box, so that the table can be set up with it. */
function otherWords(value: Json, way: readonly string[] = []): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const leaf of leavesOf(value, way)) {
    const word = leaf.reduce<Json | undefined>(partOf, value);
    const key = keyOf(leaf);
    if (typeof word === 'string') found.set(key, (found.get(key) ?? new Set()).add(word));
  }
  return found;
}

function partOf(whole: Json | undefined, key: string): Json | undefined {
  return typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([name]) => name === key)?.[1]
    : undefined;
}

/** The last name that is not a place in a list. */
function keyOf(way: readonly string[]): string {
  return way.findLast((key) => !/^\d+$/.test(key)) ?? '';
}

/** The same value with one leaf changed: a number is one more, a switch the other way, a word another. */
function changed(value: Json, way: readonly string[], other: string): Json {
  const [key, ...rest] = way;
  if (key === undefined) {
    if (typeof value === 'number') return value + 1;
    return typeof value === 'boolean' ? !value : other;
  }
  if (Array.isArray(value))
    return value.map((part, place) => (String(place) === key ? changed(part, rest, other) : part));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, part]) => [name, name === key ? changed(part, rest, other) : part]),
  );
}

/** The leaves that can change without any page or the table showing it. */
/** Where such places hold words of other kinds too. */
const WORDS: Readonly<Record<string, string>> = { when: 'roundEnd', kind: 'gun' };

function silent<T>(box: T, part: RegExp, jobIn: (box: T) => unknown): string[] {
  const plain: Json = JSON.parse(JSON.stringify(box));
  const printed = JSON.stringify(jobIn(box));
  const words = otherWords(plain);
  return leavesOf(plain)
    .filter((way) => part.test(way.join('.')))
    .filter((_way, place) => IS_WHOLE || place % 4 === 0)
    .filter((way) => {
      const now = way.reduce<Json | undefined>(partOf, plain);
      const other = WORDS[keyOf(way)] ?? [...(words.get(keyOf(way)) ?? [])].find((word) => word !== now) ?? 'another';
      try {
        return JSON.stringify(jobIn(JSON.parse(JSON.stringify(changed(plain, way, other))))) === printed;
      } catch {
        // The table cannot be set up so.
        return false;
      }
    })
    .map((way) => way.join('.'));
}

/** By their last names, each once, but for those that may. */
function namesOf(ways: readonly string[], excused: readonly string[]): string[] {
  const names = new Set(ways.map((way) => way.replaceAll(/\.\d+/g, '')));
  return [...names].filter((name) => !excused.includes(name));
}

test('whatever a mission of bear says is on its pages', () => {
  const box = must(bearBox({ mission: 'whose-crossroads', switches: {}, seed: 'pages' }));
  // S3.2: the AI has no CAPs, whatever is written.
  expect(namesOf(silent<BearBox>(box, /^pack\.missions/, bearJob), ['pack.missions.players.caps'])).toEqual([]);
});

test('whatever a unit of bear can do is on its counter or in the lists', () => {
  const box = must(bearBox({ mission: 'stone-by-stone', switches: {}, seed: 'pages' }));
  const used = box.pack.unitTypes.flatMap(({ front, kind }, place) =>
    front.dr > 0 && kind !== 'rumor' ? [place] : [],
  );
  const ways = silent<BearBox>(box, new RegExp(`^pack\\.unitTypes\\.(?:${used.slice(0, 4).join('|')})\\.`), bearJob);
  // Its name in files, and what only a draft counts; of its counters those on the table.
  expect(namesOf(ways, ['pack.unitTypes.id', 'pack.unitTypes.numbers', 'pack.unitTypes.points'])).toEqual([]);
});

test('whatever a mission of Limanowa says is on its pages', () => {
  const box = must(limanowaBox({ mission: 'bridge-at-neu-sandez', switches: {}, seed: 'pages' }));
  const others = ['pack.missions.garrisons.tried.tokens', 'pack.missions.garrisons.veteran.tokens'];
  expect(namesOf(silent(box, /^pack\.missions/, limanowaJob), others)).toEqual([]);
});
