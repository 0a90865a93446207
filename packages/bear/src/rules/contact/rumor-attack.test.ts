import { expect, test } from 'vitest';
import { MINE, NO_ENEMY } from '../../model/solo/solo.ts';
import { judgeFire } from '../fire/odds.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { told, why } from '../../testing/told.ts';

const BLOWS = ['rolled', 'missed', 'rumorRevealed', 'hit', 'killed', 'attackedInVain', 'checked'];

/** A Soviet Rumored Enemy in the woods at 4,0, on the German player's turn. */
function rumored(units: string, opening: SoloOpening = {}): BearMatch {
  return soloMatch(units, {
    turn: 'german',
    ground: { '4,0': 'lightWoods' },
    solo: { rumors: [{ at: '4,0' }], cup: { units: ['s04', 's17', 's48'], noEnemy: 2, mines: 1 } },
    cards: [{}],
    ...opening,
  });
}

test('S6.2.2 dice and CAPs of 9 reveal it, and the same roll goes on against whoever it is (GT-37)', () => {
  const match = rumored('g09 0,0 SE', { caps: [3, 0], dice: [4, 4], cup: [unit('s04')], hits: ['pinned'] });
  match.say('g09 fire 4,0 caps:0').say('caps:1');
  // DR 12, woods 1, FP 4: a 9 just hits.
  expect(told(match, ...BLOWS)).toEqual([
    'rolled attack sr1 4+4',
    'rumorRevealed sr1 4,0 NW',
    'hit s04 9 13',
    'checked g09 2',
  ]);
});

test('S6.2.2 less does not: nothing is known of it, and the check is made (GT-37)', () => {
  const match = rumored('g09 0,0 SE', { caps: [3, 0], dice: [4, 3], cup: [] });
  match.say('g09 fire 4,0 caps:0').say('caps:1');
  expect(told(match, ...BLOWS)).toEqual(['rolled attack sr1 4+3', 'missed sr1 9 99', 'checked g09 2']);
});

test('S6.2.2 an AI that was revealed may still be missed by that roll', () => {
  const match = rumored('g03 0,0 SE', { dice: [5, 4], cup: [unit('s04')] });
  match.say('g03 fire 4,0 caps:0');
  expect(told(match, ...BLOWS)).toContain('missed s04 11 15');
});

test.each([
  ['No Enemy', NO_ENEMY],
  ['a Mine', MINE],
  ['a tank that the attack cannot hurt', unit('s48')],
])('S6.2.2 %s: the attack is in vain, and the check is made', (_what, found) => {
  const match = rumored('g03 0,0 SE', { dice: [6, 5], cup: [found] });
  match.say('g03 fire 4,0 caps:0');
  const told_ = told(match, ...BLOWS);
  expect(told_.filter((line) => /^(hit|killed)/.test(line))).toEqual([]);
  expect(told_.at(-1)).toBe('checked g03 3');
});

test('S6.2.2 the AI found has as many units as it can in its fire zone, rather than the closest one', () => {
  const match = rumored('g03 1,0 SE; g04 8,0 NW; g05 8,-1 NW', { dice: [6, 5], cup: [unit('s04')], hits: ['pinned'] });
  match.say('g03 fire 4,0 caps:0');
  expect(match.state.units[unit('s04')]?.facing).toBe(1);
});

test('S6.2.2 it is fired at as anybody is: line of sight, range and arc count, and its price; FP and color do not', () => {
  const match = rumored('g03 0,0 SE; g04 0,1 NW; g28 -2,0 SE; g05 -7,0 SE', { cards: [] });
  const battle = fieldsOf(pack)(match.view);
  const odds = judgeFire(battle, unit('g03'), unit('sr1'));
  expect(odds.granted && odds.value).toMatchObject({ needed: 9, kill: 99, firepower: 0, cost: 3 });
  expect(odds.reasons.map(({ rule, key }) => `${rule} ${key}`)).toEqual(['S6.2.2 rumored', 'B1.1 attackCost']);
  expect(why(match, 'g04 fire 4,0')).toBe('outOfArc');
  expect(why(match, 'g05 fire 4,0')).toBe('tooFar');
  expect(why(match, 'g28 fire 4,0')).toBe('yes');
});

test('S6.2.2 supporters join as against a soft target, and help against whoever is found', () => {
  const match = rumored('g03 0,0 SE; g04 0,0 SE; g34 0,0 SE', { dice: [5, 5], cup: [unit('s04')], hits: ['pinned'] });
  expect(why(match, 'g03 fire 4,0 +g34')).not.toBe('yes');
  match.say('g03 fire 4,0 +g04 caps:0');
  expect(told(match, ...BLOWS)).toContain('hit s04 10 14');
});

test('S6.2.2 a mine under it is an attack on it too', () => {
  const order = { orders: [{ who: ['rumored' as const], to: ['unit' as const], action: 'move' as const }] };
  const match = rumored('g03 0,0 SE', {
    turn: 'soviet',
    ground: { '4,0': 'lightWoods', '3,0': 'lightWoods' },
    markers: 'mine 3,0 german',
    cards: [order],
    dice: [5, 4],
    cup: [unit('s04')],
  });
  match.say('proceed');
  expect(told(match, 'mineAttacked', 'rumorRevealed', 'killed')).toEqual([
    'mineAttacked sr1 3,0',
    'rumorRevealed sr1 3,0 NW',
    'killed s04 4 8',
  ]);
});

test('S6.2.2 bombs reveal it by the same roll, and go on with it', () => {
  const match = rumored('g03 0,0 SE', {
    weapons: [['air-strike-german'], []],
    options: { airStrike: 'on' },
    dice: [5, 4],
    cup: [unit('s04')],
    hits: ['pinned'],
    cards: [],
  });
  match.say('air-strike-german 4,0');
  // Flank 11, woods 1, FP 5.
  expect(told(match, ...BLOWS)).toEqual(['rolled attack sr1 5+4', 'rumorRevealed sr1 4,0 NW', 'hit s04 7 11']);
});
