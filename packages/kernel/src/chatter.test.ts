import { expect, test } from 'vitest';
import type { Realm } from './realm.ts';
import { everySentence, randomSentence, type WordCounts } from './chatter.ts';
import { choiceKind, judgedSlot, listedSlot, signedKind, type Slot } from './slot.ts';
import type { Phrase } from './phrase.ts';
import { randomOf } from './random.ts';
import { judge, type OpenQuestion } from './speech.ts';
import { verb, type Verb } from './verb.ts';
import { deny, grant, type Verdict } from './verdict.ts';

// Three verbs that begin alike: a go (up|down fast) +x.. (late)? (then b -y..)..;  a rest (late)?;  halt.

interface Small extends Realm {
  readonly seen: null;
  readonly held: null;
  readonly event: never;
}

interface Said {
  readonly frame: object;
}

/** One of a few words; `not` is denied. */
function one<SoFar>(words: readonly string[], sign = '', not = 'none'): Slot<null, SoFar, string> {
  return judgedSlot(
    signedKind('word', sign, choiceKind('word', words)),
    () => words,
    (_seen, _so, word) => (word === not ? deny('r', 'no') : grant()),
  );
}

const XS = ['p', 'q'] as const;

function judgeOnce(_seen: null, { xs }: { readonly xs: readonly string[] }, x: string): Verdict {
  return xs.includes(x) ? deny('r', 'twice') : grant();
}

function verbOf(name: string, says: (phrase: Phrase<Small, Said>) => Phrase<Small, Said>): Verb<Small> {
  return verb<Small, object, Said>(name, { says, resolve: () => {} });
}

const go = verbOf('go', (phrase) =>
  phrase
    .slot('who', one(['a', 'b', 'c'], '', 'c'))
    .word('go')
    .slot('where', one(['up', 'down']))
    .slotIf('pace', ({ where }) => where === 'down', one(['fast']))
    .list(
      'xs',
      judgedSlot(signedKind('x', '+', choiceKind('x', XS)), () => XS, judgeOnce),
      { least: 1 },
    )
    .maybe('late', one(['late']))
    .records(
      'others',
      (item) =>
        item
          .word('then')
          .slot('other', one(['d', 'e']))
          .list('ys', one(['y'], '-'), { most: 1 }),
      { most: 1 },
    ),
);
const rest = verbOf('rest', (phrase) =>
  phrase
    .slot('who', one(['a', 'b', 'c']))
    .word('rest')
    .maybe('late', one(['late'])),
);
const halt = verbOf('halt', (phrase) => phrase.word('halt'));
const asked: OpenQuestion<Small> = {
  seen: null,
  frame: {},
  question: { seat: 'one', key: 'go', verbs: [go, rest, halt] },
};

/** The same language written out by hand. */
function byHand(): string[] {
  const all: string[] = ['halt'];
  for (const who of ['a', 'b', 'c']) for (const late of ['', ' late']) all.push(`${who} rest${late}`);
  for (const who of ['a', 'b']) {
    for (const way of ['up', 'down fast']) {
      for (const xs of ['+p', '+q', '+p +q', '+q +p']) {
        for (const late of ['', ' late']) {
          for (const other of ['', ' then d', ' then d -y', ' then e', ' then e -y'])
            all.push(`${who} go ${way} ${xs}${late}${other}`);
        }
      }
    }
  }
  return all.sort();
}

test('every sentence is listed, once', () => {
  const listed = Array.from(everySentence<Small>(asked), (sentence) => sentence.join(' '));
  expect(listed.toSorted()).toEqual(byHand());
});

test('those that begin so are listed', () => {
  const listed = Array.from(everySentence<Small>(asked, ['a', 'go', 'down']), (sentence) => sentence.join(' '));
  expect(listed.toSorted()).toEqual(byHand().filter((text) => text.startsWith('a go down')));
  expect([...everySentence<Small>(asked, ['c', 'go'])]).toEqual([]);
});

test('a random sentence is one of them, granted and whole, and in time each comes up', () => {
  const all = byHand();
  const random = randomOf('sfc32:1941');
  const met = new Set<string>();
  for (let turn = 0; turn < 50_000 && met.size < all.length; turn++) {
    met.add(randomSentence<Small>(asked, random).join(' '));
  }
  expect([...met].sort()).toEqual(all);
  for (const text of met) {
    expect(judge(asked, text.split(' '))).toMatchObject({ granted: true, value: { whole: true } });
  }
});

test('the same chance says the same', () => {
  const say = (seed: string): string[] => {
    const random = randomOf(seed);
    return Array.from({ length: 10 }, () => randomSentence<Small>(asked, random).join(' '));
  };
  expect(say('x')).toEqual(say('x'));
  expect(say('x')).not.toEqual(say('y'));
});

test('the words that were spoken least come first, so that each is soon met', () => {
  const many = Array.from({ length: 200 }, (_word, index) => `w${index}`);
  const rare: OpenQuestion<Small> = {
    seen: null,
    frame: {},
    question: { seat: 'one', key: 'rare', verbs: [verbOf('say', (phrase) => phrase.slot('word', one(many)))] },
  };
  const spoken: WordCounts = new Map();
  const random = randomOf('sfc32:1941');
  const said = many.map(() => randomSentence<Small>(rare, random, spoken).join(' '));
  expect(said.toSorted()).toEqual(many.toSorted());
  expect([...spoken.values()]).toEqual(many.map(() => 1));
});

test('with many verbs every word is met within a few sentences', () => {
  const words = new Set(byHand().flatMap((text) => text.split(' ')));
  const spoken: WordCounts = new Map();
  const random = randomOf('sfc32:1941');
  for (let turn = 0; turn < 40; turn++) randomSentence<Small>(asked, random, spoken);
  expect([...spoken.keys()].sort()).toEqual([...words].sort());
});

test('a verb that does not offer a word is not followed by it, though it could read it', () => {
  // `c go` parses, but go does not offer c.
  const random = randomOf('sfc32:c');
  const begun = Array.from({ length: 300 }, () => randomSentence<Small>(asked, random).slice(0, 2).join(' '));
  expect(begun).toContain('c rest');
  expect(begun).not.toContain('c go');
});

test('a dead end is an error that tells what was said', () => {
  const stuck = verbOf('stuck', (phrase) =>
    phrase.word('go').slot(
      'where',
      listedSlot(choiceKind('where', []), () => [], { rule: 'r', key: 'no' }),
    ),
  );
  const dead: OpenQuestion<Small> = { seen: null, frame: {}, question: { seat: 'one', key: 'stuck', verbs: [stuck] } };
  expect(() => randomSentence<Small>(dead, randomOf('x'))).toThrow("a dead end after 'go'");
});
