import { after, brokenLaws, fuzz } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { crossingWith, edgeGame } from '../../testing/edge-field.ts';
import { unit } from '../../testing/fire-field.ts';
import { told, why } from '../../testing/told.ts';

test('B5.5 reinforcements come in from their round on, at their hexes, facing as they like', () => {
  const match = crossingWith();
  expect(why(match, 'g05 enter')).toBe('notYet');
  expect(why(match, 'g01 enter')).toBe('notWaiting');
  expect(why(match, 'g03 enter L10')).toBe('noEntryHex');
  expect(why(match, 'g03 move')).toContain('notInPlay');
  match.say('g03 enter A12 SW command');
  expect(told(match)).toEqual(['paid g03 command 0 1', 'entered g03 A12 SW']);
  expect(match.state.units[unit('g03')]).toMatchObject({ fate: 'inPlay', facing: 4 });
  match.say('pass').say('pass');
  expect(match.state.round).toBe(2);
  expect(why(match, 'g05 enter G02')).toBe('yes');
});

test('B5.5a coming in costs the price of the hex, with nothing to climb, or nothing by the switch', () => {
  const match = crossingWith();
  match.say('g37 enter A02 S command');
  expect(told(match, 'paid')).toEqual(['paid g37+g11 command 0 1']);
  expect(why(crossingWith(), 'g37 enter A06')).toBe('neverEnters');
  const free = crossingWith({ entryCost: 'free' });
  expect(free.offers('g03 enter A16 S')).toEqual(expect.arrayContaining(['command']));
  expect(free.offers('g03 enter A16 S')).not.toContain('caps:0');
  free.say('g03 enter A16 S command');
  expect(told(free)).toEqual(['paid g03 command 0 0', 'entered g03 A16 S']);
});

test('B5.5a at a road exit a vehicle comes along the road, with its bonus hexes and whom it carries', () => {
  const match = crossingWith();
  expect(why(match, 'g11 enter')).toBe('carried');
  expect(why(match, 'g37 enter A12 B12')).toBe('noBonusOffRoad');
  match.say('g37 enter A10 B10 C10 S command');
  expect(told(match)).toEqual([
    'paid g37+g11 command 0 1',
    'entered g37 A10 S',
    'moved g37 A10 B10 S',
    'moved g37 B10 C10 S',
  ]);
  expect(match.state.units[unit('g11')]).toMatchObject({
    fate: 'inPlay',
    at: match.state.units[unit('g37')]?.at,
    carrier: unit('g37'),
  });
});

test('B9.1.4 a group comes in side by side for the price of the dearest', () => {
  const match = crossingWith();
  expect(why(match, 'g03 enter A10 S +g04 A14')).toBe('apartFromEntry');
  match.say('g03 enter A10 S +g04 B09 N +g37 A10 S command');
  expect(told(match)).toEqual([
    'paid g03+g04+g37+g11 command 0 1',
    'entered g03 A10 S',
    'entered g04 B09 N',
    'entered g37 A10 S',
  ]);
});

test('B5.5b where an enemy stands on the entry hex, entry shifts by up to 2 hexes along the edge', () => {
  const match = crossingWith();
  expect(match.offers('g28 enter').toSorted()).toEqual(['A02', 'A04', 'A06', 'B02', 'B03', 'B05']);
  match.say('stall').say('s03 move B04 S command').say('stall').say('s03 move C04 S command');
  expect(match.offers('g28 enter')).toEqual(['A04']);
});

test('B5.5 what is offered of entering is what is granted', () => {
  const match = crossingWith();
  expect(brokenLaws(after(edgeGame, 'g37 enter'), match.view, { most: 50 })).toEqual([]);
  expect(brokenLaws(after(edgeGame, 'g03 enter A10 S'), match.view, { most: 50 })).toEqual([]);
});

test.each(['spentCheck', 'sevenAP'])('B5.5 B5.6 random matches with entries and exits by %s are sound', (economy) => {
  const { outcome } = fuzz(edgeGame, { options: { mission: 'crossing', economy }, seed: 'sfc32:4' });
  expect(outcome.reason.key).toBe('lastRound');
});
