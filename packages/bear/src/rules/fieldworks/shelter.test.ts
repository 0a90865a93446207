import { after, brokenLaws } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { game, matchWith } from '../../testing/match.ts';
import { told, why } from '../../testing/told.ts';

test('B18.2 who moves into a hex with an empty trench may go into it for nothing, or stay outside', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE', { markers: 'trench 1,0', caps: [1, 0] });
  match.say('g03 move 1,0 N inside +g04 1,0 N command');
  expect(told(match)).toEqual([
    'paid g03+g04 command 0 1',
    'moved g03 0,0 1,0 N',
    'wentInside g03 1,0 N',
    'moved g04 0,0 1,0 N',
  ]);
  expect(match.state.units[unit('g03')]?.inside).toBe(true);
  expect(match.state.units[unit('g04')]?.inside).toBe(false);
});

test('B18.2 a member goes inside as well, but only by moving there', () => {
  const match = matchWith('g03 0,0 SE; g04 1,0 SE; g05 0,1 NE', { markers: 'trench 1,0', caps: [1, 0] });
  expect(why(match, 'g03 move 1,-1 N +g04 S inside')).toBe('insideByMoving');
  match.say('g03 move 1,-1 N +g05 1,0 S inside command');
  expect(told(match, 'wentInside')).toEqual(['wentInside g05 1,0 S']);
});

test('B18.1.2 all foot goes into a bunker and faces as it does', () => {
  const match = matchWith('g28 0,0 SE', { markers: 'bunker 1,0 NW', caps: [3, 0] });
  match.say('g28 move 1,0 N inside command');
  expect(told(match, 'wentInside')).toEqual(['wentInside g28 1,0 NW']);
  expect(match.state.units[unit('g28')]?.facing).toBe(5);
});

test('B18.1.1 a trench takes unburdened foot and mortars, never guns, burdened foot or vehicles', () => {
  const match = matchWith('g03 0,0 SE; g23 0,0 SE; g28 0,0 SE; g49 0,0 SE', { markers: 'trench 1,0' });
  expect(why(match, 'g03 move 1,0 N inside')).toBe('yes');
  expect(why(match, 'g23 move 1,0 N inside')).toBe('yes');
  expect(why(match, 'g28 move 1,0 N inside')).toBe('shelterNotForIt');
  expect(why(match, 'g49 move 1,0 N inside')).toBe('shelterNotForIt');
  expect(why(match, 'g03 move 0,1 N inside')).toBe('noShelter');
});

test('B18.2 a trench with an enemy in it is his: whoever comes is outside', () => {
  const match = matchWith('g03 0,0 SE; s03 1,0 NW inside; s04 0,1 N', { markers: 'trench 1,0; trench 0,1' });
  expect(why(match, 'g03 move 1,0 N inside')).toBe('shelterTaken');
  expect(why(match, 'g03 move 1,0 N')).toBe('yes');
  expect(why(match, 'g03 move 0,1 N inside')).toBe('yes');
});

test('B18.2 leaving with a move is free and takes the unit out', () => {
  const match = matchWith('g03 0,0 SE inside', { markers: 'trench 0,0', caps: [1, 0] });
  match.say('g03 move 1,0 N command');
  expect(match.state.units[unit('g03')]?.inside).toBe(false);
});

test('B18.2 going in or out without a move costs the move cost of that hex and sets the facing', () => {
  const match = matchWith('g03 0,0 SE; g19 0,0 N inside; g04 0,1 N', {
    ground: { '0,0': { terrain: 'heavyWoods', roads: ['N'] } },
    markers: 'trench 0,0',
    checks: [7, 7],
  });
  expect(why(match, 'g04 shelter')).toBe('noShelter');
  expect(why(match, 'g03 shelter outside')).toBe('outsideAlready');
  match.say('g03 shelter inside NE caps:0');
  expect(told(match)).toEqual(['paid g03 ap 2 0', 'wentInside g03 0,0 NE', 'checked g03 2']);
  match.say('pass').say('g03 shelter outside S +g19 outside NW caps:0');
  expect(told(match)).toEqual([
    'paid g03+g19 ap 3 0',
    'wentOutside g03 0,0 S',
    'wentOutside g19 0,0 NW',
    'checked g03+g19 3',
  ]);
});

test('B18.2 a pinned unit stays where it is', () => {
  const match = matchWith('g03 0,0 SE pinned', { markers: 'trench 0,0' });
  expect(why(match, 'g03 shelter')).toBe('heldByHit');
});

test('B18.2 what is offered of shelter is what is granted', () => {
  const match = matchWith('g03 0,0 SE; g04 1,0 N inside; s03 -1,0 SE', {
    radius: 1,
    markers: 'trench 0,0; bunker 1,0 S',
    caps: [1, 0],
  });
  expect(brokenLaws(after(game, 'g03 shelter'), match.view, { most: 50 })).toEqual([]);
  expect(brokenLaws(after(game, 'g03 move'), match.view, { most: 50 })).toEqual([]);
});
