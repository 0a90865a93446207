import { Recorder } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { game, seenBy, stateOf } from '../../testing/matches.ts';
import { choicesAfter } from './choices.ts';

const MIXED_HEX = {
  game: 'bear',
  options: { friendlyFire: 'all' },
  map: { bare: { radius: 4 } },
  turn: 'german',
  players: { german: { caps: 3 } },
  units: [
    { unit: 'g03', at: '0,0', facing: 'SE' },
    { unit: 's03', at: '3,0', facing: 'NW' },
    { unit: 'g05', at: '3,0', facing: 'SE' },
  ],
};

test('B3.2.3 before a roll every answer says which way its CAPs go, with the chance it leads to', () => {
  const state = stateOf({ position: MIXED_HEX });
  const say = (...words: string[]): void => game.apply(state, words, new Recorder(state.random));
  const answers = (): string[] =>
    choicesAfter(game, seenBy(state), []).map(
      ({ label, worth }) => `${label}: ${worth?.kind === 'ways' ? worth.ways : 'unknown'}`,
    );
  say('g03', 'fire', '3,0', 'caps:0');
  expect(answers()).toEqual(['No CAP: 10', '1 CAP: -1 to the roll: 6', '2 CAPs: -2 to the roll: 3']);
  say('caps:0');
  expect(answers()).toEqual(['No CAP: 6', '1 CAP: +1 to the roll: 10', '2 CAPs: +2 to the roll: 15']);
});

test('S2.6, B2.1 the CAPs on the initiative are told with their exact chance', () => {
  const solo = seenBy(stateOf({ mission: 'whose-crossroads' }));
  expect(choicesAfter(game, solo, []).map(({ worth }) => worth)).toEqual([
    { kind: 'ways', ways: 15, of: 36, goal: 'Chance to go first' },
    { kind: 'ways', ways: 21, of: 36, goal: 'Chance to go first' },
    { kind: 'ways', ways: 26, of: 36, goal: 'Chance to go first' },
  ]);
  // 2d6 against 2d6: 575 of the 1296 ways are higher and 146 tie, which an even roll then decides; with one CAP 721 and 140.
  const duel = ['first-shots', 'the-gun-line', 'two-hills-one-road', 'up-the-bare-ridge']
    .map((mission) => seenBy(stateOf({ mission })))
    .find(({ view }) => game.pending(view)?.key === 'initiative');
  if (duel === undefined) throw new Error('nobody rolls for the first turn');
  expect(choicesAfter(game, duel, []).map(({ worth }) => worth)).toEqual([
    { kind: 'ways', ways: 1, of: 2, goal: 'Chance to go first' },
    { kind: 'ways', ways: 791, of: 1296, goal: 'Chance to go first' },
    { kind: 'ways', ways: 1847, of: 2592, goal: 'Chance to go first' },
  ]);
});
