import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { matchWith, type Opening } from '../../testing/match.ts';
import { story } from '../../testing/story.ts';
import { why } from '../../testing/told.ts';

/** A Soviet Rifle fires into a hex with a German and a Soviet unit, both rolled for, in this order. */
const MIXED = 's01 0,0 SE; g03 3,0 NW; s02 3,0 SE';

function mixed(opening: Opening): ReturnType<typeof matchWith> {
  const options = { friendlyFire: 'all' };
  return matchWith(MIXED, { turn: 'soviet', checks: [7], options, ...opening }).say('s01 fire 3,0 caps:0');
}

test('B3.2.3 in a hex with both sides CAPs raise the roll against the enemy and lower that against one’s own', () => {
  const match = mixed({ caps: [0, 4], dice: [1, 1, 5, 5] });
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
  expect(why(match, 'caps:-1')).toBe('capsRaiseHere');
  match.say('caps:1');
  expect(match.offers()).toEqual(['caps:0', 'caps:-1', 'caps:-2']);
  expect(why(match, 'caps:1')).toBe('capsLowerHere');
  match.say('caps:-2');
  expect(match.events()).toContainEqual({
    rule: 'B3.2.3',
    key: 'rolled',
    player: 1,
    what: 'attack',
    unit: unit('s02'),
    dice: [5, 5],
    caps: -2,
  });
  expect(match.events()).toContainEqual(expect.objectContaining({ unit: unit('s02'), roll: 8 }));
  expect(match.state.players[1]?.caps).toBe(1);
});

test('B3.2.3 never more than two CAPs on a roll, nor more than there are, up or down', () => {
  const match = mixed({ caps: [0, 1], dice: [1, 1, 1, 1] }).say('caps:0');
  expect(match.offers()).toEqual(['caps:0', 'caps:-1']);
  expect(why(match, 'caps:-2')).toBe('mostCapsOnDice');
  expect(why(match, 'caps:-3')).toBe('mostCapsOnDice');
  expect(match.judge('caps:-0').granted).toBe(false);
  match.say('caps:-1');
  expect(match.state.players[1]?.caps).toBe(0);
});

test('B3.2.3 whoever rolls for a mine of his own side lowers the roll against his own, and raises that against the enemy', () => {
  const own = matchWith('g03 0,0 SE', { markers: 'mine 1,0 german', dice: [2, 2], caps: [4, 0] });
  own.say('g03 move 1,0 N command');
  expect(own.offers()).toEqual(['caps:0', 'caps:-1', 'caps:-2']);
  own.say('caps:-2');
  expect(story(own, 'missed')).toEqual(['missed g03']);
});

test('B3.2.3 the die for an obstacle is better low: CAPs lower it, and a plus is refused', () => {
  const match = matchWith('g03 0,0 SE', { markers: 'wire 1,0', dice: [6], checks: [6], caps: [4, 0] });
  match.say('g03 move 1,0 N toll');
  expect(match.offers()).toEqual(['caps:0', 'caps:-1', 'caps:-2']);
  expect(why(match, 'caps:2')).toBe('capsLowerHere');
  match.say('caps:-2').say('caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 5 }));
});

/** A German aircraft over a hex with a trench and a unit of both sides. */
function strike(opening: Opening): ReturnType<typeof matchWith> {
  return matchWith('g03 3,0 NW; s01 3,0 NW', {
    weapons: [['air-strike-german'], []],
    options: { airStrike: 'on' },
    markers: 'trench 3,0',
    ...opening,
  }).say('air-strike-german 3,0');
}

test('B3.2.3 an Air Strike is rolled down against one’s own unit; at what lies in the hex up or down, as one likes', () => {
  const match = strike({ caps: [6, 0], dice: [4, 4, 1, 1, 6, 6], hits: ['pinned'] });
  expect(match.offers()).toEqual(['caps:0', 'caps:-1', 'caps:-2']);
  match.say('caps:-2');
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
  match.say('caps:0');
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2', 'caps:-1', 'caps:-2']);
  match.say('caps:-1');
  expect(match.events()).toContainEqual(expect.objectContaining({ rule: 'B18.4', what: 'trench', roll: 11 }));
});

test('B3.2.3 what lies in a hex with enemies alone is only shot at, so CAPs raise that roll', () => {
  const match = matchWith('g23 0,0 SE; s01 4,0 NW', { markers: 'trench 4,0', caps: [2, 0], dice: [1, 1] });
  match.say('g23 fire 4,0 caps:0').say('caps:0');
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
});

test('B8.2 Luck is good against one’s own unit too: two down, or three up on a 1', () => {
  const lucky = mixed({ hands: [[], ['c12']], dice: [1, 1, 5, 5, 2] })
    .say('keep')
    .say('c12');
  expect(lucky.events()).toContainEqual(expect.objectContaining({ key: 'triedLuck', die: 2, sum: 8 }));
});

test('B8.2 where a roll may go either way, Luck goes the way of the CAPs, and up without any', () => {
  const luck = (caps: string): unknown => {
    const match = strike({ caps: [6, 0], hands: [['c12'], []], dice: [1, 1, 1, 1, 3, 3, 2] });
    match.say('caps:0').say('keep').say('caps:0').say('keep').say(caps).say('c12');
    return match.events().find(({ key }) => key === 'triedLuck');
  };
  expect(luck('caps:0')).toMatchObject({ sum: 8 });
  expect(luck('caps:1')).toMatchObject({ sum: 9 });
  expect(luck('caps:-1')).toMatchObject({ sum: 3 });
});

test('B3.2.4 on the initiative CAPs only raise the roll', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { caps: [0, 1] })
    .say('pass')
    .say('pass');
  expect(match.offers()).toEqual(['caps:0', 'caps:1']);
  expect(why(match, 'caps:-1')).toBe('capsRaiseHere');
});
