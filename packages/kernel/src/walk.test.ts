import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceKind, judgedSlot, listedSlot } from './slot.ts';
import { phrase, type Node, type Phrase } from './phrase.ts';
import type { Offer, Realm } from './realm.ts';
import { deny, grant } from './verdict.ts';
import { meaningAt, offersAt } from './proposals.ts';
import { begin, complete, follow, type Judging, type PhrasePosition } from './walk.ts';
import type { Word } from './word.ts';

// Random phrases, walked word by word and compared with a naive reading: all ways to say one part, each followed by all
// ways to say the next.

type Part =
  | { readonly is: 'word' }
  | { readonly is: 'slot' | 'maybe'; readonly words: number }
  /** Said only if the slot before it on the same level has its first word, or there is none. */
  | { readonly is: 'slotIf'; readonly words: number }
  | { readonly is: 'list'; readonly words: number; readonly least: number; readonly more: number }
  | { readonly is: 'records'; readonly body: readonly Part[]; readonly least: number; readonly more: number };

const WORDS = fc.integer({ min: 1, max: 2 });
const RANGE = { least: fc.nat(1), more: fc.nat(1) };
const WORD: fc.Arbitrary<Part> = fc.constant({ is: 'word' });
const SLOT: fc.Arbitrary<Part> = fc.record({ is: fc.constant('slot'), words: WORDS });
const PLAIN: fc.Arbitrary<Part> = fc.oneof(
  WORD,
  SLOT,
  fc.record({ is: fc.constantFrom('maybe', 'slotIf'), words: WORDS }),
  fc.record({ is: fc.constant('list'), words: WORDS, ...RANGE }),
);

function parts(depth: number): fc.Arbitrary<Part[]> {
  const part = depth === 0 ? PLAIN : fc.oneof({ weight: 3, arbitrary: PLAIN }, recordsOf(depth - 1));
  return fc.array(part, { minLength: 1, maxLength: 3 });
}

function recordsOf(depth: number): fc.Arbitrary<Part> {
  const body = fc.tuple(fc.oneof(WORD, SLOT), parts(depth)).map(([first, rest]) => [first, ...rest]);
  return fc.record({ is: fc.constant('records'), body, ...RANGE });
}

type Values = { readonly [key: string]: unknown };

/** One way to say some parts: the words, and the value of each key. */
interface SaidWay {
  readonly said: readonly Word[];
  readonly values: Values;
}

const NOTHING: SaidWay = { said: [], values: {} };
const choices = (key: string, count: number): Word[] =>
  Array.from({ length: count }, (_word, index) => `${key}:${index}`);

/** A phrase with more ways is skipped. */
const TOO_MANY = 80;

/** Every way to say the parts. A part's key is its index, so no word means two things. */
function waysOf(body: readonly Part[], path: string): SaidWay[] {
  return body.reduce<SaidWay[]>(
    (ways, part, index) =>
      ways.flatMap((way) => waysOn(way, part, `${path}${index}`, `${path}${index - 1}`)).slice(0, TOO_MANY),
    [NOTHING],
  );
}

function waysOn(way: SaidWay, part: Part, key: string, before: string): SaidWay[] {
  const then = (said: readonly Word[], value: unknown): SaidWay => ({
    said: [...way.said, ...said],
    values: { ...way.values, [key]: value },
  });
  switch (part.is) {
    case 'word':
      return [{ said: [...way.said, key], values: way.values }];
    case 'slot':
      return choices(key, part.words).map((word) => then([word], word));
    case 'slotIf':
      return isSaid(way.values, before) ? choices(key, part.words).map((word) => then([word], word)) : [then([], null)];
    case 'maybe':
      return [then([], null), ...choices(key, part.words).map((word) => then([word], word))];
    case 'list':
      return repeat(
        choices(key, part.words).map((word) => [[word], word]),
        part,
      ).map(([said, list]) => then(said, list));
    case 'records': {
      const items = waysOf(part.body, `${key}.`).map(({ said, values }): Item => [said, values]);
      return repeat(items, part).map(([said, list]) => then(said, list));
    }
  }
}

function isSaid(values: Values, before: string): boolean {
  return !(before in values) || values[before] === `${before}:0`;
}

type Item = readonly [said: readonly Word[], value: unknown];

function repeat(items: readonly Item[], { least, more }: { least: number; more: number }): [Word[], unknown[]][] {
  let rows: [Word[], unknown[]][] = [[[], []]];
  const all: [Word[], unknown[]][] = [];
  for (let count = 0; count <= least + more; count++) {
    if (count >= least) all.push(...rows);
    rows = rows
      .flatMap(([said, values]) =>
        items.map(([words, value]): [Word[], unknown[]] => [
          [...said, ...words],
          [...values, value],
        ]),
      )
      .slice(0, TOO_MANY);
  }
  return all;
}

/** The same parts as a phrase of the kernel. */
function phraseOf(body: readonly Part[], path: string, start: Phrase<Realm, object>): Phrase<Realm, object> {
  return body.reduce((begun, part, index) => {
    const key = `${path}${index}`;
    if (part.is === 'word') return begun.word(key);
    const range = 'least' in part ? { least: part.least, most: part.least + part.more } : {};
    if (part.is === 'records')
      return begun.records<string, object>(key, (item) => phraseOf(part.body, `${key}.`, item) as typeof item, range);
    const listed = choices(key, part.words);
    const slot = listedSlot(choiceKind(key, listed), (_seen: unknown, _so: object) => listed, { rule: 'r', key: 'no' });
    if (part.is === 'slot') return begun.slot(key, slot);
    if (part.is === 'maybe') return begun.maybe(key, slot);
    if (part.is === 'list') return begun.list(key, slot, range);
    return begun.slotIf(key, (so) => isSaid({ ...so }, `${path}${index - 1}`), slot);
  }, start);
}

