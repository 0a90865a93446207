import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { BearEvent } from '../../model/battle/event.ts';
import { type BearMatch, game, matchWith } from '../../testing/match.ts';
import { unit } from '../../testing/fire-field.ts';

const WOODS = { '0,0': 'lightWoods' };

function revealed(match: BearMatch): number[] {
  return match.events('spectator').flatMap((event: BearEvent) => (event.key === 'revealed' ? [event.unit] : []));
}

function seenBy(match: BearMatch, seat: string, word: string): number {
  return game.view(match.state, seat).units[unit(word)]?.at ?? -1;
}

test('B1.3 B10.0 where a hidden unit is, its owner alone knows', () => {
  const match = matchWith('g03 0,0 SE hidden hasty; s03 5,0 NW', { ground: WOODS });
  expect(seenBy(match, 'german', 'g03')).toBe(match.state.units[unit('g03')]?.at);
  expect(seenBy(match, 'soviet', 'g03')).toBe(-1);
  expect(seenBy(match, 'spectator', 'g03')).toBe(-1);
  expect(game.view(match.state, 'soviet').units[unit('g03')]).toMatchObject({ hidden: true, facing: 0, hasty: false });
});

test('B10.0.1 B10.0 a hidden unit that fires has every facing, is revealed with its hex, and faces its target', () => {
  const match = matchWith('g03 0,0 hidden; g04 0,0 hidden; s03 4,0 NW', { ground: WOODS, dice: [1, 1], checks: [7] });
  match.say('g03 fire 4,0 caps:0');
  expect(revealed(match)).toEqual([unit('g03'), unit('g04')]);
  expect(game.pending(match.state)).toMatchObject({ seat: 'german', key: 'facing' });
  expect(match.offers()).toEqual(['NE', 'SE', 'S']);
  expect(match.judge('N')).toMatchObject({ granted: false, reasons: [{ rule: 'B10.0', key: 'targetOutOfArc' }] });
  match.say('SE');
  expect(match.events().map(({ key }) => key)).toEqual(['faced']);
  expect(match.offers()).toHaveLength(6);
  match.say('NW');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rolled' }));
  expect(match.state.units[unit('g03')]).toMatchObject({ facing: 2, hidden: false });
});

test('B10.0.1 a hidden unit that moves openly is revealed first and pays nothing for going backward', () => {
  const match = matchWith('g03 0,0 N hidden; s03 8,0 NW', { ground: WOODS, checks: [7] });
  match.say('g03 move 0,1 S caps:0');
  expect(revealed(match)).toEqual([unit('g03')]);
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'paid', ap: 1 }));
  expect(match.state.units[unit('g03')]).toMatchObject({ facing: 3, hidden: false });
});

test('B10.0.1 a stall gives nobody away', () => {
  const match = matchWith('g03 0,0 hidden; s03 8,0 NW', { ground: WOODS, checks: [7] });
  match.say('g03 stall');
  expect(revealed(match)).toEqual([]);
  expect(match.state.units[unit('g03')]?.hidden).toBe(true);
});

test('B10.0.1 a rally gives it away, be it out of everybody’s sight', () => {
  const ground = { '0,0': 'lightWoods', '4,0': 'heavyWoods' };
  const match = matchWith('g03 0,0 hidden pinned; s03 8,0 NW', { ground, checks: [7], dice: [6, 6] });
  match.say('g03 rally caps:0').say('N');
  expect(match.state.units[unit('g03')]).toMatchObject({ hidden: false, hit: -1 });
});

test('B10.0.1 a card that gives the action gives it away', () => {
  const match = matchWith('g03 0,0 hidden; s03 8,0 NW', { ground: WOODS, hands: [['c02'], []] });
  match.say('c02 g03 pivot S');
  expect(revealed(match)).toEqual([unit('g03')]);
});

test('B10.0.2 whoever comes into its hex, friend or enemy, gives it away', () => {
  const friend = matchWith('g03 0,0 hidden; g04 1,0 NW; s03 8,0 NW', { ground: WOODS, checks: [7] });
  friend.say('g04 move 0,0 N caps:0');
  expect(revealed(friend)).toEqual([unit('g03')]);
  expect(game.pending(friend.state)).toMatchObject({ seat: 'german', key: 'facing' });
  friend.say('SE');

  const enemy = matchWith('g03 0,0 hidden; s03 1,0 NW', { ground: WOODS, checks: [7], turn: 'soviet' });
  enemy.say('s03 move 0,0 N caps:0');
  expect(revealed(enemy)).toEqual([unit('g03')]);
  expect(game.pending(enemy.state)).toMatchObject({ seat: 'german', key: 'facing' });
  enemy.say('SE');
  expect(enemy.state.entrances).toHaveLength(1);
});

