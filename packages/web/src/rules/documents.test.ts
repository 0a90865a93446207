import { expect, test } from 'vitest';
import { readInOrder, readRulings } from './documents.ts';

test('documents are read in the order of their names, not of their files', async () => {
  const files = Object.fromEntries(
    ['a', 'a-brief', 'z'].map((name) => [`../docs/${name}.md`, async () => `text of ${name}`]),
  );
  expect(await readInOrder(files, ['a-brief', 'z', 'a'])).toEqual(['text of a-brief', 'text of z', 'text of a']);
});

test('the rulings are there', async () => {
  expect(await readRulings()).toContain('| --- |'.replaceAll(' ', ''));
});
