import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clean, printKey, quote, showUnseen } from './clean.ts';

/** Whatever a terminal or a page would not show as a sign of its own. */
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
