import { expect, test } from 'vitest';
import { type Happening, PLAIN_HAPPENING } from '../face/happening.ts';
import type { Position } from '../face/position.ts';
import { chapterAt } from './happening-line.tsx';
import { speakerName } from './outcome-card.tsx';

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

test('what happened is headed “You” for the one who reads the screen, and by the side for all others', () => {
  const position = { sideOf: () => 'german', seatName: () => 'the German player' } as unknown as Position;
  const outcome = { seq: 3, speaker: 'german', events: [] };
  expect(speakerName(position, outcome, 'german')).toBe('You');
  expect(speakerName(position, outcome, 'soviet')).toBe('The German player');
  expect(speakerName(position, outcome, null)).toBe('The German player');
});
