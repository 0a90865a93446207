import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { matchWith } from '../../testing/match.ts';
import { told, why } from '../../testing/told.ts';

const RUIN = { '1,0': 'stoneBuilding' };

test('B4.2 a vehicle that enters a stone building rolls 6 or more, or is stuck there', () => {
  const stuck = matchWith('g49 0,0 SE', { ground: RUIN, dice: [2, 3], caps: [3, 0] });
  stuck.say('g49 move 1,0 N command');
  expect(told(stuck)).toEqual(['paid g49 command 0 3', 'moved g49 0,0 1,0 N', 'rolled rubble g49 2+3', 'stuck g49 6']);
  expect(stuck.state.units[unit('g49')]?.snag).toBe('terrain');
  const through = matchWith('g49 0,0 SE', { ground: RUIN, dice: [2, 3], caps: [4, 0] });
  through.say('g49 move 1,0 N command').say('caps:1');
  expect(told(through, 'gotThrough')).toEqual(['gotThrough g49 6']);
});

test('B4.2 not along a road, not by the switch, and foot never', () => {
  const road = { '1,0': { terrain: 'stoneBuilding', roads: ['NW'] } };
  const match = matchWith('g49 0,0 SE; g03 0,0 SE', { ground: road, dice: [], caps: [9, 0] });
  match.say('g49 move 1,0 N +g03 1,0 N command');
  expect(told(match, 'rolled')).toEqual([]);
  const off = matchWith('g49 0,0 SE', { ground: RUIN, dice: [], caps: [3, 0], options: { stoneImmobilize: 'off' } });
  off.say('g49 move 1,0 N command');
  expect(told(off, 'rolled')).toEqual([]);
});

test('B14.5 whoever is stuck neither moves nor turns, and is pulled out by another vehicle', () => {
  const match = matchWith('g49 0,0 SE; g53 0,0 SE; g37 0,0 SE', { ground: RUIN, dice: [1, 1, 5, 5], caps: [20, 9] });
  match.say('g49 move 1,0 N command').say('caps:0').say('pass');
  expect(why(match, 'g49 move 2,0')).toBe('stuckInTerrain');
  expect(why(match, 'g49 pivot')).toBe('stuckInTerrain');
  match.say('g53 move 1,0 SE command').say('caps:0').say('pass');
  match.say('g53 load g49 command').say('pass');
  expect(why(match, 'g53 move 2,0 3,0')).toBe('noBonusTowing');
  match.say('g53 move 2,0 SE command').say('pass');
  match.say('g53 unload g49 S command');
  expect(told(match, 'unloaded')).toEqual(['unloaded g49 g53 2,0 S']);
  match.say('pass');
  expect(why(match, 'g49 move 2,1')).toBe('yes');
});

test('B14.5 wheels are towed by anything, tracks by tracks, and only what cannot move is towed', () => {
  const match = matchWith('g37 0,0 SE immobilized; g38 0,0 SE; g49 0,0 SE stunned; g53 0,0 SE; g50 0,0 SE', {});
  expect(why(match, 'g38 load g37')).toBe('yes');
  expect(why(match, 'g53 load g37')).toBe('yes');
  expect(why(match, 'g38 load g49')).toBe('towedByTracks');
  expect(why(match, 'g53 load g49')).toBe('yes');
  expect(why(match, 'g53 load g50')).toBe('noLoad');
  expect(why(match, 'g49 load g37')).toBe('stunnedLoad');
});
