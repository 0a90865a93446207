import { expect, test } from 'vitest';
import { idsIn, parseChapter, textOf } from './markdown.ts';
import { rulebook } from './rulebook.ts';
import { blockOfRule, searchChapters } from './search.ts';
import { isRuleId, parseSpans } from './spans.ts';

const CHAPTER = parseChapter(`# Battle

How it is fought,
line by line.

## Setting up

- **B1.0** A match begins with \`rounds\`
  and boards (B1.2).
- **B1.2** A unit is fresh or spent.

| action | cost |
|---|---|
| turn | 1 |
| rally | 5, **always** |

## Saying it

\`\`\`
g03 move E09

g03 pass
\`\`\`
`);

test('headings make sections, indented lines run on, tables and fences stay whole', () => {
  expect(CHAPTER.title).toBe('Battle');
  expect(CHAPTER.sections.map(({ title, blocks }) => [title, blocks.map(({ kind }) => kind)])).toEqual([
    ['', ['paragraph']],
    ['Setting up', ['rule', 'rule', 'table']],
    ['Saying it', ['code']],
  ]);
  const blocks = CHAPTER.sections.flatMap((section) => section.blocks);
  expect(blocks.map(textOf)).toEqual([
    'How it is fought, line by line.',
    'B1.0 A match begins with rounds and boards (B1.2).',
    'B1.2 A unit is fresh or spent.',
    'action cost turn 1 rally 5, always ',
    'g03 move E09\n\ng03 pass',
  ]);
});

test('a bold id is where a rule stands, any other mention leads there', () => {
  expect(parseSpans('**B7.6.1a** see BG.10 and S-trace, not G03 or B12')).toEqual([
    { kind: 'anchor', id: 'B7.6.1a' },
    { kind: 'text', text: ' see ' },
    { kind: 'rule', id: 'BG.10' },
    { kind: 'text', text: ' and ' },
    { kind: 'rule', id: 'S-trace' },
    { kind: 'text', text: ', not G03 or B12' },
  ]);
  expect(parseSpans('[notation](../notation.md)')).toEqual([
    { kind: 'link', text: 'notation', href: '../notation.md' },
  ]);
  expect(['B7.6', 'S2.3.1b', 'session', 'undo', 'B7'].map(isRuleId)).toEqual([true, true, false, false, false]);
});

test('one searches by the beginning of an id or by words, in any order', () => {
  const found = (query: string) =>
    searchChapters([CHAPTER], query).flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.flatMap(idsIn)));
  expect(found('b1')).toEqual(['B1.0', 'B1.2']);
  expect(found('spent unit')).toEqual(['B1.2']);
  expect(found('elephant')).toEqual([]);
  expect(searchChapters([CHAPTER], '  ')).toEqual([CHAPTER]);
});

test('a part of a rule is found in the rule', () => {
  expect(blockOfRule([CHAPTER], 'B1.2')).toBe(blockOfRule([CHAPTER], 'B1.2.3c'));
  expect(blockOfRule([CHAPTER], 'B9.9')).toBeUndefined();
});

test('our own rulebook has every rule in a place of its own', async () => {
  const chapters = await rulebook();
  expect(chapters.map(({ title }) => title)).toEqual(['How to play, in brief', 'Battle', 'Solo']);
  const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const ids = blocks.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(250);
  expect(new Set(ids).size).toBe(ids.length);
  expect(blocks.filter((block) => textOf(block).includes('**'))).toEqual([]);
});
