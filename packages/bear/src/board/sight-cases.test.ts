import { EVERY_FACING, type Facing } from '@sandtable/hex';
import { expect, test } from 'vitest';
import { SIGHT_DEFAULTS, row } from '../testing/sight-ground.ts';
import { judgeSight } from './sight.ts';
import { canSee, makeTables } from './tables.ts';
import { hexId } from './ground.ts';

/** Rows of hexes, ends included, and whether the ends see each other; veil: through one veil. */
const CASES = `
  0 0 0: yes      | 1 1w 2: no
  0 0w 0: no      | 2 1 0: yes
  0w 0 0w: yes    | 2 1 1 0: yes
  0 1 0: no       | 2 2 0: no
  0 1 1: no       | 2 2 1: no
  0 0 1: yes      | 2 1 1: yes
  0 1 2: yes      | 2 1w 1: no
  0 1 1 2: yes    | 2 0w 0: no
  0 1 2 2: no     | 2 0w 0 0: yes
  0 0w 1: no      | 2 0w 0w 0 0: yes
  0 0w 0 2: no    | 2 0 0w 0: no
  0 0 0w 2: yes   | 2 0w 1: yes
  1 1 1: yes      | 2 0 1 0: no
  1 0 1: yes      | 2 0 1 0 0: yes
  1 0w 1: no      | 2 1w 0 0: no
  1 1w 1: no      | 2 0w 2: yes
  1 2 1: no       | 2 1 2: yes
  1 1 0: no       | 2 1w 2: no
  1 0w 0: no      | 0 0s2 0: no
  1 0w 0 0: no    | 2 0s2 0 0: no
  0 0s1 0: veil   | 0 0s1 0s1 0: no
  0 0s1 0s1: veil | 2 0s1 0: veil
  2 0s1 0 0: yes  | 0s2 0 0s2: yes
  1 0 0: yes      | 2 0w 0w: no
`;

const cases = CASES.trim()
  .split(/\n|\|/)
  .map((each) => each.trim().split(': '))
  .map(([text = '', seen = '']) => ({ text, seen }));

function judged(text: string, facing: Facing, isReverse: boolean): string {
  const { ground, smoke, last } = row(text, facing);
  const [from, to] = isReverse ? [last, 0] : [0, last];
  const verdict = judgeSight(ground, smoke, SIGHT_DEFAULTS, hexId(from), hexId(to));
  expect(canSee(makeTables(ground, SIGHT_DEFAULTS), smoke, hexId(from), hexId(to))).toBe(verdict.granted);
  if (!verdict.granted) return 'no';
  return verdict.value.veils === 1 ? 'veil' : 'yes';
}

test('there are 48 worked cases', () => {
  expect(new Set(cases.map(({ text }) => text)).size).toBe(48);
});

test.each(cases)('B6.0 $text: $seen, in both directions and along all six facings', ({ text, seen }) => {
  for (const facing of EVERY_FACING) {
    expect(judged(text, facing, false)).toBe(seen);
    expect(judged(text, facing, true)).toBe(seen);
  }
});
