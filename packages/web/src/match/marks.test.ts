import type { Motion } from '@sandtable/board';
import { expect, test } from 'vitest';
import { marksAfter } from './outcomes.ts';

const stamp = (at: string, word: string): Motion => ({
  ...{ kind: 'stamp', at, word, tone: 'struck', note: 'by 1', dice: [3, 4], sides: 6, added: '', shaken: null },
});
const printed = (marks: ReturnType<typeof marksAfter>): string[] => marks.map(({ at, word }) => `${at} ${word}`);

test('an own action begins anew, what others answer is put beside it, and of one hex the last result holds', () => {
  const dice = marksAfter([], [stamp('B02', '')], true);
  const own = marksAfter(dice, [stamp('B02', 'HIT'), { kind: 'mark', piece: 's01' }], true);
  expect(printed(own)).toEqual(['B02 HIT']);
  const answered = marksAfter(own, [stamp('C03', 'MISS')], false);
  expect(printed(answered)).toEqual(['B02 HIT', 'C03 MISS']);
  expect(printed(marksAfter(answered, [stamp('B02', 'RALLIED')], false))).toEqual(['C03 MISS', 'B02 RALLIED']);
  expect(marksAfter(answered, [], true)).toEqual([]);
});
