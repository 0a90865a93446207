import { expect, test } from 'vitest';
import { GAMES } from '../games/games.ts';
import { type Block, type Chapter, textOf } from '../rules/markdown.ts';
import { withOptionWords } from '../rules/option-words.ts';
import { parseRulings } from '../rules/rulings.ts';
import { blockOfRule } from '../rules/search.ts';
import { isRuleId, parseSpans, wordsOf } from '../rules/spans.ts';
import { rulebookOf } from './read-rulebook.ts';

const books = await Promise.all(GAMES.map(async (game) => ({ name: game.name, book: await rulebookOf(game) })));

function blocksOf(chapters: readonly Chapter[]): readonly Block[] {
  return chapters.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks));
}

test.each(books)('every rule that the rulebook of $name mentions stands in it', ({ book: { chapters } }) => {
  const mentioned = blocksOf(chapters).flatMap((block) =>
    parseSpans(textOf(block)).flatMap((span) => (span.kind === 'rule' ? [span.id] : [])),
  );
  expect(mentioned.length).toBeGreaterThan(50);
  expect(mentioned.filter((id) => blockOfRule(chapters, id) === undefined)).toEqual([]);
});

test.each(books)('the rulebook of $name begins in brief and ends with its terms', ({ book: { chapters } }) => {
  expect(chapters[0]?.title).toMatch(/in brief/);
  expect(chapters.at(-1)?.title).toMatch(/glossary/i);
});

test('every ruling stands with a rule of one book or the other', async () => {
  const [first] = GAMES;
  const face = await first.rulebook?.();
  const all = parseRulings(withOptionWords((await face?.rulings()) ?? '', (await face?.options?.()) ?? []));
  expect(all.length).toBeGreaterThan(100);
  const placed = books.flatMap(({ book }) =>
    [...book.rulings.values()].flat().map(({ question }) => wordsOf(question)),
  );
  // Some are about readings (R-...) alone, which are in no chapter.
  const homeless = all.filter(({ question }) => !placed.includes(wordsOf(question)));
  expect(homeless.flatMap(({ rules }) => rules.filter(isRuleId))).toEqual([]);
});

test.each(GAMES.map((game) => ({ name: game.name, game })))(
  'what $name says of a chapter that is missing is what the chapter says of itself',
  async ({ game }) => {
    const { chapters } = await rulebookOf(game);
    expect((await game.rulebook?.())?.chapters.map(({ title }) => title)).toEqual(chapters.map(({ title }) => title));
    expect(chapters.some(({ isMissing }) => isMissing === true)).toBe(false);
  },
);

test('the book of a game without a rulebook is empty, and nothing is missing from it', async () => {
  const [first] = GAMES;
  const book = await rulebookOf({ ...first, id: 'bare', rulebook: null });
  expect([book.chapters, book.fault]).toEqual([[], null]);
});

test('the rulebook names options and their values in words, where files have keys', async () => {
  const [first] = GAMES;
  const options = (await (await first.rulebook?.())?.options?.()) ?? [];
  expect(options.length).toBeGreaterThan(50);
  const texts = books.flatMap(({ book: { chapters, rulings } }) => [
    ...blocksOf(chapters)
      .filter(({ kind }) => kind !== 'code')
      .map(textOf),
    ...[...rulings.values()].flat().map(({ question, answer }) => `${wordsOf(question)} ${wordsOf(answer)}`),
  ]);
  const camel = options.map(({ option }) => option).filter((key) => /[A-Z]/.test(key));
  expect(texts.filter((text) => camel.some((key) => new RegExp(`\\b${key}\\b`).test(text)))).toEqual([]);
  const { book } = books[0] ?? { book: undefined };
  const textOfRule = (id: string): string => {
    const block = blockOfRule(book?.chapters ?? [], id);
    return block === undefined ? '' : textOf(block);
  };
  expect(textOfRule('B6.0.8')).toContain('With Spotting units in woods and buildings: ');
  expect(textOfRule('B3.0.1')).toContain('With AP per activation: Rolled, roll three dice');
});
