import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { type BearMatch, matchWith, pack } from '../testing/match.ts';
import { nameOfHex } from '../board/map.ts';
import { fieldsOf } from '../model/battle/field.ts';
import { unit } from '../testing/fire-field.ts';
import { cardId, NONE } from '../model/ids.ts';

const keysOf = (verdict: { readonly reasons: readonly { readonly key: string }[] }): string[] =>
  verdict.reasons.map(({ key }) => key);

test('B8 card 02 gives an action for nothing, without a check, to spent units too', () => {
  const match = matchWith('g03 0,0 SE spent pinned; s01 5,0 NW', { hands: [['c02'], []], dice: [4, 3] });
  match.say('c02 g03 rally');
  expect(match.events()).toContainEqual({ rule: 'B8.0', key: 'played', player: 0, card: expect.any(Number) });
  expect(match.events()).toContainEqual({ rule: 'B7.6', key: 'rallied', unit: unit('g03'), roll: 7, needed: 7 });
  expect(match.state.units[unit('g03')]?.spent).toBe(true);
  expect(match.state.players[0]?.hand).toEqual([]);
});

test('B8 card 07 makes the check of its action lighter by a die, and wants AP', () => {
  const match = matchWith('g03 0,0 SE pinned; s01 5,0 NW', {
    hands: [['c07'], []],
    caps: [5, 0],
    dice: [3, 2, 2],
    checks: [4],
  });
  expect(keysOf(match.judge('c07 g03 rally command'))).toEqual(['cardWantsAp']);
  match.say('c07 g03 rally caps:0').say('caps:0').say('caps:0');
  // 5 AP less a die of 2 against a check number of 4.
  expect(match.events()).toContainEqual({
    rule: 'B2.2g',
    key: 'checked',
    card: expect.any(Number),
    cost: 3,
    number: 4,
    remainsFresh: false,
    spent: false,
    units: [unit('g03')],
  });
});

test('B8.7 with a pool of AP card 07 is an action of its own: the active unit has a die more', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', {
    hands: [['c07'], []],
    dice: [4],
    options: { economy: 'sevenAP' },
  });
  expect(keysOf(match.judge('c07'))).toContain('noActiveUnit');
  match.say('g03 pivot N activate:0').say('pass').say('c07');
  expect(match.events()).toContainEqual({ rule: 'B8.7', key: 'apAdded', player: 0, ap: 10 });
});

test('B8.2 card 10 gives the next turn as well, added to an order or to another card', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c10', 'c10', 'c06'], []], checks: [7] });
  match.say('g03 pivot N c10 caps:0');
  expect(match.system.pending(match.state)?.seat).toBe('german');
  match.say('c06 s01 c10');
  expect(match.system.pending(match.state)?.seat).toBe('german');
  match.say('pass');
  expect(match.system.pending(match.state)?.seat).toBe('soviet');
});

test('B8.1 card 03 takes the hit marker off without a roll, for 2 AP with a check, CAPs or both', () => {
  const opening = { hands: [['c03'], []], caps: [2, 0], checks: [2] } as const;
  const match = matchWith('g03 0,0 SE suppressed; s01 0,0 NW', opening);
  expect(match.offers('c03 g03')).toEqual(['caps:0', 'caps:1', 'command']);
  match.say('c03 g03 caps:0');
  expect(match.events()).toContainEqual({ rule: 'B8.1', key: 'relieved', unit: unit('g03') });
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 2, spent: true }));
  expect(match.state.units[unit('g03')]?.hit).toBe(-1);
});

test('B8.1 card 03 does nothing for a marker that stays for good, nor for a unit without one', () => {
  const match = matchWith('g47 0,0 SE immobilized; g03 1,0; g04 2,0 pinned; s01 9,0', {
    hands: [['c03'], []],
    caps: [2, 0],
  });
  expect(keysOf(match.judge('c03 g47'))).toEqual(['neverRemoved']);
  expect(keysOf(match.judge('c03 g03'))).toEqual(['notHit']);
  expect(match.offers('c03')).toEqual(['g04']);
});

test('B8.5 card 03 takes in a group only if it is paid with CAPs', () => {
  const match = matchWith('g03 0,0 SE suppressed; g04 1,0 NW pinned spent; s01 9,0', {
    hands: [['c03'], []],
    caps: [2, 0],
  });
  expect(match.offers('c03 g03 +g04')).toEqual(['command']);
  expect(keysOf(match.judge('c03 g03 +g04 caps:0'))).toEqual(['groupByCapsAlone']);
  match.say('c03 g03 +g04 command');
  expect([match.state.units[unit('g03')]?.hit, match.state.units[unit('g04')]?.hit]).toEqual([-1, -1]);
  expect(match.state.players[0]?.caps).toBe(0);
});

