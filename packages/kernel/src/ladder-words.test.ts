import { expect, test } from 'vitest';
import type { LadderTrace } from './ladder.ts';
import { ladderTeller } from './ladder-words.ts';

const { explain, deciding } = ladderTeller(
  {
    size: { prefers: 'smallest', figure: (figure) => `size ${figure}` },
    age: { prefers: 'oldest', figure: (figure) => `age ${-figure}` },
  },
  'D0',
);
const nameOf = (dog: number): string => `dog ${dog}`;

const TWO_RUNGS: LadderTrace<'size' | 'age'> = {
  among: [1, 2, 3],
  rungs: [
    {
      rule: 'D1',
      rung: 'age',
      figures: [
        [1, -4],
        [2, -4],
        [3, -2],
      ],
      left: [1, 2],
    },
    {
      rule: 'D2',
      rung: 'size',
      figures: [
        [1, 1],
        [2, 1],
      ],
      left: [1, 2],
    },
  ],
  roll: { of: 2, rolled: 2 },
  chosen: 2,
};

test('a choice is told rung by rung, with everybody’s figure, who was left, and the die at last', () => {
  expect(explain('Fed', TWO_RUNGS, nameOf)).toEqual([
    'Fed: dog 2, from dog 1, dog 2, dog 3',
    '  oldest: dog 1 age 4, dog 2 age 4, dog 3 age 2; leaves dog 1, dog 2 (D1)',
    '  smallest: dog 1 size 1, dog 2 size 1; tied (D2)',
    '  still tied: random, 2 of 2: dog 2 (D2)',
  ]);
});

test('what decided is the die, or the last rung that left somebody out', () => {
  expect(deciding(TWO_RUNGS)).toBe('random, 2 of 2 (D2)');
  expect(deciding({ ...TWO_RUNGS, roll: null })).toBe('oldest (D1)');
});

test('a ladder without rungs goes by the rule of the choice, or else by that of choosing', () => {
  const bare = { among: [1, 2], rungs: [], roll: { of: 2, rolled: 1 }, chosen: 1 };
  expect(explain('Fed', bare, nameOf)).toEqual([
    'Fed: dog 1, from dog 1, dog 2',
    '  still tied: random, 1 of 2: dog 1 (D0)',
  ]);
  expect([deciding(bare), deciding(bare, 'D9')]).toEqual(['random, 1 of 2 (D0)', 'random, 1 of 2 (D9)']);
});

test('where there was nothing to choose there is nothing to tell', () => {
  const one = { among: [1], rungs: [], roll: null, chosen: 1 };
  expect([explain('Fed', one, nameOf), deciding(one), explain('Fed', null, nameOf), deciding(undefined)]).toEqual([
    [],
    '',
    [],
    '',
  ]);
});
