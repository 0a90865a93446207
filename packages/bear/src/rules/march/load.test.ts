import { after, brokenLaws } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { game, matchWith } from '../../testing/match.ts';
import { told, why } from '../../testing/told.ts';

test('B17.0 a vehicle takes a foot unit aboard for its printed move cost, and both are checked', () => {
  const match = matchWith('g37 0,0 SE; g19 0,0 N hasty', { checks: [2] });
  match.say('g37 load g19 caps:0');
  expect(told(match)).toEqual(['paid g37+g19 ap 2 0', 'loaded g19 g37 0,0', 'checked g37+g19 2']);
  expect(match.state.units[unit('g19')]).toMatchObject({ facing: 2, hasty: false, spent: true });
});

test('B17.0 German vehicles carry a Rifle and an LMG together and no other pair (GT-77)', () => {
  const match = matchWith('g37 0,0 SE; g03 0,0 N; g04 0,0 N; g11 0,0 N; g19 0,0 N', {});
  expect(match.judge('g37 load g03+g11 caps:0').granted).toBe(true);
  expect(why(match, 'g37 load g03+g04')).toBe('noRoom');
  expect(why(match, 'g37 load g03+g19')).toBe('noRoom');
  expect(why(match, 'g37 load g11+g03')).toBe('noRoom');
  match.say('g37 load g03+g11 caps:0');
  expect(told(match, 'paid')).toEqual(['paid g37+g03+g11 ap 1 0']);
  const soviet = matchWith('s35 0,0 SE; s03 0,0 N; s04 0,0 N', { turn: 'soviet', caps: [0, 5] });
  soviet.say('s35 load s03 command').say('pass');
  expect(why(soviet, 's35 load s04')).toContain('noRoom');
});

test('B17.0b an APC loads as every carrier, by the switch a pair or nobody; it tows in any case (GT-77)', () => {
  const units = 'g39 0,0 SE; g03 0,0 N; g11 0,0 N; g30 0,0 N';
  const any = matchWith(units, {});
  const combined = matchWith(units, { options: { apcLoading: 'combined' } });
  expect(why(any, 'g39 load g03')).toBe('yes');
  expect(why(combined, 'g39 load g03')).toBe('onlyTogether');
  for (const match of [any, combined]) {
    expect(why(match, 'g39 load g03+g11')).toBe('yes');
    expect(why(match, 'g39 load g30')).toBe('yes');
  }
});

test('B17.0 carrier and passenger move together at the cost of the carrier, with its bonus, and share the check', () => {
  const road = { '1,0': { roads: ['NW'] }, '2,0': { roads: ['NW'] } };
  const match = matchWith('g37 0,0 SE; g30 0,0 SE on:g37', { ground: road, checks: [1] });
  expect(why(match, 'g30 move 1,0')).toBe('carried');
  match.say('g37 move 1,0 2,0 S caps:0');
  expect(told(match)).toEqual([
    'paid g37+g30 ap 1 0',
    'moved g37 0,0 1,0 SE',
    'moved g37 1,0 2,0 S',
    'checked g37+g30 1',
  ]);
  const [truck, gun] = [match.state.units[unit('g37')], match.state.units[unit('g30')]];
  expect(gun).toMatchObject({ at: truck?.at, facing: 3, spent: true });
});

test('B17.0a whoever is carried does not attack, and once set down takes any facing', () => {
  const carried = matchWith('g37 0,0 SE; g03 0,0 SE on:g37; s03 2,0 NW', {});
  expect(why(carried, 'g03 fire 2,0')).toContain('carried');
  const match = matchWith('g37 0,0 SE; g03 0,0 SE on:g37; g11 0,0 SE on:g37', { caps: [1, 0] });
  match.say('g37 unload g03 NE g11 S command');
  expect(told(match)).toEqual(['paid g37+g03+g11 command 0 1', 'unloaded g03 g37 0,0 NE', 'unloaded g11 g37 0,0 S']);
});

test('B17.2 a pinned unit is loaded and carried but not set down; stunned ones neither (GT-77)', () => {
  const match = matchWith('g37 0,0 SE; g03 0,0 N pinned; g04 0,0 N stunned; g38 0,0 SE; g05 0,0 SE pinned on:g38', {});
  expect(why(match, 'g37 load g03')).toBe('yes');
  expect(why(match, 'g37 load g04')).toBe('stunnedLoad');
  expect(why(match, 'g38 unload g05')).toBe('pinnedLoad');
  expect(why(match, 'g38 move 1,0')).toBe('yes');
  const off = matchWith('g37 0,0 SE; g03 0,0 N pinned', { options: { pinnedLoading: 'off' } });
  expect(why(off, 'g37 load g03')).toContain('pinnedLoad');
});

test('B17.0 only what is in the hex, is not carried and is foot or a gun is loaded', () => {
  const match = matchWith('g37 0,0 SE; g03 1,0 N; g38 0,0 SE; g04 0,0 SE on:g38; s03 0,0 N; g05 0,0 N; g34 0,0 N', {});
  expect(why(match, 'g37 load g03')).toBe('notInItsHex');
  expect(why(match, 'g37 load g04')).toBe('carriedAlready');
  expect(why(match, 'g37 load g34')).toBe('noLoad');
  expect(why(match, 'g37 load s03')).toBe('notYours');
  expect(why(match, 'g03 load g04')).toBe('noCarrier');
});

test('B18.3.3 loading in a mine hex sets the mine off on all who take part', () => {
  const match = matchWith('g37 0,0 SE; g03 0,0 N; g04 0,0 N', {
    markers: 'mine 0,0 soviet',
    dice: [1, 1, 1, 1],
    caps: [1, 0],
  });
  match.say('g37 load g03 command');
  expect(told(match, 'mineAttacked')).toEqual(['mineAttacked g37 0,0', 'mineAttacked g03 0,0']);
});

test('B17.0 what is offered of loading and unloading is what is granted', () => {
  for (const apcLoading of ['any', 'combined']) {
    const match = matchWith('g39 0,0 SE; g03 0,0 N; g11 0,0 N; g38 0,0 SE; g04 0,0 SE on:g38', {
      caps: [1, 0],
      radius: 1,
      options: { apcLoading },
    });
    expect(brokenLaws(after(game, 'g39 load'), match.view, { most: 50 })).toEqual([]);
    expect(brokenLaws(after(game, 'g38'), match.view, { most: 50 })).toEqual([]);
  }
});
