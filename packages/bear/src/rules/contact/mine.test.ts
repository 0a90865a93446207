import { Rehearsal, Script } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { makeMarker } from '../../model/battle/marker.ts';
import { unit } from '../../testing/fire-field.ts';
import { game, matchWith } from '../../testing/match.ts';
import { told } from '../../testing/told.ts';
import { NONE, playerId } from '../../model/ids.ts';

test.each([
  ['normal', 'missed g03 5 9'],
  ['fp8', 'missed g03 3 7'],
])('B18.3.3b mines %s have FP 8 against the flank DR: a Rifle in heavy woods: %s (GT-57)', (mines, missed) => {
  const match = matchWith('g03 0,0 SE', {
    markers: 'mine 1,0 soviet',
    ground: { '1,0': 'heavyWoods' },
    dice: [1, 1],
    caps: [2, 0],
    options: { mines },
  });
  match.say('g03 move 1,0 N command');
  expect(told(match)).toEqual([
    'paid g03 command 0 2',
    'moved g03 0,0 1,0 N',
    'mineAttacked g03 1,0',
    'rolled mine g03 1+1',
    missed,
  ]);
});

test('B18.3.3b all DMs of the hex count against a mine, but not walls, and a careless move does not', () => {
  const walls = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  const missed = (units: string, words: string, more: object): readonly string[] => {
    const match = matchWith(units, { dice: [1, 1], caps: [9, 0], ...more });
    return told(match.say(words), 'missed');
  };
  const one = 'g03 0,0 SE';
  expect(missed(one, 'g03 move 1,0 N command', { markers: 'mine 1,0 soviet; smoke2 1,0; roadBlock 1,0' })).toEqual([
    'missed g03 6 10',
  ]);
  const ground = { '1,0': { terrain: 'open', level: 1, walls } };
  expect(missed(one, 'g03 move 1,0 N command', { markers: 'mine 1,0 soviet', ground })).toEqual(['missed g03 3 7']);
  const careless = { markers: 'mine 1,0 soviet', options: { cautiousMovement: 'on' } };
  expect(missed(one, 'g03 move 1,0 N command', careless)).toEqual(['missed g03 3 7']);
  const apc = 'g39 0,0 SE; g03 0,0 SE on:g39';
  expect(missed(apc, 'g39 move 1,0 N command', { markers: 'mine 1,0 soviet', dice: [1, 1, 1, 1] })).toEqual([
    'missed g39 4 8',
    'missed g03 5 9',
  ]);
});

test('B18.3.3b a unit already hit is destroyed by any hit of a mine, with the DR of its marker', () => {
  const match = matchWith('g03 0,0 SE cowering', { markers: 'mine 1,0 soviet', dice: [2, 2], caps: [9, 0] });
  match.say('g03 move 1,0 N command');
  expect(told(match, 'killed')).toEqual(['killed g03 4 4']);
});

test('B18.3.3b against a T-34 they need 7 and 11, and the CAPs of their owner count alone (GT-57)', () => {
  const match = matchWith('s48 0,0 SE', {
    turn: 'soviet',
    markers: 'mine 1,0 german',
    dice: [3, 2],
    caps: [2, 5],
    hits: ['vehicle suppressed'],
  });
  match.say('s48 move 1,0 N command');
  expect(game.pending(match.state)?.seat).toBe('german');
  match.say('caps:2');
  expect(told(match, 'hit')).toEqual(['hit s48 7 11']);
});

test('B18.3.3b by hit8 every 8 is a hit, and no roll kills an unhurt unit', () => {
  const options = { mines: 'hit8' };
  const miss = matchWith('g03 0,0 SE', { markers: 'mine 1,0 soviet', dice: [3, 4], caps: [1, 0], options });
  miss.say('g03 move 1,0 N command');
  expect(told(miss, 'missed', 'hit')).toHaveLength(1);
  expect(told(miss, 'missed')).toHaveLength(1);
  const hit = matchWith('g03 0,0 SE', {
    markers: 'mine 1,0 soviet',
    dice: [6, 6],
    caps: [1, 0],
    hits: ['pinned'],
    options,
  });
  hit.say('g03 move 1,0 N command');
  expect(told(hit, 'hit', 'killed')[0]).toMatch(/^hit g03 8/);
});

