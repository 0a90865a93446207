import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { type Bout, ladderOf } from './ladder.ts';

const bout = (one: string, other: string, games: number, points: number): Bout => ({ one, other, games, points });

test('ten points to one are 400', () => {
  const [best, last] = ladderOf([bout('weak', 'strong', 110_000, 10_000)]);
  expect(best).toMatchObject({ bot: 'strong', games: 110_000, points: 100_000 });
  expect(last?.bot).toBe('weak');
  expect((best?.elo ?? 0) - (last?.elo ?? 0)).toBeCloseTo(400, 0);
  expect((best?.elo ?? 0) + (last?.elo ?? 0)).toBeCloseTo(0, 6);
});

test('bots that never met are compared by those they both met', () => {
  const rungs = ladderOf([bout('a', 'b', 11_000, 10_000), bout('b', 'c', 11_000, 10_000)]);
  expect(rungs.map(({ bot }) => bot)).toEqual(['a', 'b', 'c']);
  expect((rungs[0]?.elo ?? 0) - (rungs[2]?.elo ?? 0)).toBeCloseTo(800, -2);
});

test('whoever has won everything has a figure, and a great doubt', () => {
  const [best] = ladderOf([bout('a', 'b', 20, 20)]);
  expect(best?.elo).toBeGreaterThan(150);
  expect(best?.elo).toBeLessThan(500);
  expect(best?.doubt).toBeGreaterThan(100);
});

test('more games leave less doubt, and equal bots stand together', () => {
  const [few, many] = [ladderOf([bout('a', 'b', 40, 20)]), ladderOf([bout('a', 'b', 4000, 2000)])];
  expect(few.map(({ elo }) => Math.abs(Math.round(elo)))).toEqual([0, 0]);
  expect(many[0]?.doubt).toBeLessThan((few[0]?.doubt ?? 0) / 5);
});

test('the interval holds the truth about 19 times of 20', () => {
  const random = randomOf('ladder');
  const truth = 120;
  const chance = 1 / (1 + 10 ** (-truth / 400));
  let held = 0;
  const tries = 200;
  for (let each = 0; each < tries; each++) {
    let points = 0;
    for (let game = 0; game < 100; game++) points += Number(random.below(1_000_000) < chance * 1_000_000);
    const rungs = ladderOf([bout('a', 'b', 100, points)]);
    const { elo = 0, doubt = 0 } = rungs.find(({ bot }) => bot === 'a') ?? {};
    held += Number(Math.abs(elo - truth / 2) <= doubt);
  }
  expect(held / tries).toBeGreaterThan(0.9);
});
