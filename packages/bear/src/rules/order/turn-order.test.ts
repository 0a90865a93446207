import { expect, test } from 'vitest';
import { makePlayer } from '../../model/battle/player.ts';
import type { Side } from '../../model/pack/unit-type.ts';
import { orderFrom, passesToEnd, startOf, turnOrder } from './turn-order.ts';
import { playerId } from '../../model/ids.ts';

function players(sides: readonly Side[]): ReturnType<typeof makePlayer>[] {
  return sides.map((side, place) => makePlayer({ seat: `${side}${place}`, side, start: 5 }));
}

const TWO = players(['german', 'soviet']);
const THREE = players(['german', 'german', 'soviet']);
const FOUR = players(['german', 'german', 'soviet', 'soviet']);

test('B20.0 turns go back and forth between the sides, from the winner of the initiative on', () => {
  expect(turnOrder(TWO, playerId(1), 'alternate')).toEqual([1, 0]);
  expect(turnOrder(FOUR, playerId(0), 'alternate')).toEqual([0, 2, 1, 3]);
  expect(turnOrder(FOUR, playerId(3), 'alternate')).toEqual([3, 0, 2, 1]);
});

test('B20.0 of three the single player acts after each of the others', () => {
  expect(turnOrder(THREE, playerId(1), 'alternate')).toEqual([1, 2, 0, 2]);
  expect(turnOrder(THREE, playerId(2), 'alternate')).toEqual([2, 0, 2, 1]);
});

test('B20.0 with `teamTurns` wholeSide one side has all its turns first', () => {
  expect(turnOrder(FOUR, playerId(2), 'wholeSide')).toEqual([2, 3, 0, 1]);
});

test('B20.0 R-188 where the single player begins, the one of the pair who rolled higher comes next, the first of equals', () => {
  const start = (first: number, ...sums: number[]): number =>
    startOf(THREE, playerId(first), (player) => sums[player] ?? 0);
  const orderOf = (first: number, ...sums: number[]): number[] => orderFrom(THREE, start(first, ...sums), 'alternate');
  expect(orderOf(2, 5, 7, 9)).toEqual([2, 1, 2, 0]);
  expect(orderOf(2, 7, 5, 9)).toEqual([2, 0, 2, 1]);
  expect(orderOf(2, 7, 7, 9)).toEqual([2, 0, 2, 1]);
  expect(orderOf(0, 9, 7, 5)).toEqual([0, 2, 1, 2]);
  expect(orderFrom(THREE, start(2, 5, 7, 9), 'wholeSide')).toEqual([2, 1, 0]);
  expect(startOf(FOUR, playerId(0), (player) => player)).toBe(0);
});

test('B20.2 of two both must pass in a row, of more all but one', () => {
  expect([2, 3, 4].map(passesToEnd)).toEqual([2, 2, 3]);
});
