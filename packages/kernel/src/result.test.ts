import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bad,
  clean,
  describe,
  fewLines,
  must,
  ok,
  printKey,
  printProblem,
  printProblems,
  quote,
  showUnseen,
} from './result.ts';

test('what is good carries its value, what is bad its field and what stood there', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(bad('seed', 'a word', 7)).toEqual({ ok: false, problems: [{ field: 'seed', expected: 'a word', got: '7' }] });
});

test('what must be good is its value, or throws every problem in words', () => {
  expect(must(ok(7))).toBe(7);
  const problems = [...bad('seed', 'a word', 7).problems, ...bad('bot', 'a name', null).problems];
  expect(() => must({ ok: false, problems })).toThrow('seed: expected a word, got 7; bot: expected a name, got null');
});

test('a problem prints as one line', () => {
  const problem = { field: 'options.rounds', expected: 'a whole number', got: '"many"' };
  expect(printProblem(problem)).toBe('options.rounds: expected a whole number, got "many"');
  expect(printProblem({ ...problem, field: '' })).toBe('the whole: expected a whole number, got "many"');
});

test.each<[unknown, string]>([
  [undefined, 'nothing'],
  [null, 'null'],
  [true, 'true'],
  [1.5, '1.5'],
  [12n, 'a bigint'],
  ['many', '"many"'],
  ['two\nlines', String.raw`"two\nlines"`],
  [[1, 2], 'a list of 2'],
  [{ a: 1 }, 'an object'],
])('the value %o is described in a few words', (value, words) => {
  expect(describe(value)).toBe(words);
});

test('a long text is cut short', () => {
  expect(describe('x'.repeat(5000))).toBe(`"${'x'.repeat(75)}..."`);
  expect(describe('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
});

test('whatever stands in a problem, its line is short and hides nothing', () => {
  const evil = `\u001b[1A\u001b[2K\u202e${'y'.repeat(500)}`;
  expect(printProblem({ field: evil, expected: evil, got: evil })).toBe(
    `[1A[2K${'y'.repeat(71)}...: expected [1A[2K${'y'.repeat(391)}..., got [1A[2K${'y'.repeat(71)}...`,
  );
  expect(bad(`seats.${evil}`, 'no such seat', 1).problems[0]?.field).toBe(`seats.[1A[2K${'y'.repeat(65)}...`);
});

test('of many problems the first twenty are told, and the number of the others', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ field: `units.${place}`, expected: 'a unit', got: 'nothing' }));
  expect(printProblems(many(20))).toHaveLength(20);
  expect(printProblems(many(21)).slice(19)).toEqual(['units.19: expected a unit, got nothing', 'and 1 more problem']);
  expect(printProblems(many(100_000)).slice(20)).toEqual(['and 99980 more problems']);
  expect(fewLines(['a', 'b'])).toEqual(['a', 'b']);
});

/** Whatever a terminal or a page would not show as a character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const SEED = { seed: 1941, numRuns: 500 };

test('whatever comes from outside is on one line, at most 80 characters, and hides nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const words of [clean(text), quote(text), printKey(text)]) {
        expect(words).not.toMatch(UNSEEN);
        expect(words.length).toBeLessThanOrEqual(80);
      }
    }),
    SEED,
  );
});

test('plain words stay as they are, spaces in place of new lines', () => {
  expect(clean('Żółć – 12 of 15, “so”')).toBe('Żółć – 12 of 15, “so”');
  expect(clean('one\r\n\ttwo')).toBe('one two');
  expect(clean('x'.repeat(80))).toBe('x'.repeat(80));
  expect(clean('x'.repeat(81))).toBe(`${'x'.repeat(77)}...`);
  expect(clean('x'.repeat(81), 100)).toBe('x'.repeat(81));
});

test('what would overwrite the line, or turn it around, is taken out of words and shown in quotes', () => {
  const verdict = '\u001b[2K\rall entries match\u009b1A\u202e\u2066\u200b\u2028\ufeff';
  expect(clean(verdict)).toBe('[2K all entries match1A');
  expect(quote(verdict)).toBe(String.raw`"\u001b[2K\rall entries match\u009b1A\u202e\u2066\u200b\u2028\ufeff"`);
});

test('a quote that is cut ends with a whole sign', () => {
  expect(quote('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
  expect(quote('x'.repeat(79))).toBe(`"${'x'.repeat(75)}..."`);
  expect(quote(`${'x'.repeat(74)}\u{1f600}yyyyyyyy`)).toBe(`"${'x'.repeat(74)}..."`);
  expect(quote(`${'x'.repeat(72)}\u001byyyyyyyy`)).toBe(`"${'x'.repeat(72)}..."`);
  expect(quote(`${'x'.repeat(73)}\\\\yyyyyyyy`)).toBe(String.raw`"${'x'.repeat(73)}\\..."`);
  expect(clean(`${'x'.repeat(76)}\u{1f600}yyyy`)).toBe(`${'x'.repeat(76)}...`);
});

test('a plain key stands in a path as it is, any other in quotes', () => {
  expect(['units', '3', 'round-2', '$kind', '', 'two words', 'a.b', 'x\u001b[A'].map(printKey)).toEqual([
    'units',
    '3',
    'round-2',
    '$kind',
    '""',
    '"two words"',
    '"a.b"',
    String.raw`"x\u001b[A"`,
  ]);
});

test('a JSON text with everything shown is read as the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = showUnseen(JSON.stringify({ text }));
      expect(shown).not.toMatch(UNSEEN);
      expect(JSON.parse(shown)).toEqual({ text });
    }),
    SEED,
  );
});
