import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseGlossary, termParts } from './glossary.ts';

const docs = path.join(import.meta.dirname, '../../../../docs/rules');
const bear = parseGlossary(readFileSync(path.join(docs, 'glossary.md'), 'utf8'));
const limanowa = parseGlossary(readFileSync(path.join(docs, 'limanowa-glossary.md'), 'utf8'));

test('every line of both glossaries is a term with its rule', () => {
  for (const [terms, file] of [
    [bear, 'glossary.md'],
    [limanowa, 'limanowa-glossary.md'],
  ] as const) {
    const lines = readFileSync(path.join(docs, file), 'utf8').match(/^- \*\*/gm) ?? [];
    expect(terms).toHaveLength(lines.length);
  }
  expect(bear.find(({ name }) => name === 'Spent')).toEqual({
    name: 'Spent',
    text: 'Of a unit: done for the round unless CAPs or a card let it act again.',
    rule: 'B1.2',
  });
});

function linked(text: string, terms = bear): string[] {
  return termParts(text, terms).flatMap(({ text: part, term }) => (term === null ? [] : [part]));
}

test('terms are found as they are written in a sentence, each once', () => {
  expect(linked('The squad is spent. Spent units act for CAPs, and a CAP replaces an AP.')).toEqual([
    'spent',
    'CAPs',
    'AP',
  ]);
  expect(linked('A hit marker and two hit markers')).toEqual(['hit marker']);
  expect(linked('Fire zones and close combat')).toEqual(['Fire zones', 'close combat']);
});

test('what only looks like a term is none', () => {
  expect(linked('To map the recap, ai unspent')).toEqual([]);
});

test('nothing of the text is lost', () => {
  const text = 'The AI passed: its Order Card asked for LOS.';
  expect(
    termParts(text, bear)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(termParts(text, [])).toEqual([{ text, term: null }]);
});