test('B8.5 without the CAPs nobody can join a unit under card 03', () => {
  const match = matchWith('g03 0,0 SE suppressed; g04 1,0 NW pinned; s01 9,0', { hands: [['c03'], []], caps: [1, 0] });
  expect(keysOf(match.judge('c03 g03 +g04'))).toEqual(['groupByCapsAlone']);
});

test('B8.1 in sevenAP a card is paid from the pool or by activating, never by opportunity', () => {
  const match = matchWith('g03 0,0 SE suppressed; s01 9,0 NW', {
    hands: [['c03'], []],
    options: { economy: 'sevenAP' },
  });
  expect(match.offers('c03 g03')).toEqual(['activate:0']);
  expect(keysOf(match.judge('c03 g03 opportunity'))).toEqual(['noOpportunity']);
  match.say('c03 g03 activate:0');
  expect(match.state.players[0]?.activation).toEqual({ units: [unit('g03')], ap: 5 });
});

test('B8.1 card 04 is a rally roll for each of a group, free of charge; not with an enemy in the hex or next to it (GT-53)', () => {
  const units = 'g03 0,0 SE suppressed; g04 1,0 pinned spent; g05 1,0 pinned; s01 3,0; g06 3,0 pinned; g07 3,1 pinned';
  const match = matchWith(units, {
    hands: [['c04'], []],
    dice: [4, 3, 3, 3, 6, 6],
  });
  expect(keysOf(match.judge('c04 g06'))).toEqual(['enemyInHex']);
  expect(keysOf(match.judge('c04 g07'))).toEqual(['enemyAdjacent']);
  match.say('c04 g03 +g04 +g05');
  expect(match.events().filter(({ key }) => key === 'rallied' || key === 'rallyFailed')).toHaveLength(3);
  expect(match.events().filter(({ key }) => key === 'checked')).toEqual([]);
});

test('B8.1 card 06 makes one enemy spent, be he hidden, and he stays hidden', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW spent; s02 8,0 NW; s03 -9,0 hidden', {
    hands: [['c06', 'c06'], []],
    ground: { '-9,0': 'heavyWoods' },
  });
  expect(match.offers('c06')).toEqual(['s02', 's03']);
  expect(keysOf(match.judge('c06 s01'))).toEqual(['alreadySpent']);
  expect(keysOf(match.judge('c06 g03'))).toEqual(['ownSide']);
  match.say('c06 s03');
  expect(match.events()).toContainEqual({ rule: 'B8.1', key: 'becameSpent', units: [unit('s03')] });
  expect(match.state.units[unit('s03')]).toMatchObject({ spent: true, hidden: true });
});

test('B8.1 card 06 on the only active unit ends the activation', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', {
    hands: [['c06'], []],
    turn: 'soviet',
    options: { economy: 'sevenAP' },
  });
  match.say('s01 pivot N activate:0').say('c06 s01');
  expect(match.state.players[1]?.activation).toBeNull();
});

test('B8.1 card 08 brings a die of CAPs, above the start too, for 2 AP of a fresh unit and nothing else', () => {
  const match = matchWith('g03 0,0 SE; g04 3,0 spent; s01 9,0 NW', {
    hands: [['c08'], []],
    caps: [5, 0],
    dice: [4],
    checks: [3],
  });
  expect(keysOf(match.judge('c08 g04'))).toContain('wantsAp');
  expect(match.offers('c08 g03')).toEqual(['caps:0']);
  expect(keysOf(match.judge('c08 g03 caps:1'))).toEqual(['wantsAp']);
  expect(keysOf(match.judge('c08 g03 command'))).toEqual(['wantsAp']);
  match.say('c08 g03 caps:0').say('caps:0');
  expect(match.state.players[0]?.caps).toBe(9);
  expect(match.events()).toContainEqual({ rule: 'B8.1', key: 'capsChanged', player: 0, caps: 9 });
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 2 }));
});

test('B8.1 card 11 digs in whom it is played on, vehicles too, but nobody in close combat', () => {
  const match = matchWith('g03 0,0 SE; g37 0,0 SE; g04 1,0 stunned; s01 2,0; g05 2,0', { hands: [['c11'], []] });
  expect(keysOf(match.judge('c11 g05'))).toEqual(['enemyInHex']);
  match.say('c11 g03 +g37 +g04');
  for (const word of ['g03', 'g37', 'g04']) expect(match.state.units[unit(word)]?.hasty).toBe(true);
});

