import { expect, test } from 'vitest';
import { type History, wrongsOf } from './histories.ts';

const said = (number: number, words: string, begun: number, outcome: 'accepted' | 'refused' | 'unknown') => ({
  ...{ number, words, begun, ended: begun + 1, outcome },
});
const shown = (begun: number, last: number, ...words: string[]) => ({
  ...{ begun, ended: begun + 1, last },
  entries: words.map((each, index) => ({ number: last - words.length + index + 1, words: each })),
});

/** Three entries: of the second nobody heard that it was accepted. */
const sound: History = {
  attempts: [
    said(1, 'a', 0, 'accepted'),
    said(2, 'x', 1, 'refused'),
    said(2, 'b', 2, 'unknown'),
    said(3, 'c', 6, 'accepted'),
  ],
  readings: [shown(3, 2, 'a', 'b'), shown(8, 3, 'a', 'b', 'c')],
  log: ['a', 'b', 'c'],
};

test('a sound history has nothing wrong with it', () => {
  expect(wrongsOf(sound)).toEqual([]);
});

test.each<[string, Partial<History>]>([
  ['1 is lost', { log: ['b', 'c'] }],
  ['the last is lost', { log: ['a', 'b'] }],
  ['one is doubled', { log: ['a', 'b', 'b', 'c'] }],
  ['two have changed places', { log: ['b', 'a', 'c'] }],
  ['one was refused, and is there', { log: ['a', 'x', 'c'] }],
  ['two screens were shown different entries', { readings: [shown(3, 2, 'a', 'b'), shown(4, 2, 'a', 'x')] }],
  [
    'a screen lacks one between others',
    {
      readings: [
        {
          ...shown(8, 3),
          entries: [
            { number: 1, words: 'a' },
            { number: 3, words: 'c' },
          ],
        },
      ],
    },
  ],
  ['a screen is shown less than was accepted before', { readings: [shown(9, 2, 'a', 'b')] }],
  ['a screen is shown less than another was before', { readings: [shown(3, 2, 'a', 'b'), shown(5, 1, 'a')] }],
  [
    'one was accepted before another that stands before it',
    { attempts: [said(3, 'c', 0, 'accepted'), said(2, 'b', 3, 'accepted'), said(1, 'a', 6, 'accepted')], readings: [] },
  ],
])('%s: that is found', (_name, wrong) => {
  expect(wrongsOf({ ...sound, ...wrong })).not.toEqual([]);
});
