import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { bans, battleWith, odds } from '../testing/fire-field.ts';
import { matchWith, pack } from '../testing/match.ts';
import { told } from '../testing/told.ts';
import { unitIn } from '../testing/story.ts';

// Worked examples without a rule example of their own; docs/testing.md says where the others are.

/** A Soviet Rifle at a German Rifle that far away, which faces it or turns its back. */
const atRifle = (far: number, facing: string, scene = {}) => battleWith(`s01 0,0 SE; g03 ${far},0 ${facing}`, scene);

test('B7.2 B7.7 GT-50 a Soviet Rifle on a German one: near and far, front and flank, in the open and in stone', () => {
  const shots: [number, string, object][] = [
    [3, 'NW', { needed: 9, kill: 13 }],
    [1, 'NW', { needed: 6, kill: 10 }],
    [6, 'NW', { needed: 11, killChances: [0, 0, 0] }],
    [2, 'SE', { needed: 8, kill: 12 }],
    [0, 'NW', { needed: 4, kill: 8 }],
  ];
  for (const [far, facing, expected] of shots) expect(odds(atRifle(far, facing), 's01 g03')).toMatchObject(expected);
  expect(bans(atRifle(11, 'NW'), 's01 g03')).toEqual(['tooFar']);
  expect(odds(atRifle(5, 'NW', { ground: { '5,0': 'stoneBuilding' } }), 's01 g03').needed).toBe(11);
});

test('B7.7.3 B16.0 GT-50a an LMG and a truck are clumsy hand to hand, and a wagon does not fight', () => {
  const battle = battleWith('g09 0,0; g37 0,0; g34 0,0; s01 0,0');
  expect(odds(battle, 'g09 s01')).toMatchObject({ needed: 9, kill: 13 });
  expect(odds(battle, 'g37 s01')).toMatchObject({ needed: 15, hitChances: [0, 0, 0] });
  expect(bans(battle, 'g34 s01')).toContain('neverAttacks');
});

test('B2.2g GT-30 the sign of freshness keeps a player’s unit fresh after an action for 7', () => {
  const match = matchWith('g03 0,0; s01 9,0');
  const card = pack.orderCards.findIndex(({ remainsFresh }) => remainsFresh);
  match.state.orderDeck.inside.push(card);
  match.say('g03 dig caps:0');
  expect(told(match, 'checked')).toHaveLength(1);
  expect(unitIn(match, 'g03').spent).toBe(false);
});

test('B9.1.2 GT-54 three Rifles attack together: FP 5, one price of 4, one check for all', () => {
  const units = 's01 0,0 SE; s02 0,0 SE; s03 0,0 SE; g03 4,0 NW';
  const match = matchWith(units, { turn: 'soviet', dice: [1, 1], checks: [4] });
  expect(match.judge('s01 fire 4,0 +s02 +s03')).toMatchObject({
    value: { figures: { targets: [{ firepower: 5, needed: 7 }] } },
  });
  match.say('s01 fire 4,0 +s02 +s03 caps:0');
  expect(told(match, 'paid')).toEqual(['paid s01+s02+s03 ap 4 0']);
  expect(['s01', 's02', 's03'].map((word) => unitIn(match, word).spent)).toEqual([true, true, true]);
});

test('B7.4.1 B7.4.2 GT-55 of a start of 7, a loss at 4 CAPs costs nothing now and one in the next round', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW pinned; g04 9,0', {
    turn: 'soviet',
    caps: [7, 0],
    dice: [6, 6],
    checks: [7],
  });
  Object.assign(match.state.players[0] ?? {}, { caps: 4 });
  match.say('s01 fire 3,0 caps:0');
  expect(match.state.players[0]?.caps).toBe(4);
  match.say('pass').say('pass');
  expect(match.state.players[0]?.caps).toBe(6);
});

test('B2.2b B2.2d GT-70 a spent unit acts by command and stays spent; it stalls for a CAP, not for an AP', () => {
  const match = matchWith('g03 0,0 spent; s01 9,0', { caps: [2, 0] });
  expect(denied(match.judge('g03 stall'))).toEqual(['B2.2a spentUnit']);
  expect(match.judge('stall').granted).toBe(true);
  match.say('g03 pivot S command');
  expect(unitIn(match, 'g03')).toMatchObject({ spent: true, facing: 3 });
});

test('B7.1 GT-72 a Rifle on the flank of a Panzer III: red FP does not count, or half of it', () => {
  const shot = (far: number, crossColour: string) =>
    odds(battleWith(`s01 0,0 SE; g49 ${far},0 SE`, { options: { crossColour } }), 's01 g49');
  expect(shot(4, 'none')).toMatchObject({ firepower: 0, needed: 13 });
  expect(shot(4, 'halve')).toMatchObject({ firepower: 1, needed: 12 });
  expect(shot(0, 'none')).toMatchObject({ firepower: 4, needed: 9 });
  expect(shot(0, 'halve')).toMatchObject({ firepower: 4, needed: 9 });
});

test('B6.0.8 GT-78 whoever is in the woods fires out of them, however far off he must be seen from', () => {
  for (const enhancedLOS of ['off', 'adjacentOnly', 'within2']) {
    const battle = battleWith('s01 0,0 SE; g03 3,0 NW', { ground: { '3,0': 'lightWoods' }, options: { enhancedLOS } });
    expect(bans(battle, 'g03 s01')).toEqual([]);
    expect(bans(battle, 's01 g03')).toEqual(enhancedLOS === 'off' ? [] : ['concealed']);
  }
});
