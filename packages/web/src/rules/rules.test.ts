import { readFileSync } from 'node:fs';
import { terrainFigures, TERRAINS } from '@sandtable/bear';
import { expect, test } from 'vitest';
import { parseFlowchart } from './flowchart.ts';
import { idsIn, isTerrainTable, parseChapter, textOf } from './markdown.ts';
import { rulebook } from './rulebook.ts';
import { parseRulings, rulingWords } from './rulings.ts';
import { blockOfRule, markedParts, searchChapters } from './search.ts';
import { isRuleId, parseSpans, wordsOf } from './spans.ts';
import { terrainRow } from './terrain-row.ts';

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

test('what is looked for is marked where it stands, whatever its case; a letter alone marks nothing', () => {
  const marked = (text: string, query: string) =>
    markedParts(text, query)
      .filter(({ isFound }) => isFound)
      .map((part) => part.text);
  expect(marked('Rally: a unit rallies (B7.6)', 'rall (b7')).toEqual(['Rall', 'rall', '(B7']);
  expect(marked('a unit', 'a')).toEqual([]);
  expect(markedParts('as it was', '')).toEqual([{ text: 'as it was', isFound: false }]);
});

test('a drawing is read as steps with their ways', () => {
  const steps = parseFlowchart(`flowchart TD
  draw_["S2.2: A card is drawn"]
  draw_ --> ask_
  ask_{{"S2.3.1c, S2.3.1d: Does it advance?"}}
  ask_ -- yes, it does --> end_
  ask_ -- no --> draw_
  end_(["S2.0: The end"])`);
  expect(steps).toEqual([
    { id: 'draw_', kind: 'does', rules: ['S2.2'], text: 'A card is drawn', ways: [{ answer: '', to: 'ask_' }] },
    {
      id: 'ask_',
      kind: 'asks',
      rules: ['S2.3.1c', 'S2.3.1d'],
      text: 'Does it advance?',
      ways: [
        { answer: 'yes, it does', to: 'end_' },
        { answer: 'no', to: 'draw_' },
      ],
    },
    { id: 'end_', kind: 'ends', rules: ['S2.0'], text: 'The end', ways: [] },
  ]);
  expect(parseFlowchart('g03 move E09')).toBeNull();
});

const { chapters, rulings } = await rulebook();
const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));

test('our own rulebook has every rule in a place of its own', () => {
  expect(chapters.map(({ title }) => title)).toEqual(['How to play, in brief', 'Battle', 'Solo', 'Glossary']);
  const ids = blocks.flatMap(idsIn);
  expect(ids.length).toBeGreaterThan(250);
  expect(new Set(ids).size).toBe(ids.length);
  expect(blocks.filter((block) => textOf(block).includes('**'))).toEqual([]);
});

test('every rule that the glossary or a ruling names can be looked up', async () => {
  const glossary = chapters.at(-1)?.sections.flatMap((section) => section.blocks) ?? [];
  const named = glossary.flatMap((block) => (block.kind === 'rule' ? block.spans : []));
  const missing = named.flatMap((span) =>
    span.kind === 'rule' && blockOfRule(chapters, span.id) === undefined ? [span.id] : [],
  );
  expect(missing).toEqual([]);
  const terms = glossary.flatMap((block) => (block.kind === 'rule' ? wordsOf(block.spans.slice(0, 1)) : []));
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(terms).toEqual(
    expect.arrayContaining(['AP', 'CAP', 'FP', 'AV', 'DV', 'DR', 'DM', 'Spent', 'Fresh', 'Fire zone']),
  );
});

test('every ruling stands with a rule, and is found by its own words', () => {
  const text = readFileSync(new URL('../../../../docs/rulings.md', import.meta.url), 'utf8');
  const placed = new Set([...rulings.values()].flat().map(({ question }) => wordsOf(question)));
  const all = parseRulings(text);
  expect(all.length).toBeGreaterThan(100);
  // Some are about the generator or about readings alone, which no chapter tells of.
  const homeless = all.filter(({ question }) => !placed.has(wordsOf(question)));
  expect(homeless.flatMap((ruling) => ruling.rules)).toEqual([]);
  const found = searchChapters(chapters, 'molotovs are thrown', (block) => rulingWords(rulings.get(block) ?? []));
  expect(found.flatMap(({ sections }) => sections.flatMap((section) => section.blocks.flatMap(idsIn)))).toContain(
    'B8.4',
  );
});

test('the drawing of the AI’s turn leads from every step to one that is there', () => {
  const steps = blocks.flatMap((block) => (block.kind === 'code' ? (parseFlowchart(block.text) ?? []) : []));
  expect(steps.length).toBeGreaterThan(15);
  const ids = new Set(steps.map(({ id }) => id));
  expect(steps.flatMap(({ ways }) => ways.filter(({ to }) => !ids.has(to)))).toEqual([]);
  expect(steps.flatMap(({ rules }) => rules.filter((rule) => !isRuleId(rule)))).toEqual([]);
});

test('B4.1 the written table of terrains says what the chart of the game says', () => {
  const table = blocks.find(isTerrainTable);
  if (table?.kind !== 'table') throw new Error('no table of terrains');
  const written = table.rows.map((row) => row.slice(1, 5).map((cell) => wordsOf(cell)));
  const played = TERRAINS.map((terrain) => terrainRow(terrainFigures[terrain]).slice(0, 4));
  const plain = played.map((row) =>
    row.map((figure) => figure.replace(' *', '').replace('never', '-').replace('−', '-')),
  );
  expect(written).toEqual(plain);
});
