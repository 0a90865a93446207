import { after, brokenLaws } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { game, matchWith } from '../../testing/match.ts';
import { told, why } from '../../testing/told.ts';

const [WAYS, PRICE] = [['moved', 'turned'], ['paid']] as const;

test('B5.0 a Rifle moves into an open hex for 1 and is checked at 1 afterwards', () => {
  const match = matchWith('g03 0,0 SE', { checks: [2] });
  match.say('g03 move 1,0 NE caps:0');
  expect(told(match)).toEqual(['paid g03 ap 1 0', 'moved g03 0,0 1,0 NE', 'checked g03 1']);
});

test('B5.0 hexes with friends and with enemies are entered like any other', () => {
  const match = matchWith('g03 0,0 SE; g04 0,1 N; s03 1,0 NW', { caps: [5, 0] });
  match.say('g03 move 0,1 N command').say('pass').say('g03 move 1,0 S command');
  expect(told(match, ...WAYS)).toEqual(['moved g03 0,1 1,0 S']);
});

test('B5.1 after entering a unit takes any facing for nothing (GT-70)', () => {
  for (const facing of ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const) {
    const match = matchWith('g03 0,0 SE', { caps: [1, 0] });
    match.say(`g03 move 1,0 ${facing} command`);
    expect(told(match)).toEqual(['paid g03 command 0 1', `moved g03 0,0 1,0 ${facing}`]);
  }
});

test('B5.2 B14.4 into a flank hex costs 1 more, and a vehicle has no bonus then', () => {
  const match = matchWith('g03 0,0 SE; g49 0,0 SE', { caps: [2, 0] });
  expect(match.judge('g03 move -1,0')).toMatchObject({ value: { figures: { cost: 2, dice: 0 } } });
  expect(match.judge('g03 move 1,0')).toMatchObject({ value: { figures: { cost: 1 } } });
  expect(why(match, 'g49 move -1,0 -2,0')).toBe('noBonusBackward');
  match.say('g49 move -1,0 NW command');
  expect(told(match, ...PRICE)).toEqual(['paid g49 command 0 2']);
});

test('B5.3 a pivot in place costs 1 AP with a check, or 1 CAP without (GT-70)', () => {
  const byAp = matchWith('g03 0,0 SE', { checks: [1] });
  byAp.say('g03 pivot N caps:0');
  expect(told(byAp)).toEqual(['paid g03 ap 1 0', 'turned g03 N', 'checked g03 1']);
  expect(byAp.state.units[unit('g03')]?.spent).toBe(true);
  const byCap = matchWith('g03 0,0 SE spent', { caps: [1, 0] });
  expect(why(byCap, 'g03 pivot N caps:0')).toBe('spentUnit');
  byCap.say('g03 pivot N command');
  expect(told(byCap)).toEqual(['paid g03 command 0 1', 'turned g03 N']);
});

test('B5.3 after a pivot in place a vehicle does not move; after a hex it turns and goes on (GT-70)', () => {
  const match = matchWith('g49 0,0 SE', { caps: [1, 0] });
  expect(match.offers('g49 pivot N')).not.toContain('0,-1');
  match.say('g49 move 1,0 1,1 SW command');
  expect(told(match, ...WAYS)).toEqual(['moved g49 0,0 1,0 S', 'moved g49 1,0 1,1 SW']);
});

test('B5.3 a group may turn together for one price', () => {
  const match = matchWith('g03 0,0 SE; g04 1,0 SE; g05 3,0 N', { caps: [1, 0] });
  expect(why(match, 'g03 pivot N +g05')).toBe('apartFromGroup');
  match.say('g03 pivot N +g04 S command');
  expect(told(match)).toEqual(['paid g03+g04 command 0 1', 'turned g03 N', 'turned g04 S']);
});

test('B5.4 B14.3 a vehicle passes through the hex of an enemy in one action; nobody acts in between', () => {
  const match = matchWith('g49 0,0 SE; s03 1,0 NW', { caps: [1, 5] });
  match.say('g49 move 1,0 2,0 SE command');
  expect(told(match, ...WAYS)).toEqual(['moved g49 0,0 1,0 SE', 'moved g49 1,0 2,0 SE']);
  expect(game.pending(match.state)?.seat).toBe('soviet');
  expect(why(match, 's03 fight g49')).toBe('nobodyInReach');
});

test('B9.1.1 a group pays the price of its dearest member that moves; others stay, turn or part', () => {
  const match = matchWith('g03 0,0 SE; g19 1,0 SE; g05 0,1 SE; g06 -1,1 SE', { checks: [7] });
  match.say('g03 move 1,-1 N +g19 2,0 NE +g05 stay +g06 SW caps:0');
  expect(told(match)).toEqual([
    'paid g03+g19+g05+g06 ap 2 0',
    'moved g03 0,0 1,-1 N',
    'moved g19 1,0 2,0 NE',
    'turned g06 SW',
    'checked g03+g19+g05+g06 2',
  ]);
});

