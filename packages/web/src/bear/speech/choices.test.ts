import { Recorder } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { game, seenBy, stateOf } from '../../testing/matches.ts';
import { choicesAfter } from './choices.ts';

const MIXED_HEX = {
  game: 'bear',
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
  expect(answers()).toEqual(['No CAP: 10', '1 CAP, lower by 1: 6', '2 CAPs, lower by 2: 3']);
  say('caps:0');
  expect(answers()).toEqual(['No CAP: 6', '1 CAP, raise by 1: 10', '2 CAPs, raise by 2: 15']);
});
