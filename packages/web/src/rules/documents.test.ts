import { expect, test } from 'vitest';
import { chaptersOf, readRulings } from './documents.ts';

test('documents are read in the order of their names, not of their files', async () => {
  const files = Object.fromEntries(
    ['a', 'a-brief', 'z'].map((name) => [`../docs/${name}.md`, async () => `text of ${name}`]),
  );
  const chapters = chaptersOf(files, { 'a-brief': 'A in brief', z: 'Z', a: 'A' });
  expect(chapters.map(({ title }) => title)).toEqual(['A in brief', 'Z', 'A']);
  expect(await Promise.all(chapters.map(({ read }) => read()))).toEqual(['text of a-brief', 'text of z', 'text of a']);
});

test('the rulings are there', async () => {
  expect(await readRulings()).toContain('| --- |'.replaceAll(' ', ''));
});
