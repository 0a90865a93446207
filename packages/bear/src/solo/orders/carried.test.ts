import { expect, test } from 'vitest';
import { explainAiTurn } from '../../words/ai/trace.ts';
import { aiTurnOf } from '../../testing/ai-turn.ts';
import { decide, whyNot } from '../../testing/decide.ts';
import { unit } from '../../testing/fire-field.ts';
import { type SoloOpening, soloMatch } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';

/** A truck with a rifle aboard, and a German beyond the reach of either. */
const FAR = 'g03 -6,0 SE; s35 3,0 NW; s03 3,0 on:s35';
const NEAR = 'g03 0,0 SE; s35 3,0 NW; s03 3,0 on:s35';
const MOVE = { who: ['foot'], action: 'move' } as const;
const FIRE = { who: ['foot'], action: 'fire' } as const;

test('S5.5 B17.0 an AI that is carried and ordered to move gets off: one check for it and its carrier', () => {
  const match = soloMatch(FAR, { cards: [{ orders: [MOVE] }, { spentNumber: 1 }] }).say('proceed');
  expect(told(match, 'aiOrdered', 'unloaded', 'moved', 'paid', 'checked')).toEqual([
    'aiOrdered s03',
    'unloaded s03 s35 3,0 NW',
    'paid s03+s35 ap 1 0',
    'checked s03+s35 1',
  ]);
  const isSpent = (word: string): boolean | undefined => match.state.units[unit(word)]?.spent;
  expect(['s35', 's03'].map(isSpent)).toEqual([true, true]);
});

test('S5.5 ordered to fire at someone it could fire at from there, it gets off and does not fire yet', () => {
  const match = soloMatch(NEAR, { cards: [{ orders: [FIRE] }, {}] }).say('proceed');
  expect(told(match, 'unloaded', 'attacked')).toEqual(['unloaded s03 s35 3,0 NW']);
});

test('S5.5 it must be able to execute the order from there, whichever way it faces', () => {
  expect(decide(NEAR, FIRE).deed).toBe('s03 fire NW off s35');
  expect(decide('g03 0,0 SE; s35 3,0 SE; s03 3,0 on:s35', FIRE).deed).toBe('s03 fire N off s35');
  expect(decide(FAR, FIRE).deed).toBe('nobody');
  expect(whyNot(decide(FAR, FIRE), 's03')).toBe('longRangeNotOrdered');
  const walled = { ground: Object.fromEntries(AROUND.map((hex) => [hex, 'water'])) };
  expect(decide('g03 -6,0 SE; s35 3,0 NW; s29 3,0 on:s35', { ...MOVE, who: [] }, walled).deed).toBe('nobody');
});

test('S5.5 R-215 R-221 where it stands on its objective it gets off, to take it', () => {
  const order = { who: ['foot'], to: ['objective', 'unit'], action: 'move' } as const;
  const there = { controls: [{ at: '0,0', side: 'german' }] } as const;
  expect(decide('s35 0,0 SE; s03 0,0 on:s35; g03 9,0 NW', order, there).deed).toMatch(/^s03 move \w+ off s35$/);
});

test('S5.5 it does not get off to turn, where it could attack nobody beside it however it faces', () => {
  const order = { action: 'pivotAndFire', who: ['foot'] } as const;
  const options = { combinedOrders: 'firstHalf' };
  expect(decide('g48 2,0 SE; s35 3,0 SE; s03 3,0 on:s35', order, { options }).deed).toBe('nobody');
  expect(decide('g03 2,0 NW; s35 3,0 SE; s03 3,0 on:s35', order, { options }).deed).toMatch(/off s35$/);
});

test('S5.5 it faces as it likes, so no hex lies behind it', () => {
  // s30, towed by s50, has a move cost of 6: another AP for going backward and it could not go at all.
  const hexes = ['2,0', '2,1', '3,1', '4,0', '4,-1'];
  const walled = { ground: { ...Object.fromEntries(hexes.map((hex) => [hex, 'water'])), '3,-1': 'heavyWoods' } };
  for (const facing of ['N', 'S'])
    expect(decide(`g03 3,-6 SE; s50 3,0 ${facing}; s30 3,0 on:s50`, { ...MOVE, who: ['foot'] }, walled).deed).toMatch(
      /^s30 move \w+ off s50$/,
    );
});

const AROUND = ['4,0', '4,-1', '3,-1', '2,0', '2,1', '3,1'];

test('B17.0 S4.1.1 S4.3 its carrier must be fresh too, but on a Command card, which checks nobody', () => {
  const spent = FAR.replace('s35 3,0 NW', 's35 3,0 NW spent');
  expect(whyNot(decide(spent, MOVE), 's03')).toBe('carrierSpent');
  const match = soloMatch(spent, { cards: [{ isCommand: true, orders: [MOVE] }], rest: [] }).say('proceed');
  expect(told(match, 'unloaded', 'checked')).toEqual(['unloaded s03 s35 3,0 NW']);
});

test('B17.2 who is pinned does not get off', () => {
  expect(whyNot(decide(FAR.replace('s03 3,0', 's03 3,0 NW pinned'), MOVE), 's03')).toContain('pinnedLoad');
});

test.each(['rally', 'pivot', 'digIn', 'moveIntoCloseCombat', 'disengage', 'recover'] as const)(
  'S5.5 no order but those to move and to fire is for an AI that is carried: %s',
  (action) => {
    expect(whyNot(decide(NEAR, { who: ['foot'], action }), 's03')).toBe('isCarried');
  },
);

test('S5.0a the terms of an order are read as if it stood there', () => {
  // Behind its own truck it would have cover.
  expect(decide(FAR, { ...MOVE, who: ['foot', 'inCover'] }).deed).toBe('s03 move NW off s35');
  expect(decide(NEAR, { ...MOVE, who: ['foot', 'inFireZone'] }).deed).toBe('s03 move NW off s35');
});

test('S7.1 where an order is for several, its carrier has acted too', () => {
  const opening: SoloOpening = { cards: [{ orders: [{ ...MOVE, who: [], many: 2 }] }, {}] };
  const match = soloMatch('g03 -6,0 SE; s35 3,0 NW suppressed; s03 3,0 on:s35; s04 9,0 NW', opening).say('proceed');
  expect(told(match, 'aiOrdered', 'checked')).toEqual(['aiOrdered s03', 'aiOrdered s04', 'checked s03+s35+s04 1']);
});

test('S-trace the account of the turn says that it gets off', () => {
  const { before, turn } = aiTurnOf(FAR, { cards: [{ orders: [MOVE] }, {}] });
  expect(explainAiTurn(before, turn).join('\n')).toContain('s03 gets off s35, facing NW');
});
