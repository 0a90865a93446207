import { expect, test } from 'vitest';
import { explainKept, explainMissing, printError } from './fault-words.ts';

test('an error is told in one short line, whatever was thrown', () => {
  expect(printError(new Error('no such unit'))).toBe('no such unit');
  expect(printError(new TypeError(''))).toBe('TypeError');
  expect(printError('plain')).toBe('plain');
  expect(printError(undefined)).toBe('undefined');
  expect(printError(new Error('a\u001b[2Jb\nc\u202ed'))).toBe('a [2Jb c d');
  expect(printError(new Error('x'.repeat(10_000)))).toHaveLength(201);
});

test('matches are said to be saved only where all of them are', () => {
  expect(explainKept(null, true)).toBe('Your matches are saved in this browser, up to the last decision.');
  expect(explainKept('tried', true)).toBe(`${explainMissing('tried')} Your matches stay in this browser.`);
  for (const missing of [null, 'tried', 'unreachable', 'held'] as const) {
    const said = explainKept(missing, false);
    expect(said).toMatch(/before you reload\.$/);
    expect(said).not.toMatch(/(?:are saved|stay) in this browser/);
    expect(said.match(/before you reload/g)).toHaveLength(1);
  }
});
