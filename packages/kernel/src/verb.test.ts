import { expect, test } from 'vitest';
import type { Realm } from './realm.ts';
import { choiceKind, listedSlot } from './slot.ts';
import type { Phrase } from './phrase.ts';
import { mayBeOf, verb, verbsOf, type Verb } from './verb.ts';

interface Nowhere extends Realm {
  readonly seen: unknown;
  readonly held: unknown;
  readonly event: never;
}

interface Anything {
  readonly frame: unknown;
}

const WORDS = ['x', 'y'] as const;
const any = listedSlot(choiceKind('any', WORDS), () => WORDS, { rule: 'r', key: 'no' });

function verbOf(says: (phrase: Phrase<Nowhere, Anything>) => Phrase<Nowhere, Anything>): Verb<Nowhere> {
  return verb<Nowhere, unknown, Anything>('go', { says, resolve: () => {} });
}

test('a verb has its name, and no figures unless it gives some', () => {
  const plain = verbOf((phrase) => phrase.word('go'));
  expect(plain.name).toBe('go');
  expect(plain.figures(null, {})).toEqual({ granted: true, value: {}, reasons: [] });
});

test.each<[string, string, (phrase: Phrase<Nowhere, Anything>) => Phrase<Nowhere, Anything>]>([
  ['two slots', 'a', (phrase) => phrase.slot('a', any).slot('a', any)],
  ['a slot and a list', 'a', (phrase) => phrase.slot('a', any).list('a', any)],
  ['a slot left out and one said', 'a', (phrase) => phrase.slotIf('a', () => false, any).maybe('a', any)],
  [
    'a record’s field and a slot before it',
    'a',
    (phrase) => phrase.slot('a', any).records('b', (item) => item.slot('a', any)),
  ],
  [
    'a record’s field and a slot behind it',
    'a',
    (phrase) => phrase.records('b', (item) => item.slot('a', any)).slot('a', any),
  ],
  ['a record’s field and the record’s own list', 'b', (phrase) => phrase.records('b', (item) => item.slot('b', any))],
  [
    'a field two lists deep',
    'a',
    (phrase) =>
      phrase.slot('a', any).records('b', (item) => item.slot('c', any).records('d', (deep) => deep.slot('a', any))),
  ],
  ['the frame’s own key', 'frame', (phrase) => phrase.slot('frame', any)],
])('a key used twice is refused when the verb is made: %s', (_where, key, says) => {
  expect(() => verbOf(says)).toThrow(`the verb 'go' has two slots with the key '${key}'`);
});

test('no verb begins with the word that a log keeps for itself', () => {
  expect(() => verbOf((phrase) => phrase.word('undo'))).toThrow("the verb 'go' may not begin with 'undo'");
});

test('several lists of plain words do not come in each other’s way', () => {
  expect(verbOf((phrase) => phrase.list('a', any).maybe('b', any)).nodes).toHaveLength(2);
});

test('a whole sentence is tried with the verbs whose fixed word it has, each once, and with those that have none', () => {
  const go = verbOf((phrase) => phrase.slot('a', any).word('go'));
  const run = verbOf((phrase) => phrase.slot('a', any).word('run'));
  const stay = verbOf((phrase) => phrase.word('go').slot('a', any));
  const say = verbOf((phrase) => phrase.slot('a', any));
  const others = Array.from({ length: 8 }, (_other, place) => verbOf((phrase) => phrase.word(`other${place}`)));
  const many = [go, run, stay, say, ...others];
  expect(verbsOf(many, ['x', 'go'])).toEqual([say, go, stay]);
  expect(verbsOf(many, ['run', 'run'])).toEqual([say, run]);
  expect(verbsOf(many, ['x'])).toEqual([say]);
  // Few verbs are scanned with the keyword test alone; too short a sentence fails when it is read.
  const few = [go, run, stay, say];
  expect(verbsOf(few, ['x', 'go'])).toEqual([go, say]);
  expect(verbsOf(few, ['run', 'run'])).toEqual([run, say]);
});

test('a beginning may be a verb’s as long as its fixed word can still come', () => {
  const go = verbOf((phrase) => phrase.slot('a', any).word('go').slot('b', any));
  expect([[], ['x'], ['x', 'go'], ['go', 'x']].every((said) => mayBeOf(go, said))).toBe(true);
  expect(
    [
      ['x', 'y'],
      ['x', 'y', 'go'],
    ].some((said) => mayBeOf(go, said)),
  ).toBe(false);
});