function placeAfter(nodes: readonly Node<Realm>[], said: readonly Word[]): PhrasePosition {
  const place = begin(nodes, {});
  for (const word of said)
    if (!follow(null, nodes, place, word, 'last')?.granted)
      throw new Error(`'${word}' of '${said.join(' ')}' is not read`);
  return place;
}

/** Every sentence that the offered words lead to. */
function walksOf(nodes: readonly Node<Realm>[], said: readonly Word[]): SaidWay[] {
  const place = placeAfter(nodes, said);
  const offered = new Map<Word, Offer<Realm>>();
  const ends = offersAt(null, nodes, place, offered);
  const values = complete(nodes, place);
  if (ends !== (values !== null)) throw new Error(`offers and complete disagree after '${said.join(' ')}'`);
  const on = [...offered.keys()].flatMap((word) => walksOf(nodes, [...said, word]));
  return values === null ? on : [{ said, values }, ...on];
}

function sorted(ways: readonly SaidWay[]): string[] {
  return ways
    .map(({ said, values }) => JSON.stringify([said, Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .sort();
}

test('the sentences of a phrase, and what each means, are just those that its parts put together give', () => {
  let seen = 0;
  fc.assert(
    fc.property(parts(2), (body) => {
      const ways = waysOf(body, '');
      fc.pre(ways.length < TOO_MANY);
      seen += ways.length;
      const { nodes } = phraseOf(body, '', phrase());
      expect(sorted(walksOf(nodes, []))).toEqual(sorted(ways));
    }),
    { seed: 1941, numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(1500);
});

const LETTERS = ['a', 'b'] as const;

test('to ask what may follow, or what was said, does not move a place', () => {
  const letters = listedSlot(choiceKind('letter', LETTERS), (_seen: unknown, _so: object) => LETTERS, {
    rule: 'r',
    key: 'no',
  });
  const { nodes } = phrase<Realm, object>()
    .records('pairs', (pair) => pair.slot('one', letters).maybe('other', letters))
    .word('end');
  const place = placeAfter(nodes, ['a', 'b', 'a']);
  const before = structuredClone(place);
  expect(offersAt(null, nodes, place, new Map())).toBe(false);
  expect(complete(nodes, place)).toBeNull();
  expect(place).toEqual(before);
  expect(follow(null, nodes, place, 'end', 'last')?.granted).toBe(true);
  expect(complete(nodes, place)).toEqual({
    pairs: [
      { one: 'a', other: 'b' },
      { one: 'a', other: null },
    ],
  });
});

test('reading alone asks no judge', () => {
  const { nodes } = phrase<Realm, object>().word('go', () => expect.unreachable('the judge was asked'));
  expect(follow(null, nodes, begin(nodes, {}), 'go', 'none')?.granted).toBe(true);
});

test('whether anything can follow is asked of a word only while nothing does', () => {
  const slot = judgedSlot(
    choiceKind('letter', LETTERS),
    (_seen: unknown, _so: object) => LETTERS,
    () => grant(),
    () => deny('r', 'nothingFollows'),
  );
  const { nodes } = phrase<Realm, object>().slot('letter', slot);
  const judged = (judging: Judging) => follow(null, nodes, begin(nodes, {}), 'a', judging);
  expect(judged('last')).toEqual(deny('r', 'nothingFollows'));
  expect(judged('followed')).toMatchObject({ granted: true });
});

test('one place may take words of several kinds; what each means is heard', () => {
  const slots = LETTERS.map((letter) =>
    listedSlot(choiceKind(`only ${letter}`, [letter]), (_seen: unknown, _so: object) => [letter], {
      rule: 'r',
      key: 'no',
    }),
  );
  const [a, b] = slots;
  if (a === undefined || b === undefined) throw new Error('two slots');
  const { nodes } = phrase<Realm, object>().oneOf('letter', a, b).word('end');
  const offers = new Map();
  expect(offersAt(null, nodes, begin(nodes, {}), offers)).toBe(false);
  expect([...offers.values()]).toEqual([
    { word: 'a', kind: 'only a', value: 'a' },
    { word: 'b', kind: 'only b', value: 'b' },
  ]);
  const place = begin(nodes, {});
  expect(meaningAt(null, nodes, place, 'b')).toEqual({ word: 'b', kind: 'only b', value: 'b' });
  expect(meaningAt(null, nodes, place, 'end')).toBeNull();
  expect(follow(null, nodes, place, 'b', 'last')?.granted).toBe(true);
  expect(meaningAt(null, nodes, place, 'end')).toEqual({ word: 'end', kind: 'fixed', value: 'end' });
  expect(follow(null, nodes, place, 'end', 'last')?.granted).toBe(true);
  expect(complete(nodes, place)).toEqual({ letter: 'b' });
  expect(follow(null, nodes, begin(nodes, {}), 'c', 'last')).toBeNull();
});

test('what is given is said by no word, wherever it stands', () => {
  const { nodes } = phrase<Realm, object>().given('first', null).word('go').given('last', [7]);
  const place = placeAfter(nodes, ['go']);
  expect(complete(nodes, place)).toEqual({ first: null, last: [7] });
  const alone = phrase<Realm, object>().given('only', 1).nodes;
  expect(complete(alone, begin(alone, {}))).toEqual({ only: 1 });
});
