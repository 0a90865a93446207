import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lessons as bearLessons } from '../bear/lessons/lessons.ts';
import { lessons as limanowaLessons } from '../limanowa/lessons/lessons.ts';
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

test('a term is linked where it is meant, not where the same letters are a verb or a price', () => {
  expect(linked('Move it out of the woods to F07, where it covers the road.')).toEqual([]);
  expect(linked('You may check any line of sight. The gun can flank the squad, and woods cover F07.')).toEqual([]);
  expect(linked('Nothing has been spent yet; 2 CAPs are spent on the roll.')).toEqual(['CAPs']);
  expect(linked('Cover adds 1. The squad in cover is spent: no check on its flank.')).toEqual([
    ...['Cover', 'spent', 'check', 'flank'],
  ]);
});

const LESSONS = [
  ...bearLessons.all.map((lesson) => ({ lesson, terms: bear })),
  ...limanowaLessons.all.map((lesson) => ({ lesson, terms: limanowa })),
];

test('in a lesson nothing that is to be pressed, clicked or done is a link, and what a text explains still is one', () => {
  const wrong: string[] = [];
  let links = 0;
  for (const { lesson, terms } of LESSONS)
    for (const { more = '', answers } of lesson.steps)
      for (const text of [more, ...answers.map((answer) => answer.text)]) {
        let told = '';
        for (const { text: part, term } of termParts(text, terms, true)) {
          const clause = told.split(/[.,;:!?]/).at(-1) ?? '';
          if (term !== null && /\b(?:press|click|tap|choose|select|confirm|disclose)\b/i.test(clause)) wrong.push(text);
          if (term !== null) links++;
          told += part;
        }
      }
  expect(wrong).toEqual([]);
  expect(links).toBeGreaterThan(20);
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
