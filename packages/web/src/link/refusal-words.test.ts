import type { Problem } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Refusal } from './protocol.ts';
import type { ChangedRules } from './changed-rules.ts';
import { explainRefusal } from './refusal-words.ts';

function wrong(...problems: readonly Problem[]) {
  return explainRefusal({ kind: 'wrong', problems });
}

test('a file with many things wrong names the first in plain words, twenty in particular, and counts the rest', () => {
  const problems = Array.from({ length: 25 }, (_, at) => ({
    field: `record.${at + 3}`,
    expected: 'a string',
    got: String(at),
  }));
  const { text, detail } = wrong(...problems);
  expect(text).toBe('The file is damaged: entry 3 cannot be replayed.');
  const lines = detail.split('\n');
  expect(lines).toHaveLength(21);
  expect(lines[0]).toBe('record.3: expected a string, got 0');
  expect(lines.at(-1)).toBe('and 5 more problems');
});

test('what a file says of itself is cut short, on one line and without anything unseen', () => {
  const { text, detail } = wrong({ field: `a\n\u001B[2Jb\u202E${'c'.repeat(200)}`, expected: 'nothing', got: 'x\ny' });
  for (const words of [text, detail]) {
    // oxlint-disable-next-line no-control-regex -- that is what must not be there
    expect(words).not.toMatch(/[\u0000-\u001F\u202E]/);
    expect(words.length).toBeLessThan(160);
  }
});

test('a format that is not given is not called one', () => {
  expect(wrong({ field: 'formatVersion', expected: '1, 2 or 3', got: 'nothing' }).text).not.toContain('nothing');
  expect(wrong({ field: 'formatVersion', expected: '1, 2 or 3', got: '4' }).text).toContain('format 4');
});

test('every refusal has its sentence', () => {
  const rules: ChangedRules = { seq: 0, entries: 3, what: null, isWithdrawn: false, stood: null };
  const refusals: readonly Refusal[] = [
    { kind: 'unknown' },
    { kind: 'storage', message: 'locked' },
    { kind: 'broken', message: 'out of memory' },
    { kind: 'stopped' },
    { kind: 'changed', rules },
    { kind: 'wrong', problems: [] },
  ];
  expect(new Set(refusals.map((refusal) => explainRefusal(refusal).text)).size).toBe(refusals.length);
  expect(explainRefusal({ kind: 'changed', rules }).text).toBe(
    'The rules have changed since this match was saved. Even the set-up comes out differently now, so the match cannot be replayed.',
  );
});

test('what may go better another time offers a reload; what is wrong in the file does not', () => {
  expect(explainRefusal({ kind: 'unloaded', message: '' }).canReload).toBe(true);
  expect(explainRefusal({ kind: 'broken', message: 'out of memory' }).canReload).toBe(true);
  expect(wrong({ field: 'hash', expected: 'a', got: 'b' }).canReload).toBe(false);
});