test('B9.1 AP move fresh units only, CAPs any; members are next to one that is in', () => {
  const match = matchWith('g03 0,0 SE; g04 1,0 SE spent; g05 3,0 SE', { caps: [1, 0] });
  expect(match.offers('g03 move 0,1 N')).toEqual(expect.arrayContaining(['+g04', 'caps:0', 'command']));
  expect(match.offers('g03 move 0,1 N +g04 stay')).not.toContain('caps:0');
  expect(why(match, 'g03 move 0,1 N +g05')).toBe('apartFromGroup');
  match.say('g03 move 0,1 N +g04 1,1 N command');
  expect(match.state.units[unit('g04')]?.spent).toBe(true);
});

test('B14.1 a vehicle goes on over bonus hexes and turns as it likes after each', () => {
  const match = matchWith('s48 0,0 SE', { turn: 'soviet', checks: [4] });
  match.say('s48 move 1,0 2,-1 2,-2 S caps:0');
  expect(told(match)).toEqual([
    'paid s48 ap 1 0',
    'moved s48 0,0 1,0 NE',
    'moved s48 1,0 2,-1 N',
    'moved s48 2,-1 2,-2 S',
    'checked s48 1',
  ]);
});

const ROAD = { '1,0': { roads: ['NW'] }, '2,0': { roads: ['NW'] } };

test('B14.2 a truck pays 1 more on a road hex that holds a vehicle; walls stop it (GT-58)', () => {
  const match = matchWith('g37 0,0 SE; g49 1,0 SE; g03 0,0 SE', {
    ground: { ...ROAD, '0,1': { walls: ['N'] } },
  });
  expect(match.judge('g37 move 1,0')).toMatchObject({ value: { figures: { cost: 2 } } });
  expect(why(match, 'g37 move 0,1')).toBe('wallForWheels');
  expect(match.judge('g03 move 0,1')).toMatchObject({ value: { figures: { cost: 2 } } });
});

test('B4.2a of a truck and a Rifle together only the Rifle enters a house, by road both (GT-73)', () => {
  const house = { '1,0': 'woodBuilding', '0,1': { terrain: 'woodBuilding', roads: ['N'] } };
  const match = matchWith('g37 0,0 SE; g03 0,0 SE; s37 0,0 SE', { ground: house, caps: [9, 0] });
  expect(why(match, 'g03 move 1,0 N +g37 1,0')).toBe('truckIntoBuilding');
  expect(why(match, 'g03 move 0,1 N +g37 0,1')).toBe('yes');
  const soviet = matchWith('s37 0,0 SE', { ground: house, turn: 'soviet' });
  expect(soviet.judge('s37 move 1,0')).toMatchObject({ value: { figures: { cost: 3 } } });
});

test('B14.2 a vehicle that hides on the road costs nobody anything until it is seen', () => {
  const match = matchWith('g37 0,0 SE; s37 1,0 NW hidden', {
    ground: { '1,0': { terrain: 'lightWoods', roads: ['NW'] } },
    caps: [1, 0],
  });
  match.say('g37 move 1,0 SE command');
  expect(told(match, ...PRICE)).toEqual(['paid g37 command 0 1']);
  expect(match.state.units[unit('s37')]?.hidden).toBe(false);
});

test('B13.0 entering a hex with smoke costs nothing extra (GT-70)', () => {
  const match = matchWith('g03 0,0 SE', { markers: 'smoke2 1,0' });
  expect(match.judge('g03 move 1,0')).toMatchObject({ value: { figures: { cost: 1 } } });
});

test('B7.7.3c who was entered upon may not go back that way in his next turn, and afterwards he may', () => {
  const match = matchWith('g03 0,0 SE; s03 1,0 NW', { caps: [5, 5] });
  match.say('g03 move 1,0 N command');
  for (const hex of ['0,0', '1,-1', '0,1']) expect(why(match, `s03 move ${hex}`)).toBe('backToEntrance');
  for (const hex of ['2,0', '2,-1', '1,1']) expect(why(match, `s03 move ${hex}`)).toBe('yes');
  match.say('stall').say('stall');
  expect(why(match, 's03 move 0,0')).toBe('yes');
});

test('B7.7.3c the one who came may go back as he likes', () => {
  const match = matchWith('g03 0,0 SE; s03 1,0 NW', { caps: [5, 5] });
  match.say('g03 move 1,0 N command').say('stall');
  expect(why(match, 'g03 move 0,0')).toBe('yes');
});

test('B5.0 what is offered of moves and turns is what is granted', () => {
  const match = matchWith('g03 0,0 SE; g37 0,0 SE; s03 1,0 NW', { radius: 2, caps: [2, 0], ground: ROAD });
  expect(brokenLaws(after(game, 'g03 move'), match.view, { most: 60 })).toEqual([]);
  expect(brokenLaws(after(game, 'g37'), match.view, { most: 60 })).toEqual([]);
});
