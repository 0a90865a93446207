import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { type BearMatch, game } from '../testing/match.ts';

function fourRoads(dice: readonly number[], options: object = {}): BearMatch {
  return new Rehearsal(game, { mission: 'all-four-roads', ...options }, { script: new Script({ combat: [...dice] }) });
}

function begun(dice: readonly number[], options: object = {}): BearMatch {
  const match = fourRoads(dice, options);
  while (game.pending(match.state)?.key === 'initiative') match.say('caps:0');
  return match;
}

/** The Soviets declare and roll first. */
const FIRST_GERMAN_WINS = [1, 1, 1, 2, 6, 6, 1, 3];

test('B20.1 everybody rolls, and the highest roller begins, whichever of his side he is', () => {
  expect(game.pending(begun(FIRST_GERMAN_WINS).state)?.seat).toBe('german1');
  expect(game.pending(begun([1, 1, 6, 6, 1, 2, 1, 3]).state)?.seat).toBe('soviet2');
});

test('B20.0 seats are numbered where a side has several players, and turns alternate between the sides', () => {
  const match = begun(FIRST_GERMAN_WINS);
  const seats: (string | undefined)[] = [];
  for (const sentence of ['g01 pivot N', 's01 pivot N', 'g04 pivot S', 's04 pivot N']) {
    seats.push(game.pending(match.state)?.seat);
    match.say(`${sentence} command`);
  }
  expect(seats).toEqual(['german1', 'soviet1', 'german2', 'soviet2']);
});

test('B20.2 three passes in a row of four players end the round', () => {
  const match = begun(FIRST_GERMAN_WINS);
  match.say('pass').say('pass');
  expect(match.state.round).toBe(1);
  match.say('pass');
  expect(match.state.round).toBe(2);
});

test('B20.3 a group has one player’s units only, and nobody pays with another’s CAPs', () => {
  const match = begun(FIRST_GERMAN_WINS);
  expect(match.judge('g01 pivot N +g02 N').granted).toBe(true);
  expect(match.judge('g04 pivot N')).toMatchObject({ granted: false, reasons: [{ key: 'notYours' }] });
  match.say('g01 pivot N command');
  expect(match.state.players.map(({ caps }) => caps)).toEqual([4, 5, 5, 5]);
});

test('B20.4 one player for two forces has one pool of both CAP totals less 1, and both hands', () => {
  const match = fourRoads([], { onePlayer: 'german' });
  expect(match.state.players.map(({ seat, start, hand }) => [seat, start, hand.length])).toEqual([
    ['german', 9, 2],
    ['soviet1', 5, 1],
    ['soviet2', 5, 1],
  ]);
});
