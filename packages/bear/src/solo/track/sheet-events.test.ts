import { expect, test } from 'vitest';
import { generatedMatch, type GeneratedOpening } from '../../testing/generated-match.ts';
import type { BearMatch } from '../../testing/match.ts';
import { told } from '../../testing/told.ts';

// GT-15b: the events printed on the Offense and Defense sheets, each as a space of the track.

const ONE = { advance: { by: 1, when: 'always' } } as const;

/** The AI draws a card that advances the marker by one, onto a space with this event; the card itself orders a fire. */
function onSpace(event: object, units: string, { cards = [], ...opening }: GeneratedOpening = {}): BearMatch {
  return generatedMatch(units, {
    cards: [{ ...ONE, orders: [{ action: 'fire', who: ['highestAR'] }] }, ...cards],
    track: [{ space: 2, events: [event] }],
    ...opening,
  }).say('proceed');
}

const ADVANCE = {
  kind: 'order',
  asAction: true,
  order: { who: ['unhit', 'fresh'], action: 'advance' },
};

test('G5.3.4a GT-15b Advance: the unhit fresh AI closest to a unit goes 2 hexes toward it, and no card is drawn for a check', () => {
  // At 3 and 4 hexes from their closest units; a hit one at 2, a spent one at 1.
  const units = 'g03 0,0 SE; s03 3,0 NW; s04 -4,0 SE; s05 0,2 N pinned; s06 0,-1 S spent';
  const match = onSpace(ADVANCE, units);
  expect(told(match, 'moved', 'paid', 'checked', 'attacked')).toEqual([
    expect.stringMatching(/^moved s03 3,0 /),
    expect.stringMatching(/^moved s03 /),
  ]);
});

test('G5.3.4a R-195 with no AI able to advance the Order Card is executed', () => {
  const match = onSpace(ADVANCE, 'g03 0,0 SE; s03 3,0 NW pinned; s06 9,0 NW spent', {
    cards: [{ spentNumber: 7 }],
    dice: [1, 1],
  });
  expect(told(match, 'moved', 'attacked')).toEqual(['attacked s03 0,0']);
});

test('G5.3.4b GT-15b CAP Surplus: dice of 8 count as 9 while the marker stands there, in a rally too', () => {
  const roll = (action: 'fire' | 'rally', units: string, hits: readonly string[]): unknown =>
    generatedMatch(units, {
      cards: [ONE, { orders: [{ action }] }, {}],
      caps: [1, 0],
      dice: [4, 4],
      hits,
      track: [{ space: 2, events: [{ kind: 'capSurplus' }] }],
    })
      .say('proceed')
      .say('stall')
      .say('proceed')
      .events()
      .find(({ key }) => key === 'hit' || key === 'rallied');
  expect(roll('fire', 'g03 0,0 SE; s03 3,0 NW', ['pinned'])).toMatchObject({ key: 'hit', roll: 9 });
  expect(roll('rally', 'g03 0,0 SE; s03 9,0 NW pinned', [])).toMatchObject({ key: 'rallied', roll: 9 });
});

const CONFUSION = { kind: 'confusion', asAction: true };

test('G5.3.4c GT-15b Battlefield Confusion: of two fresh units with FP 4 and 3 the one with 4 is marked spent', () => {
  const match = onSpace(CONFUSION, 'g11 -3,0 SE; g03 2,0 SE; s03 4,0 NW');
  expect(told(match, 'becameSpent', 'attacked')).toEqual(['becameSpent g11']);
});

test('G5.3.4c with no fresh unit the Order Card is executed', () => {
  const match = onSpace(CONFUSION, 'g03 2,0 SE spent; s03 4,0 NW', { cards: [{}], dice: [1, 1] });
  expect(told(match, 'becameSpent', 'attacked')).toEqual(['attacked s03 2,0']);
});

test('G5.3.4d GT-15b Swift Action: two cards, two actions; what the second card advances counts', () => {
  const match = onSpace({ kind: 'swiftAction' }, 'g03 0,0 SE; s03 3,0 NW; s04 9,0 NW', {
    cards: [{}, { ...ONE, orders: [{ action: 'move', who: ['fresh'], relation: 'farthest' }] }, {}],
    dice: [1, 1],
  });
  expect(told(match, 'aiDrew', 'trackAdvanced', 'attacked', 'aiOrdered')).toEqual([
    'aiDrew',
    'trackAdvanced 2',
    'aiOrdered s03',
    'attacked s03 0,0',
    'aiDrew',
    'trackAdvanced 3',
    'aiOrdered s04',
  ]);
});

const AIM = { kind: 'order', asAction: true, order: { who: ['highestAR'], action: 'fire', caps: 4 } };

test('G5.3.4e GT-15b Careful Aim: the AI of highest FP closest to a unit fires with +4, on the first roll alone', () => {
  // A rifle of 3 at 2 hexes, a tank of 5 at 4; two units in the target's hex.
  const match = onSpace(AIM, 'g03 0,0 SE; g04 0,0 SE; s03 2,0 NW; s48 4,0 NW', { dice: [1, 1, 1, 1] });
  expect(told(match, 'attacked')).toEqual(['attacked s48 0,0']);
  const rolls = match.events().flatMap((event) => (event.key === 'rolled' ? [event.caps] : []));
  expect(rolls).toEqual([4, 0]);
});

test('G5.3.4e with no AI able to fire the Order Card is executed', () => {
  const match = onSpace(AIM, 'g03 0,0 SE; s03 9,0 NW', {
    cards: [{}],
    order: [0],
  });
  expect(told(match, 'attacked', 'aiPassed')).toEqual(['aiPassed']);
});

test('G5.3.4f GT-15b Command Experience: one card that left for a killed AI returns; with none nothing happens', () => {
  const match = generatedMatch('g03 0,0 SE; s03 1,0 NW suppressed; s04 9,0 NW', {
    turn: 'german',
    cards: [{}, { isCommand: true }, ONE],
    rest: [{ isCommand: true }],
    order: [1, 0, 2, 1],
    dice: [6, 6],
    track: [{ space: 2, events: [{ kind: 'commandExperience', cards: 2 }] }],
  });
  match.say('g03 fire 1,0 caps:0').say('proceed');
  expect(match.events().find(({ key }) => key === 'commandCardsBack')).toMatchObject({ cards: [1] });
  const none = onSpace({ kind: 'commandExperience', cards: 2 }, 'g03 0,0 SE; s03 9,0 NW', { order: [0] });
  expect(told(none, 'commandCardsBack')).toEqual([]);
});

const DIG_IN = {
  kind: 'order',
  asAction: true,
  order: { who: ['unhit', 'foot', 'notDugIn'], action: 'digIn' },
};

test('G5.3.5 R-151 Dig In: the unhit foot AI without a hasty defense closest to a unit gets one, without a check', () => {
  const match = onSpace(DIG_IN, 'g03 0,0 SE; s03 3,0 NW hasty; s04 4,0 NW; s05 2,0 NW pinned; s38 1,1 NW', {
    order: [0],
  });
  expect(told(match, 'dugIn', 'checked', 'attacked')).toEqual(['dugIn s04']);
});

test('G5.3.5 if there is none, the Order Card is executed', () => {
  const match = onSpace(DIG_IN, 'g03 0,0 SE; s03 3,0 NW hasty', { cards: [{}], dice: [1, 1] });
  expect(told(match, 'dugIn', 'attacked')).toEqual(['attacked s03 0,0']);
});
