import { expect, test } from 'vitest';
import { bestOf, chanceOf, addGame, nextHandicap, NO_GAMES, type Tally, type HandicapTrial } from './balance.ts';

const SIDES = ['red', 'blue'];
const EITHER = { most: 3, onlyFor: null };

function tallyOf(red: number, blue: number, draws = 0): Tally {
  return { games: red + blue + draws, wins: { red, blue }, draws };
}

function tried(tally: Tally, amount = 0): HandicapTrial {
  return { tally, handicap: amount === 0 ? null : { side: 'blue', amount } };
}

test('a game counts for the side that won it, a draw half for both', () => {
  const tally = ['red', null, 'red', 'blue'].reduce(addGame, NO_GAMES);
  expect(tally).toEqual({ games: 4, wins: { red: 2, blue: 1 }, draws: 1 });
  expect(chanceOf(tally, 'red').rate).toBe(2.5 / 4);
  expect(chanceOf(tally, 'blue').rate).toBe(1.5 / 4);
});

test('the interval holds the rate and narrows with games', () => {
  const [few, many] = [chanceOf(tallyOf(6, 4), 'red'), chanceOf(tallyOf(600, 400), 'red')];
  expect(few.low).toBeLessThan(0.5);
  expect(many.low).toBeGreaterThan(0.5);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
});

test('where neither side is clearly better off nothing more is tried', () => {
  expect(nextHandicap([tried(tallyOf(105, 95))], SIDES, EITHER)).toBeNull();
});

test('the weaker side is given one CAP after the other until it is even, at most three', () => {
  const uneven = tried(tallyOf(150, 50));
  expect(nextHandicap([uneven], SIDES, EITHER)).toEqual({ side: 'blue', amount: 1 });
  const better = tried(tallyOf(60, 40), 1);
  expect(nextHandicap([uneven, better], SIDES, EITHER)).toEqual({ side: 'blue', amount: 2 });
  expect(nextHandicap([uneven, better, tried(tallyOf(48, 52), 2)], SIDES, EITHER)).toBeNull();
  expect(
    nextHandicap([uneven, better, tried(tallyOf(58, 42), 2), tried(tallyOf(56, 44), 3)], SIDES, EITHER),
  ).toBeNull();
});

test('G6.3 where only the player has CAPs, he is denied them', () => {
  expect(nextHandicap([tried(tallyOf(150, 50))], SIDES, { most: 3, onlyFor: 'red' })).toEqual({
    side: 'red',
    amount: -1,
  });
});

test('the handicap that comes nearest to even is the best', () => {
  const all = [tried(tallyOf(150, 50)), tried(tallyOf(60, 40), 1), tried(tallyOf(48, 52), 2)];
  expect(bestOf(all, 'red')?.handicap).toEqual({ side: 'blue', amount: 2 });
});
