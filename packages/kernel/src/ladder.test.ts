import { expect, test } from 'vitest';
import { choose, ladderTeller, type LadderTrace, type Rung } from './ladder.ts';

interface Dog {
  readonly number: number;
  readonly size: number;
  readonly age: number;
}

const DOGS: readonly Dog[] = [
  { number: 3, size: 2, age: 5 },
  { number: 1, size: 1, age: 4 },
  { number: 2, size: 1, age: 4 },
];
const smallest: Rung<Dog, 'size' | 'age'> = { rule: 'D1', rung: 'size', figure: ({ size }) => size };
const oldest: Rung<Dog, 'size' | 'age'> = { rule: 'D2', rung: 'age', figure: ({ age }) => -age };
const numberOf = ({ number }: Dog): number => number;

function chosen(rungs: readonly Rung<Dog, 'size' | 'age'>[], rolled = 1): [number, LadderTrace | null, number[]] {
  let noted: LadderTrace | null = null;
  const rolls: number[] = [];
  const tie = (sides: number): number => {
    rolls.push(sides);
    return rolled;
  };
  const dog = choose({ tie, traced: true }, DOGS, rungs, numberOf, (trace) => {
    noted = trace;
  });
  return [dog.number, noted, rolls];
}

test('the lowest figure of a rung goes on to the next, and one that is left is chosen without a roll', () => {
  const [number, trace, rolls] = chosen([oldest, smallest]);
  expect([number, rolls]).toEqual([3, []]);
  expect(trace).toEqual({
    among: [3, 1, 2],
    rungs: [
      {
        rule: 'D2',
        rung: 'age',
        figures: [
          [3, -5],
          [1, -4],
          [2, -4],
        ],
        left: [3],
      },
    ],
    roll: null,
    chosen: 3,
  });
});

test('who is still equal at the end is rolled for, by ascending number', () => {
  expect(chosen([smallest, oldest], 2)).toMatchObject([
    2,
    { rungs: [{ left: [1, 2] }, { left: [1, 2] }], roll: { of: 2, rolled: 2 } },
    [2],
  ]);
  expect(chosen([], 1)).toMatchObject([1, { rungs: [], roll: { of: 3, rolled: 1 } }, [3]]);
});

test('nothing is noted unless someone asked, and a choice of none is an error', () => {
  const silent = { tie: () => 1, traced: false };
  expect(choose(silent, DOGS, [oldest], numberOf, () => expect.unreachable('it was noted')).number).toBe(3);
  expect(() => choose(silent, [], [oldest], numberOf, () => {})).toThrow('a choice of none');
});

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

test('what decided is the die, or the last rung that left someone out', () => {
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
