import { expect, test } from 'vitest';
import { heldOf, matchWith } from '../testing/match.ts';
import { eventNames, explainEvent } from './events.ts';
import { unitName } from './unit-words.ts';

test('L6b a plan and what comes of it, line by line', () => {
  const match = matchWith(['austria: honved 0000, battery 0001', 'russia: rifles 0200 1rp, rifles 1100'], {
    tokens: [1, 0],
    dice: [4, 10],
  });
  match.say('disclose').say('move a01 0100 support a02 r01 attack r01 a01 disclose');
  const names = eventNames(heldOf(match));
  expect(match.events().map((event) => explainEvent(event, names))).toEqual([
    'Corps 1 discloses its Central plan: a01 Honvéd to 0100; a02 Field battery gives support against r01 Line infantry; a01 Honvéd attacks r01 Line infantry',
    'Corps 1 spends an artillery token: a02 Field battery gives support against r01 Line infantry',
    'a01 Honvéd moves to 0100',
    'a01 Honvéd attacks r01 Line infantry, TV 6: rolled 4, hit',
    'r01 Line infantry counter-attacks a01 Honvéd, TV 4: rolled 10, miss',
    'r01 Line infantry loses 1 RP, 0 left',
    'r01 Line infantry is destroyed',
  ]);
});

test('a name that speaks to the reader agrees with its verb and begins with a capital', () => {
  const match = matchWith(['austria: honved 0000', 'russia: rifles 1100']);
  match.say('disclose').say('move a01 0100 disclose');
  const names = eventNames(heldOf(match), (seen, unit) => `your ${unitName(seen, unit)}`);
  const told = match.events().map((event) => explainEvent(event, names));
  expect(told).toContain('Your Honvéd 01 moves to 0100');
});

test('L6b L10g a plan of nothing but a card is not told as one without orders; an empty one says what is missing', () => {
  const match = matchWith(['austria: honved 0000', 'russia: rifles 1100'], { hands: [['spareBattery'], []] });
  const told = (): string[] => match.events().map((event) => explainEvent(event, eventNames(heldOf(match))));
  match.say('spareBattery disclose');
  expect(told().slice(0, 2)).toEqual([
    'Corps 1 discloses its Opening plan',
    'Corps 1 plays Deployment of spare battery',
  ]);
  match.say('disclose');
  expect(told()).toEqual(['Corps 1 discloses its Central plan: no moves or attacks']);
});
