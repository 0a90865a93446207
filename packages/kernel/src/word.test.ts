import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSentence, printSentence } from './word.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019:+-.,!~'.split('')), minLength: 1, maxLength: 12 });
const sentence = fc.array(word, { minLength: 1, maxLength: 20 });

test('a sentence is read as text or as words', () => {
  expect(parseSentence('g03 move E09 caps:0')).toEqual({ ok: true, value: ['g03', 'move', 'E09', 'caps:0'] });
  expect(parseSentence(['g03', 'move'])).toEqual({ ok: true, value: ['g03', 'move'] });
});

test('what is printed is read again the same', () => {
  fc.assert(
    fc.property(sentence, (words) => {
      expect(parseSentence(printSentence(words))).toEqual({ ok: true, value: words });
      expect(parseSentence(words)).toEqual({ ok: true, value: words });
    }),
    { seed: 1941 },
  );
});

test.each<[string, unknown]>([
  ['an empty text', ''],
  ['a space alone', ' '],
  ['a space in front', ' a'],
  ['a space behind', 'a '],
  ['two spaces', 'a  b'],
  ['a tab', 'a\tb'],
  ['a new line', 'a\n'],
  ['a letter beyond ASCII', 'größe'],
  ['a control character', 'a\u007f'],
  ['a text too long', 'x'.repeat(4001)],
  ['too many words', Array.from({ length: 2001 }, () => 'x')],
  ['no words', []],
  ['an empty word', ['a', '']],
  ['a word with a space', ['a b']],
  ['a word that is no text', ['a', 1]],
  ['a list in a list', [['a']]],
  ['a number', 7],
  ['nothing', undefined],
  ['an object', { 0: 'a' }],
])('%s is no sentence', (_what, raw) => {
  expect(parseSentence(raw)).toMatchObject({ ok: false, problems: [{ field: 'sentence' }] });
});

test('the longest sentence is read, and a refusal names the field it came from', () => {
  expect(parseSentence('x'.repeat(4000)).ok).toBe(true);
  expect(parseSentence('a  b', 'entries.3')).toEqual({
    ok: false,
    problems: [
      { field: 'entries.3', expected: 'words with one space between them, at most 4000 characters', got: '"a  b"' },
    ],
  });
});
