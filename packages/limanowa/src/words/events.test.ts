import { expect, test } from 'vitest';
import { heldOf, matchWith } from '../testing/match.ts';
import { explainEvent } from './events.ts';

test('L6b a plan and what comes of it, line by line', () => {
  const match = matchWith(['austria: honved 0000, battery 0001', 'russia: rifles 0200 1rp, rifles 1100'], {
    tokens: [1, 0],
    dice: [4, 10],
  });
  match.say('disclose').say('move a01 0100 support a02 r01 attack r01 a01 disclose');
  const held = heldOf(match);
  expect(match.events().map((event) => explainEvent(held, event))).toEqual([
    'Corps 1 discloses its Central plan: a01 Honvéd moves to 0100; a02 Field battery supports against r01 Line infantry; a01 Honvéd attacks r01 Line infantry (L6b)',
    'Corps 1 spends a token: a02 Field battery supports against r01 Line infantry (L9a)',
    'a01 Honvéd moves from 0000 to 0100 (L7a)',
    'a01 Honvéd attacks r01 Line infantry, target value 6: rolls 4, a hit (L8.2b)',
    'r01 Line infantry counter-attacks a01 Honvéd, target value 4: rolls 10, a miss (L8.2b)',
    'r01 Line infantry loses 1 RP, 0 left (L8.2b)',
    'r01 Line infantry is destroyed in 0200 (L3r)',
  ]);
});

test('LS3.2.1n1 what the AI does not do is told with its reason', () => {
  const match = matchWith(['austria: honved 0000', 'russia ai: rifles 1100']).say('disclose');
  const held = heldOf(match);
  expect(match.events().map((event) => explainEvent(held, event))).toEqual([
    'Corps 1 discloses its Opening plan: no orders (L6b)',
    'No Opening card of the AI: no Battlecard was disclosed (LS3.2.1n1)',
  ]);
});
