import { denied } from '@sandtable/kernel/testing';
import { deny } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { game, matchWith, pack } from '../../testing/match.ts';

const DUEL = 'g01 0,0 SE; g02 0,1 SE; s03 6,0 NW; s04 6,1 NW';
/** opportunity actions need no occasion. */
const SEVEN = { economy: 'sevenAP', opportunityKind: 'any' };

function unit(word: string): number {
  return pack.counterPlaces.get(word) ?? -1;
}

function isSpent(match: ReturnType<typeof matchWith>, word: string): boolean {
  return match.state.units[unit(word)]?.spent === true;
}

describe('spentCheck', () => {
  test.each([
    [0, 3, true],
    [0, 4, false],
    [1, 3, false],
  ])('B2.2g GT-30 cost 3 with %i CAPs, number %i: spent is %s', (caps, number, spent) => {
    const match = matchWith('g01 0,0 SE; s03 4,0 NW', { caps: [3, 0], checks: [number], dice: [1, 1] });
    match.say(`g01 fire 4,0 caps:${caps}`);
    if (caps < 3) match.say('caps:0');
    expect(isSpent(match, 'g01')).toBe(spent);
  });

  test('B2.2g the check tells which Order Card was drawn, and none for the die', () => {
    const cards = matchWith('g01 0,0 SE; s03 4,0 NW', { checks: [3] }).say('g01 pivot N caps:0');
    expect(cards.events()).toContainEqual(
      expect.objectContaining({ key: 'checked', number: 3, card: cards.state.orderDeck.discards[0] }),
    );
    const die = matchWith('g01 0,0 SE; s03 4,0 NW', { options: { checkDevice: 'd10' } }).say('g01 pivot N caps:0');
    expect(die.events()).toContainEqual(expect.objectContaining({ key: 'checked', card: -1 }));
  });

  test('B2.2b paid wholly in CAPs there is no check, and a spent unit stays spent, a fresh one fresh', () => {
    const match = matchWith('g01 0,0 SE spent; g02 0,1 SE; s03 4,0 NW', { caps: [5, 0] });
    match.say('g01 pivot N command').say('pass').say('g02 pivot N command');
    expect([isSpent(match, 'g01'), isSpent(match, 'g02')]).toEqual([true, false]);
    expect(match.state.players[0]?.caps).toBe(3);
    expect(match.state.orderDeck.discards).toEqual([]);
  });

  test('B2.2a a spent unit cannot pay with AP, and says so', () => {
    const match = matchWith('g01 0,0 SE spent; s03 4,0 NW', { caps: [5, 0] });
    expect(match.judge('g01 move 1,0 SE caps:0')).toEqual(deny('B2.2a', 'spentUnit', { unit: unit('g01') }));
    expect(match.judge('g01 move 1,0 SE command').granted).toBe(true);
  });

  test('B3.2.1 any number of CAPs may go toward the price, but not all of it', () => {
    const match = matchWith('g01 0,0 SE; s03 4,0 NW', { caps: [9, 0] });
    expect(match.offers('g01 fire 4,0')).toEqual(['caps:0', 'caps:1', 'caps:2', 'command']);
  });

  test('B3.2 a player cannot spend what he has not', () => {
    const match = matchWith('g01 0,0 SE; s03 4,0 NW', { caps: [1, 0] });
    expect(match.offers('g01 fire 4,0')).toEqual(['caps:0', 'caps:1']);
    expect(match.judge('g01 fire 4,0 caps:2')).toEqual(deny('B3.2', 'tooFewCaps', { amount: 2 }));
    expect(match.judge('g01 fire 4,0 command')).toEqual(deny('B2.2b', 'tooFewCaps', { amount: 3 }));
  });

  test('B2.2f more than 7 AP cannot be paid: the rest is in CAPs', () => {
    // A Flak 18 costs 7 to move, and 1 more uphill.
    const field = { ground: { '1,0': { terrain: 'open', level: 1 } } };
    const poor = matchWith('g33 0,0 SE; s03 6,0 NW', field);
    expect(denied(poor.judge('g33 move 1,0'))).toEqual(['B3.2 tooFewCaps', 'B2.2b tooFewCaps']);
    const match = matchWith('g33 0,0 SE; s03 6,0 NW', { ...field, caps: [2, 0] });
    expect(match.offers('g33 move 1,0 SE')).toEqual(['caps:1', 'caps:2']);
    expect(match.judge('g33 move 1,0 SE caps:0')).toEqual(deny('B2.2f', 'tooFewAp', { amount: 7 }));
  });

  test('B2.2h with the ten-sided die no card is drawn', () => {
    const match = matchWith(DUEL, { options: { checkDevice: 'd10' } }).say('g01 pivot N caps:0');
    expect(match.state.orderDeck.discards).toEqual([]);
    expect(match.events()).toContainEqual(expect.objectContaining({ rule: 'B2.2g', key: 'checked', cost: 1 }));
  });

  test('B9.1 by AP all members must be fresh and one check is for all; by CAPs any mix will do', () => {
    const match = matchWith('g01 0,0 SE; g02 0,1 SE; g03 0,2 SE spent; s03 6,0 NW', { caps: [3, 0], checks: [1] });
    expect(denied(match.judge('g01 pivot N +g02 N +g03 N caps:0'))).toEqual(['B2.2a spentUnit']);
    expect(match.judge('g01 pivot N +g02 N +g03 N command').granted).toBe(true);
    match.say('g01 pivot N +g02 S caps:0');
    expect([isSpent(match, 'g01'), isSpent(match, 'g02')]).toEqual([true, true]);
  });

  test('B9.1 a member stands in the hex of one that is in already, or next to it', () => {
    const match = matchWith('g01 0,0 SE; g02 0,2 SE; g03 0,1 SE; s03 6,0 NW', { caps: [3, 0] });
    expect(match.judge('g01 pivot N +g02 N')).toEqual(deny('B9.1', 'apartFromGroup', { unit: unit('g02') }));
    expect(match.judge('g01 pivot N +g03 N +g02 N').granted).toBe(true);
    expect(match.judge('g01 pivot N +g01 N')).toEqual(deny('B9.1', 'twiceInGroup', { unit: unit('g01') }));
  });
});

