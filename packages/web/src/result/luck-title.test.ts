import { expect, test } from 'vitest';
import { luckTitle } from './cast.ts';

const row = (rolls: number, hits: number, expected: number) => ({ rolls, hits, expected, words: '' });
const NAMES = ['You', 'AI'];

function title(own: ReturnType<typeof row>, theirs: ReturnType<typeof row>, hasWon = false): string {
  return luckTitle({ tried: 'attacks', hoped: 'hits', by: [own, theirs] }, 0, NAMES, hasWon);
}

test('luck speaks of each side and of both', () => {
  expect(title(row(0, 0, 0), row(0, 0, 0))).toBe('there were no attacks');
  expect(title(row(7, 2, 2.3), row(13, 5, 4.7))).toBe('the dice were even');
  expect(title(row(7, 2, 4.3), row(13, 2, 4.7))).toBe('both sides were unlucky');
  expect(title(row(7, 2, 4.3), row(13, 5, 4.7))).toBe('you were unlucky, the dice were even for the AI');
  expect(title(row(7, 2, 2.3), row(13, 8, 4.7))).toBe('the AI was lucky, the dice were even for you');
  expect(title(row(7, 5, 2.3), row(13, 2, 4.7))).toBe('the dice were with you');
  expect(title(row(7, 1, 2.3), row(13, 8, 4.7))).toBe('the dice were against you');
  expect(title(row(7, 1, 2.3), row(13, 8, 4.7), true)).toBe('you won against the dice');
});
