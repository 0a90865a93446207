import { expect, test } from 'vitest';
import { GAMES } from '../games/games.ts';
import { idsIn, textOf } from '../rules/markdown.ts';
import { type Found, indexOf } from '../rules/search-index.ts';
import { parseSpans } from '../rules/spans.ts';
import { rulebookOf } from './read-rulebook.ts';
import { QUESTIONS, WORDS } from '../testing/search-questions.ts';
import { wordsBeside } from './search-results.tsx';

const indexes = new Map(
  await Promise.all(
    GAMES.map(async (game) => {
      const book = await rulebookOf(game);
      return [game.id, indexOf(book.chapters, (block) => wordsBeside(book, block), book.aids)] as const;
    }),
  ),
);

/** The rules stated in a result; for a term of the glossary, those it names. */
function rulesOf({ block, chapter }: Found): readonly string[] {
  const ids = idsIn(block);
  if (ids.length > 0 || !/glossary/i.test(chapter)) return ids;
  return parseSpans(textOf(block)).flatMap((span) => (span.kind === 'rule' ? [span.id] : []));
}

const asked = Object.entries(QUESTIONS).flatMap(([game, questions]) =>
  Object.entries(questions).map(([question, answers]) => {
    const found = indexes.get(game)?.find(question) ?? [];
    const rules = answers.split(' ');
    const place = found.findIndex((each) => rulesOf(each).some((id) => rules.includes(id)));
    return {
      game,
      question,
      place,
      first: found.slice(0, 4).map((each) => `${each.chapter}:${rulesOf(each).join('+')}`),
    };
  }),
);

test('questions as people type them are answered within the first three, and most by the first', () => {
  expect(asked.length).toBeGreaterThanOrEqual(60);
  expect(asked.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
  expect(asked.filter(({ place }) => place === 0).length / asked.length).toBeGreaterThanOrEqual(0.75);
});

test.each(
  Object.entries(WORDS).flatMap(([game, words]) => Object.entries(words).map(([word, rule]) => ({ game, word, rule }))),
)('in $game "$word" finds rule $rule first', ({ game, word, rule }) => {
  const [first] = indexes.get(game)?.find(word) ?? [];
  expect(first === undefined ? [] : rulesOf(first)).toContain(rule);
});

const bear = indexes.get('bear');

function firstOf(query: string): readonly string[] {
  const [first] = bear?.find(query) ?? [];
  return first === undefined ? [] : rulesOf(first);
}

test('the start of a number finds its rules in their order, and nothing finds nothing', () => {
  expect(bear?.find('b7.6').flatMap(rulesOf)).toEqual(['B7.6', 'B7.6.1']);
  expect(bear?.find('elephant')).toEqual([]);
  expect(bear?.find('?!')).toEqual([]);
});

test('half a word, a slip of the fingers and another word for it find the same', () => {
  expect(['flamethr', 'flametrower', 'flame thrower'].map((query) => firstOf(query))).toEqual([
    ['B17.4'],
    ['B17.4'],
    ['B17.4'],
  ]);
});

test('a ruling is found by its own words where its rule stands', () => {
  expect(bear?.find('molotovs are thrown').flatMap(rulesOf)).toContain('B8.4');
});

test('of a table the row that was asked for is found', () => {
  const [first] = bear?.find('stoneImmobilize') ?? [];
  expect(first?.block).toMatchObject({ kind: 'table', rows: [expect.anything()] });
});

test('the words that were meant are marked, in whatever form they stand', () => {
  const marks = bear?.marks('moving tanks');
  expect(['move', 'Moved', 'vehicles', 'tracked', 'the', 'woods'].map((word) => marks?.(word))).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});