test('B18.3.3 mines attack their own side too, one unit after another, but not those who are there already', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; g05 1,0 N', {
    markers: 'mine 1,0 german',
    dice: [1, 1, 6, 5],
    caps: [1, 0],
  });
  match.say('g03 move 1,0 N +g04 1,0 N command');
  expect(told(match, 'rolled', 'missed', 'killed')).toEqual([
    'rolled mine g03 1+1',
    'missed g03 3 7',
    'rolled mine g04 6+5',
    'killed g04 3 7',
  ]);
});

test('B18.3.3 nobody is attacked on leaving, by attacking or by stalling; turning in the hex is an action there', () => {
  const match = matchWith('g03 1,0 SE; g04 1,0 SE; s03 4,0 NW', {
    markers: 'mine 1,0 soviet',
    dice: [1, 1, 1, 1],
    caps: [9, 0],
  });
  match.say('g03 move 0,0 N command').say('pass');
  expect(told(match, 'mineAttacked')).toEqual([]);
  match.say('g04 fire 4,0 command').say('caps:0').say('pass');
  match.say('g04 pivot N command');
  expect(told(match)).toEqual([
    'paid g04 command 0 1',
    'turned g04 N',
    'mineAttacked g04 1,0',
    'rolled mine g04 1+1',
    'missed g04 3 7',
  ]);
});

test('B18.3.3 a hidden mine is seen by its own side alone until it attacks, and then by all', () => {
  const match = matchWith('g03 0,0 SE; s03 4,0 NW', {
    markers: 'mine 1,0 soviet hidden',
    dice: [1, 1],
    caps: [1, 0],
  });
  expect(match.view.markers).toEqual([]);
  expect(game.view(match.state, 'soviet').markers).toHaveLength(1);
  match.say('g03 move 1,0 N command');
  expect(told(match, 'mineRevealed')).toEqual(['mineRevealed 1,0']);
  expect(game.view(match.state, 'german').markers).toHaveLength(1);
});

test('B18.3.3c a vehicle that drives into a hidden mine goes no further, hit or not', () => {
  const match = matchWith('g49 0,0 SE; s03 6,0 NW', {
    markers: 'mine 1,0 soviet hidden',
    dice: [1, 1],
    caps: [1, 0],
  });
  match.say('g49 move 1,0 2,0 S command');
  expect(told(match, 'moved', 'missed')).toEqual(['moved g49 0,0 1,0 S', 'missed g49 5 9']);
});

test('B17.3 pioneers reveal a mine and never set it off (GT-57)', () => {
  const match = matchWith('g16 0,0 SE', { markers: 'mine 1,0 soviet hidden', dice: [], caps: [1, 0] });
  match.say('g16 move 1,0 N command');
  expect(told(match)).toEqual(['paid g16 command 0 1', 'moved g16 0,0 1,0 N', 'mineRevealed 1,0']);
});

test('B18.3.3 those who are carried are attacked with their carrier, and step out where it is lost', () => {
  const match = matchWith('g37 0,0 SE; g03 0,0 SE on:g37', {
    markers: 'mine 1,0 soviet',
    dice: [6, 6, 1, 1],
    caps: [1, 0],
  });
  match.say('g37 move 1,0 N command');
  expect(told(match, 'killed', 'missed')).toEqual(['killed g37 3 7', 'missed g03 3 7']);
  expect(match.state.units[unit('g03')]?.carrier).toBe(-1);
});

test.each([
  ['laid in play is rolled for by the player who laid it', 3, 'soviet2'],
  ['of the set-up is rolled for by the first player of its side', -1, 'soviet1'],
])('B18.3.3 R-220 in a team game a mine %s', (_what, laidBy, seat) => {
  const script = new Script({ combat: [1, 1, 1, 2, 6, 6, 1, 3, 1, 1] });
  const match = new Rehearsal(game, { mission: 'all-four-roads' }, { script });
  while (game.pending(match.state)?.key === 'initiative') match.say('caps:0');
  const { at } = match.state.units[unit('g01')] ?? { at: NONE };
  match.state.markers = [makeMarker({ kind: 'mine', at, side: 'soviet', laidBy: playerId(laidBy) })];
  match.say('g01 pivot N command');
  expect(game.pending(match.state)).toMatchObject({ seat, key: 'capsOnDice' });
  match.say('caps:1');
  expect(match.state.players.map(({ caps }) => caps)).toEqual([4, 5, 5, 5].with(laidBy === 3 ? 3 : 1, 4));
});