test.each([
  [1, 5],
  [2, 4],
  [3, 4],
  [4, 3],
  [5, 3],
  [6, 2],
])('B8.1 card 13: a sniper who rolls %i leaves the enemy %i of 5 CAPs', (die, left) => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c13'], []], caps: [0, 5], dice: [die] });
  match.say('c13');
  expect(match.state.players[1]?.caps).toBe(left);
});

test('B8.1 card 13 takes no more CAPs than there are', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c13'], []], caps: [0, 1], dice: [6] });
  match.say('c13');
  expect(match.state.players[1]?.caps).toBe(0);
});

test('B8.1 card 20 holds one enemy vehicle until the round ends', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW; s40 8,0 NW', { hands: [['c20'], []], caps: [0, 3] });
  expect(match.offers('c20')).toEqual(['s40']);
  expect(keysOf(match.judge('c20 s01'))).toEqual(['noVehicle']);
  match.say('c20 s40');
  expect(denied(match.judge('s40 pivot N command'))).toEqual(['B14.5 stuckInMud']);
  match.say('pass').say('pass');
  expect(match.state.units[unit('s40')]?.snag).toBe('none');
});

test('B8.1 card 30 reveals hidden enemies within two hexes whom one unit sees', () => {
  const match = matchWith('g03 0,0 SE; s01 2,0 hidden; s02 0,2 hidden; s03 0,-3 hidden; s04 -2,0 hidden', {
    hands: [['c30'], []],
    caps: [1, 0],
    ground: {
      '2,0': 'lightWoods',
      '0,2': 'lightWoods',
      '0,1': 'heavyWoods',
      '0,-3': 'lightWoods',
      '-2,0': 'woodBuilding',
    },
  });
  match.say('c30 g03 command');
  const hidden = ['s01', 's02', 's03', 's04'].filter((word) => match.state.units[unit(word)]?.hidden);
  expect(hidden).toEqual(['s02', 's03']);
});

function hexUnder({ state }: BearMatch, word: string): string {
  return nameOfHex(fieldsOf(pack)(state).map, state.units[unit(word)]?.at ?? NONE);
}

test('B18.3.3c card 05 leads foot on through a mine that does not hold it; a vehicle stops there', () => {
  const field = 'g03 0,0 SE; g16 0,1 SE; g45 0,-1 SE; s01 6,0';
  const opening = {
    hands: [['c05'], []],
    markers: 'mine 1,0 soviet; mine 1,1 soviet; mine 1,-1 soviet',
  } as const;
  const missed = matchWith(field, { ...opening, dice: [1, 1] }).say('c05 g03 1,0 2,0 SE');
  expect(hexUnder(missed, 'g03')).toBe('2,0');
  const pioneer = matchWith(field, opening).say('c05 g16 1,1 2,1 SE');
  expect(hexUnder(pioneer, 'g16')).toBe('2,1');
  const tank = matchWith(field, { ...opening, dice: [1, 1] }).say('c05 g45 1,-1 2,-1 SE');
  expect(hexUnder(tank, 'g45')).toBe('1,-1');
});

test('B18.3.3c foot that a mine has pinned goes no farther', () => {
  const match = matchWith('g03 0,0 SE; s01 6,0', {
    hands: [['c05'], []],
    markers: 'mine 1,0 soviet',
    dice: [1, 2],
    hits: ['pinned'],
  }).say('c05 g03 1,0 2,0 SE');
  expect(hexUnder(match, 'g03')).toBe('1,0');
});

test('B8.1 card 40: un-hit unburdened foot lays a mine, which is hidden from those who do not see it', () => {
  const opening = { hands: [['c40'], []], caps: [1, 0], ground: { '1,0': 'heavyWoods' } } as const;
  const match = matchWith('g03 0,0 SE; g04 5,5 pinned; g26 5,5; s01 2,0 NW', opening);
  expect(match.offers('c40')).toEqual(['g03']);
  expect(match.offers('c40 g03')).toContain('0,0');
  expect(keysOf(match.judge('c40 g03 2,0'))).toEqual(['tooFar']);
  match.say('c40 g03 0,0 command');
  expect(match.state.markers).toContainEqual(expect.objectContaining({ kind: 'mine', side: 'german', hidden: true }));
  expect(match.events('soviet')).toContainEqual({ rule: 'B8.1', key: 'mineLaid', unit: unit('g03'), at: -1 });
  expect(match.view.markers).toEqual([]);
});

