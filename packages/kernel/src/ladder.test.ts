import { expect, test } from 'vitest';
import { choose, type LadderTrace, type Rung } from './ladder.ts';

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

test('nothing is noted unless somebody asked, and a choice of none is an error', () => {
  const silent = { tie: () => 1, traced: false };
  expect(choose(silent, DOGS, [oldest], numberOf, () => expect.unreachable('it was noted')).number).toBe(3);
  expect(() => choose(silent, [], [oldest], numberOf, () => {})).toThrow('a choice of none');
});
