import { expect, test } from 'vitest';
import { type Happening, PLAIN_HAPPENING } from '../face/happening.ts';
import { chapterAt } from './happening-line.tsx';

const LINE: Happening = { ...PLAIN_HAPPENING, key: 'rolled', rule: 'L8.2b', text: '' };

test('a chapter is named where it begins, and lines without one belong to it', () => {
  const lines = [null, 'Moves', null, 'Moves', 'Combat', null, 'Moves'].map((chapter) => ({ ...LINE, chapter }));
  expect(lines.map((_line, place) => chapterAt(lines, place))).toEqual([
    null,
    'Moves',
    null,
    null,
    'Combat',
    null,
    'Moves',
  ]);
});
