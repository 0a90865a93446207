import { expect, test } from 'vitest';
import { parseFlowchart } from './flowchart.tsx';
import { idsIn, narrowedTo, parseChapter, textOf } from './markdown.ts';
import { blockOfRule, markedParts } from './search.ts';
import { isRuleId, parseSpans, ruledParts } from './spans.ts';

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

test('a part of a rule is found in the rule', () => {
  expect(blockOfRule([CHAPTER], 'B1.2')).toBe(blockOfRule([CHAPTER], 'B1.2.3c'));
  expect(blockOfRule([CHAPTER], 'B9.9')).toBeUndefined();
});

test('words that were looked for are marked where they stand', () => {
  const isSought = (word: string) => /^rall/i.test(word);
  const marked = markedParts('Rally: a unit rallies (B7.6).', isSought);
  expect(marked.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')).toBe(
    '[Rally]: a unit [rallies] (B7.6).',
  );
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

test('rules of every book are known by their numbers, and what only looks like one is not', () => {
  for (const id of [
    'B7.6.1a',
    'BG.10',
    'S-trace',
    'L7b',
    'L10m',
    'L2.2e',
    'L14.3',
    'LS6',
    'LS1f',
    'LS7A1',
    'LS3.2.1n1',
  ])
    expect([id, isRuleId(id)]).toEqual([id, true]);
  for (const word of ['E10', 'L12', 'R-160', 'R7b', 'A02', 'LS', 'L7bcd', 'session'])
    expect([word, isRuleId(word)]).toEqual([word, false]);
  expect(
    ruledParts('Stops in the forest (L7b), not at E10 (H3), says the AI (LS7A1).').map(({ text }) => text),
  ).toEqual(['Stops in the forest ', 'L7b', ', not at E10 (H3), says the AI ', 'LS7A1', '.']);
});

test('a part of a rule is found where the rule stands', () => {
  const chapters = [parseChapter('# Solo\n\n- **LS7A** Whom it strikes back at.\n- **LS3.2.1** A card.')];
  const found = ['LS7A1', 'LS3.2.1n2', 'LS3.2.1d']
    .map((id) => blockOfRule(chapters, id))
    .map((block) => block && idsIn(block)[0]);
  expect(found).toEqual(['LS7A', 'LS3.2.1', 'LS3.2.1']);
});

test('a rule that stands in a table is shown by its row', () => {
  const [table] =
    parseChapter('# C\n\n| card | effect |\n|---|---|\n| **L10a** Block | *cancels* |\n| **L10b** Hit | rolls |')
      .sections[0]?.blocks ?? [];
  if (table === undefined) throw new Error('there is a table');
  expect(idsIn(narrowedTo(table, 'L10b'))).toEqual(['L10b']);
  expect(textOf(narrowedTo(table, 'L10a'))).toBe('card effect L10a Block cancels ');
  expect(narrowedTo(table, 'L10')).toBe(table);
});
