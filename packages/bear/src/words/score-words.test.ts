import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { SCORE_WORDS } from './score-words.ts';

test('every reason has its words', () => {
  for (const { text, rule } of nonEmpty(Object.values(SCORE_WORDS))) {
    expect(text).toMatch(/^[A-Z][\w ]+$/);
    expect(rule).toMatch(/^[BS]\d/);
  }
});

test('S1.0 starting VP are a reason of their own', () => {
  expect(SCORE_WORDS.start).toEqual({ text: 'Starting VP', rule: 'S1.0' });
});