test('B8.1 a mine that an enemy sees being laid lies open; none is laid where an enemy is', () => {
  const match = matchWith('g03 0,0 SE; s01 1,0 NW', { hands: [['c40'], []], caps: [1, 0] });
  expect(keysOf(match.judge('c40 g03 1,0'))).toEqual(['enemyThere']);
  match.say('c40 g03 0,-1 command');
  expect(match.state.markers).toContainEqual(expect.objectContaining({ kind: 'mine', hidden: false, laidBy: 0 }));
});

test('B8.1 card 41 takes wire, a road block or a mine out of the hex of un-hit unburdened foot', () => {
  const match = matchWith('g03 0,0 SE; g04 1,0; s01 9,0 NW', {
    hands: [['c41'], []],
    caps: [1, 0],
    markers: 'wire 0,0; roadBlock 0,0',
  });
  expect(match.offers('c41')).toEqual(['g03']);
  expect(match.offers('c41 g03')).toEqual(['wire', 'roadBlock']);
  match.say('c41 g03 wire command');
  expect(match.state.markers.map(({ kind }) => kind)).toEqual(['roadBlock']);
});

test('B8.1 a card that is not in the hand cannot be played, nor one that nobody has any use for', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c04'], ['c06']] });
  expect(keysOf(match.judge('c06 s01'))).toEqual(['notInHand']);
  expect(keysOf(match.judge('c04'))).toEqual(['nobodyForCard']);
  expect(match.offers()).not.toContain('c04');
});

test('B8.0 a position deals hands; a card that there is not is refused, naming the field', () => {
  expect(() => matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [[], ['c06', 'c99']] })).toThrow(
    /position\.players\.soviet\.hand\.1/,
  );
});

test('B8.4 a Tellermine may be laid as card 40 by the unit that has it, for 2, and is used up', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0; s01 9,0 NW', { caps: [2, 0] });
  const card = cardId(pack.actionCards.findIndex(({ id }) => id === 'tellermine'));
  const [german] = match.state.players;
  if (german !== undefined) german.weapons = [{ card, unit: unit('g03'), uses: 1 }];
  expect(match.offers('tellermine')).toEqual(['g03']);
  expect(match.offers('tellermine g03 1,0')).toEqual(['caps:0', 'caps:1', 'command']);
  match.say('tellermine g03 1,0 command');
  expect(match.state.markers).toMatchObject([{ kind: 'mine', side: 'german' }]);
  match.say('pass');
  expect(denied(match.judge('tellermine'))).toEqual(['B8.1 nobodyForCard']);
});

test('B2.2c a card is followed by a check only if AP were paid for it, at those AP (R-13)', () => {
  const byAp = matchWith('g03 0,0 SE suppressed; s01 9,0 NW', { hands: [['c03'], []], caps: [1, 0], checks: [1] });
  byAp.say('c03 g03 caps:1');
  expect(byAp.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 1, spent: true }));
  const byCaps = matchWith('g03 0,0 SE suppressed; s01 9,0 NW', { hands: [['c03'], []], caps: [2, 0] });
  byCaps.say('c03 g03 command');
  expect(byCaps.events().some(({ key }) => key === 'checked')).toBe(false);
  const free = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c11'], []] });
  free.say('c11 g03');
  expect(free.events().some(({ key }) => key === 'checked')).toBe(false);
});

test('B8.5 a card that is played on a hidden unit gives it away', () => {
  const match = matchWith('g03 0,0 hidden; s01 9,0 NW', { hands: [['c11'], []], ground: { '0,0': 'heavyWoods' } });
  match.say('c11 g03');
  expect(match.system.pending(match.state)?.key).toBe('facing');
  expect(match.state.units[unit('g03')]?.hidden).toBe(false);
});

test('B8.6 the decks of the guidelines are named by their cards: 02 to 07 are 25 of them', () => {
  const count = (from: number, to: number): number =>
    pack.actionCards.reduce(
      (sum, { number, copies }) => (number !== null && number >= from && number <= to ? sum + copies : sum),
      0,
    );
  expect([count(2, 7), count(2, 13), count(20, 20), count(40, 40)]).toEqual([25, 39, 1, 1]);
});

test('B20.0 with several enemies card 13 names the player it is meant for', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c13'], []], caps: [0, 4] });
  const [, soviet] = match.state.players;
  if (soviet === undefined) throw new Error('nobody');
  const players = [...match.state.players, { ...soviet, seat: 'soviet2', hand: [] }];
  const three = { ...match.state, players };
  expect(match.system.judge(three, ['c13']).granted).toBe(true);
  expect(match.system.offers(three, ['c13']).map(({ word }) => word)).toEqual(['soviet', 'soviet2']);
  expect(denied(match.system.judge(three, ['c13', 'german']))).toEqual(['B8.1 ownSide']);
});
