import { expect, test } from 'vitest';
import type { OrderCardSource } from '../../model/pack/orders.ts';
import { unit } from '../../testing/fire-field.ts';
import type { BearMatch } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';

const GERMAN = { turn: 'german' } as const;

function isSpent(match: BearMatch, word: string): boolean | undefined {
  return match.state.units[unit(word)]?.spent;
}

/** A rifle attacks for 3 AP, paid with these CAPs; the card is the one drawn. */
function attack(caps: string, card: Partial<OrderCardSource>): BearMatch {
  return soloMatch('g03 0,0 SE; s03 3,0 NW', { ...GERMAN, caps: [3, 0], cards: [card], dice: [1, 1] })
    .say(`g03 fire 3,0 ${caps}`)
    .say('caps:0');
}

test('S3.1.1a GT-30 at a cost of the number or more the unit is spent', () => {
  expect(isSpent(attack('caps:0', { spentNumber: 3 }), 'g03')).toBe(true);
  expect(isSpent(attack('caps:0', { spentNumber: 4 }), 'g03')).toBe(false);
});

test('S3.1.1b S3.2.1 GT-30 what is paid in CAPs lowers the cost that is compared', () => {
  const match = attack('caps:1', { spentNumber: 3 });
  expect(told(match, 'checked')).toEqual(['checked g03 2']);
  expect(isSpent(match, 'g03')).toBe(false);
});

test('S3.1.1c GT-30 paid wholly in CAPs there is no check', () => {
  const match = soloMatch('g03 0,0 SE; s03 3,0 NW', { ...GERMAN, caps: [3, 0], dice: [1, 1] });
  match.say('g03 fire 3,0 command');
  expect(told(match, 'checked')).toEqual([]);
  expect(match.state.players[0]?.caps).toBe(0);
});

test('S3.1.1d a failed check spends all of a group', () => {
  const match = soloMatch('g03 0,0 SE; g04 0,1 SE; s03 9,0 NW', { ...GERMAN, cards: [{ spentNumber: 1 }] });
  match.say('g03 move 1,0 SE +g04 1,1 SE caps:0');
  expect([isSpent(match, 'g03'), isSpent(match, 'g04')]).toEqual([true, true]);
});

test('S3.1.2 GT-30 Remain Fresh keeps the player’s unit fresh at 7, and the AI has no use of it', () => {
  const sign = { spentNumber: 1, remainsFresh: true };
  const digs = soloMatch('g03 0,0 SE; s03 9,0 NW', { ...GERMAN, cards: [sign] }).say('g03 dig caps:0');
  expect(told(digs, 'checked')).toEqual(['checked g03 7']);
  expect(isSpent(digs, 'g03')).toBe(false);
  const ai = soloMatch('g03 0,0 SE; s03 9,0 NW', { cards: [{ orders: [{ action: 'digIn' }] }, sign] }).say('proceed');
  expect(told(ai, 'checked')).toEqual(['checked s03 7']);
  expect(isSpent(ai, 's03')).toBe(true);
});

test('S3.1.3a every card is discarded before the next is drawn', () => {
  const match = soloMatch('g03 0,0 SE; s03 9,0 NW', { cards: [{ orders: [{ action: 'move' }] }, {}] }).say('proceed');
  expect(match.state.orderDeck.discards).toEqual([0, 1]);
});

test('S3.1.3b GT-31 with the pile empty the discards are shuffled, then drawn', () => {
  const match = soloMatch('g03 0,0 SE; g04 0,1 SE; s03 9,0 NW', {
    ...GERMAN,
    caps: [1, 0],
    cards: [{ isCommand: true }, {}],
    rest: [],
    order: [0, 1, 1],
  });
  match.say('g03 stall').say('proceed').say('g04 stall');
  expect(match.state.orderDeck).toMatchObject({ inside: [0], discards: [1] });
});

test('S4.3 GT-42 on a Command card a spent AI acts and stays spent, a fresh one stays fresh, and no card is drawn', () => {
  const command = (spent: string) =>
    soloMatch(`g03 0,0 SE; s03 9,0 NW ${spent}`, {
      cards: [{ isCommand: true, orders: [{ action: 'move' }] }],
    }).say('proceed');
  for (const spent of ['spent', '']) {
    const match = command(spent);
    expect(told(match, 'moved', 'checked')).toEqual([expect.stringMatching(/^moved s03/)]);
    expect(isSpent(match, 's03')).toBe(spent === 'spent');
  }
});

test('S4.3 on any other card a spent AI does nothing', () => {
  const match = soloMatch('g03 0,0 SE; s03 9,0 NW spent', { cards: [{ orders: [{ action: 'move' }] }] }).say('proceed');
  expect(told(match, 'moved')).toEqual([]);
});

test('B2.2g S3.1.1a the chance that is shown is that of the mission’s deck, without what lies open or has left', () => {
  const match = soloMatch('g03 0,0 SE; g04 0,1 SE; s03 1,0 NW suppressed; s04 9,0 NW', {
    ...GERMAN,
    caps: [1, 0],
    cards: [{ spentNumber: 1 }, { spentNumber: 5 }, { isCommand: true, spentNumber: 1 }],
    rest: [{ isCommand: true, spentNumber: 1 }, { spentNumber: 3 }],
    order: [2, 0, 1],
    dice: [6, 6],
    solo: { deck: { from: 1, to: 4 } },
  });
  const chance = (): unknown => match.judge('g04 stall');
  expect(chance()).toMatchObject({ value: { figures: { payments: [{ spent: { ways: 3, of: 4 } }] } } });
  // A Command card leaves for the kill, all are shuffled, and one is drawn for the check.
  match.say('g03 fire 1,0 caps:0').say('caps:0').say('proceed');
  expect(match.state.orderDeck).toMatchObject({ inside: [3], discards: [0, 1], removed: [2] });
  expect(chance()).toMatchObject({ value: { figures: { payments: [{ spent: { ways: 1, of: 1 } }] } } });
});