describe('sevenAP', () => {
  test('B3.0 an active unit spends its 7 AP over several turns, one action a turn', () => {
    const match = matchWith(DUEL, { options: SEVEN });
    match.say('g01 move 1,0 SE activate:0');
    expect(match.state.players[0]?.activation).toEqual({ units: [unit('g01')], ap: 6 });
    match.say('pass').say('g01 move 2,0 SE pool:0');
    expect(match.state.players[0]?.activation?.ap).toBe(5);
    expect(isSpent(match, 'g01')).toBe(false);
  });

  test('B3.0a at 0 AP the active unit is spent', () => {
    const match = matchWith('g33 0,0 SE; s03 6,0 NW', { options: SEVEN });
    match.say('g33 move 1,0 SE activate:0');
    expect(match.state.players[0]?.activation).toBeNull();
    expect(isSpent(match, 'g33')).toBe(true);
  });

  test('B3.0b to activate another, the active unit is marked spent and loses its AP', () => {
    const match = matchWith(DUEL, { options: SEVEN });
    match.say('g01 pivot N activate:0').say('pass').say('g02 pivot N activate:0');
    expect([isSpent(match, 'g01'), isSpent(match, 'g02')]).toEqual([true, false]);
    expect(match.state.players[0]?.activation).toEqual({ units: [unit('g02')], ap: 6 });
  });

  test('B3.0c a stall costs 1 AP of the active unit or 1 CAP, and nobody else can', () => {
    const match = matchWith(DUEL, { options: SEVEN, caps: [1, 0] });
    expect(match.judge('g01 stall')).toEqual(deny('B3.0c', 'notActive', { unit: unit('g01') }));
    match.say('g01 pivot N activate:0').say('pass').say('g01 stall');
    expect(match.state.players[0]?.activation?.ap).toBe(5);
    match.say('pass').say('stall');
    expect(match.state.players[0]).toMatchObject({ caps: 0, activation: { ap: 5 } });
  });

  test('B3.0d whoever passes with an active unit, it is spent', () => {
    const match = matchWith(DUEL, { options: SEVEN });
    match.say('g01 pivot N activate:0').say('s03 pivot N opportunity').say('pass');
    expect(isSpent(match, 'g01')).toBe(true);
    expect(match.state.players[0]?.activation).toBeNull();
  });

  test('B3.0a with variableAP bad luck may leave no AP at all: the unit is spent, and the turn goes on', () => {
    const match = matchWith(DUEL, {
      options: { ...SEVEN, variableAP: 'on' },
      hands: [['c12'], []],
      dice: [1, 1, 1, 1],
    });
    match.say('g01 activate').say('c12');
    expect(match.state.units[unit('g01')]?.spent).toBe(true);
    expect(match.state.players[0]?.activation).toBeNull();
    expect(match.system.pending(match.state)).toMatchObject({ seat: 'german', key: 'turn' });
  });

  test('B3.0.1 with variableAP the AP are the highest and the lowest of three dice, and the turn goes on', () => {
    const match = matchWith(DUEL, { options: { ...SEVEN, variableAP: 'on' }, dice: [2, 6, 4] });
    expect(denied(match.judge('g01 pivot N activate:0'))).toEqual(['B3.0.1 apAreRolled']);
    match.say('g01 activate');
    expect(match.state.players[0]?.activation?.ap).toBe(8);
    expect(game.pending(match.state)?.seat).toBe('german');
    match.say('g01 pivot N pool:0');
    expect(match.state.players[0]?.activation?.ap).toBe(7);
    expect(denied(matchWith(DUEL, { options: SEVEN }).judge('g01 activate'))).toEqual(['B3.0.1 apAreFixed']);
  });

  test('B3.1 an opportunity action is free, of any cost, and leaves the unit spent; only fresh ones may', () => {
    const match = matchWith(`${DUEL}; g33 0,3 SE; g04 1,3 SE spent`, { options: SEVEN });
    expect(match.judge('g04 pivot N opportunity').reasons).toContainEqual({
      rule: 'B3.1',
      key: 'notFresh',
      unit: unit('g04'),
    });
    match.say('g33 move 1,3 SE opportunity');
    expect(isSpent(match, 'g33')).toBe(true);
    expect(match.state.players[0]?.activation).toBeNull();
  });

  test('B3.1 with `opportunityBy` freshOrSpent spent units may as well', () => {
    const match = matchWith('g04 1,3 SE spent; s03 6,0 NW', { options: { ...SEVEN, opportunityBy: 'freshOrSpent' } });
    expect(match.judge('g04 pivot N opportunity').granted).toBe(true);
  });

  test('B3.1 but no unit has more than one opportunity a round', () => {
    const match = matchWith('g04 1,3 SE spent; g05 5,3 SE spent; s03 6,0 NW', {
      options: { ...SEVEN, opportunityBy: 'freshOrSpent' },
    });
    match.say('g04 pivot N opportunity').say('pass');
    expect(match.judge('g04 pivot S opportunity').reasons).toContainEqual({
      rule: 'B3.1',
      key: 'alreadySeized',
      unit: unit('g04'),
    });
    expect(match.judge('g05 pivot S opportunity').granted).toBe(true);
  });

  test('B3.2.2 a command action costs CAPs alone and changes no status', () => {
    const match = matchWith('g04 1,3 SE spent; s03 6,0 NW', { options: SEVEN, caps: [1, 0] });
    match.say('g04 pivot N command');
    expect(isSpent(match, 'g04')).toBe(true);
    expect(match.state.players[0]?.caps).toBe(0);
  });

  test('B9.0 further fresh units act from the same pool, from anywhere, and all are spent when it is empty', () => {
    const match = matchWith('g01 0,0 SE; g05 -4,0 SE; s03 6,0 NW', { options: SEVEN });
    match.say('g01 pivot N activate:0').say('pass').say('g05 move -3,0 SE pool:0').say('s03 pivot N opportunity');
    expect(match.state.players[0]?.activation).toEqual({ units: [unit('g01'), unit('g05')], ap: 5 });
    match.say('pass');
    expect([isSpent(match, 'g01'), isSpent(match, 'g05')]).toEqual([true, true]);
  });
});

test('B3.2.3 CAPs on dice are declared before the roll, at most 2, for each roll by itself', () => {
  const match = matchWith('g01 0,0 SE; s03 3,0 NW; s04 3,0 NW', { caps: [3, 0], checks: [7], dice: [1, 1, 1, 2] });
  match.say('g01 fire 3,0 caps:0');
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
  match.say('caps:2');
  expect(match.offers()).toEqual(['caps:0', 'caps:1']);
  match.say('caps:1');
  expect(match.state.players[0]?.caps).toBe(0);
});

test('B3.2.3 with `capsOnDice` attackAndInitiative there is nothing to pay on a rally', () => {
  const options = { capsOnDice: 'attackAndInitiative' };
  const match = matchWith('g01 0,0 SE pinned; s03 6,0 NW', { caps: [3, 0], checks: [7], dice: [1, 1], options });
  match.say('g01 rally caps:0');
  expect(game.pending(match.state)?.seat).toBe('soviet');
});