test('B10.0.4 in the open it is discovered from two hexes away with line of sight, not from three', () => {
  const match = matchWith('g03 0,0 hidden; s03 4,0 NW', { checks: [7, 7], turn: 'soviet' });
  match.say('s03 move 3,0 NW caps:0').say('pass');
  expect(revealed(match)).toEqual([]);
  match.say('s03 move 2,0 NW caps:0');
  expect(revealed(match)).toEqual([unit('g03')]);
  match.say('SE');
});

test('B10.0.4 in cover it is not discovered from the next hex; without line of sight not in the open either', () => {
  const wood = matchWith('g03 0,0 hidden; s03 2,0 NW', { ground: WOODS, checks: [7], turn: 'soviet' });
  wood.say('s03 move 1,0 NW caps:0');
  expect(revealed(wood)).toEqual([]);

  const veiled = matchWith('g03 0,0 hidden; s03 3,0 NW', {
    ground: { '1,0': 'heavyWoods' },
    checks: [7],
    turn: 'soviet',
  });
  veiled.say('s03 move 2,0 NW caps:0');
  expect(revealed(veiled)).toEqual([]);
});

test('B10.0.4 B4.3 a wall is cover only against an enemy whose line crosses it', () => {
  const ground = { '0,0': { terrain: 'open', walls: ['SE'] } };
  const across = matchWith('g03 0,0 hidden; s03 3,0 NW', { ground, checks: [7], turn: 'soviet' });
  across.say('s03 move 2,0 NW caps:0');
  expect(revealed(across)).toEqual([]);

  const beside = matchWith('g03 0,0 hidden; s03 0,-3 S', { ground, checks: [7], turn: 'soviet' });
  beside.say('s03 move 0,-2 S caps:0');
  expect(revealed(beside)).toEqual([unit('g03')]);
  beside.say('SE');
});

test('B10.0.4 B7.7.3b an enemy that is fighting in its own hex discovers nobody outside of it', () => {
  const fighting = matchWith('g03 0,0 hidden; g04 1,0; s03 1,0; s04 6,0 NW', { checks: [7], turn: 'soviet' });
  fighting.say('s04 move 5,0 NW caps:0');
  expect(revealed(fighting)).toEqual([]);
});

test('B10.0.4 it is discovered when the smoke that covered it thins', () => {
  const match = matchWith('g03 0,0 hidden; s03 1,0 NW', { markers: 'smoke2 0,0' });
  expect(match.state.units[unit('g03')]?.hidden).toBe(true);
  match.say('pass').say('pass');
  expect(revealed(match)).toEqual([unit('g03')]);
  expect(game.pending(match.state)).toMatchObject({ seat: 'german', key: 'facing' });
});

test('B10.0.4 a position that hides a unit before an enemy’s eyes begins with its discovery', () => {
  const match = matchWith('g03 0,0 hidden; s03 1,0 NW');
  expect(game.pending(match.state)).toMatchObject({ seat: 'german', key: 'facing' });
  expect(revealed(match)).toEqual([unit('g03')]);
});

test('B10.0 two hidden enemies in one hex do not know of each other', () => {
  const match = matchWith('g03 0,0 hidden; s03 0,0 hidden', { ground: WOODS });
  expect(match.state.units[unit('g03')]?.hidden).toBe(true);
  expect(match.state.units[unit('s03')]?.hidden).toBe(true);
});

test('B10.0 B18.1.2 in a bunker a hidden unit has the bunker’s arc, and nobody is asked how it faces', () => {
  const match = matchWith('g03 0,0 hidden inside; s03 4,0 NW; s04 -4,0 SE', {
    markers: 'bunker 0,0 SE',
    dice: [1, 1],
    checks: [7],
  });
  expect(denied(match.judge('g03 fire -4,0'))).toEqual(['B18.1.2 outOfBunkerArc']);
  match.say('g03 fire 4,0 caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rolled' }));
});

test('B10.0.3 B10.0 a hit on suspicion reveals all in the hex, and their owner turns them', () => {
  const match = matchWith('g03 0,0 hidden; g04 0,0 hidden; s03 4,0 NW', {
    ground: WOODS,
    turn: 'soviet',
    // The third die decides which of the two it is.
    dice: [6, 6, 1],
    checks: [7],
    hits: ['pinned'],
  });
  match.say('s03 fire 0,0 caps:0');
  expect(revealed(match)).toEqual([unit('g03'), unit('g04')]);
  expect(game.pending(match.state)).toMatchObject({ seat: 'german', key: 'facing' });
  match.say('SE').say('S');
  expect(['g03', 'g04'].map((word) => match.state.units[unit(word)]?.facing)).toEqual([2, 3]);
});
