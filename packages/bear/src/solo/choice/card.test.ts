import { expect, test } from 'vitest';
import type { BearEvent } from '../../model/battle/event.ts';
import { pack } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';

type Match = ReturnType<typeof soloMatch>;

/** Orders to the AI, attack rolls and checks, as text. */
function story(match: Match): string[] {
  return match.told.flatMap(({ event }) => line(event));
}

function line(event: BearEvent): string[] {
  const word = (unit: number): string => pack.counters[unit]?.word ?? '?';
  if (event.key === 'aiOrdered') return [`${word(event.unit)} ${event.action}`];
  if (event.key === 'rolled') return [`${event.what} ${event.dice.join('+')}+${event.caps}`];
  if (event.key === 'checked')
    return [`${event.units.map(word).join()} ${event.cost} ${event.spent ? 'spent' : 'fresh'}`];
  return event.key === 'aiPassed' ? [`pass ${event.rule}`] : [];
}

const FIRE = { action: 'fire' } as const;
const MOVE = { action: 'move' } as const;

test('S4.1 orders are tried top down: close combat, short range, counteractions, tactical orders; one is executed', () => {
  const card = { closeCombat: ['attack'], shortRange: ['attack'], third: 'counteractions', orders: [MOVE] } as const;
  const solo = { counteractions: [{ action: 'rally' }] };
  const play = (units: string, dice: readonly number[]): string | undefined =>
    story(soloMatch(units, { cards: [card, { spentNumber: 7 }], dice, solo }).say('proceed'))[0];
  expect(play('s03 0,0 SE; s04 3,0 SE; s05 6,0 SE pinned; g03 0,0 NW; g04 4,0 NW', [1, 1])).toBe('s03 closeCombat');
  expect(play('s04 3,0 SE; s05 6,0 SE pinned; g04 4,0 NW', [1, 1])).toBe('s04 fire');
  expect(play('s05 0,0 SE pinned; s03 0,2 SE; g04 8,0 NW', [1, 1])).toBe('s05 rally');
  expect(play('s03 0,2 SE; g04 8,0 NW', [])).toBe('s03 move');
});

test('S4.1.2a every AI in close combat is tried on the first action before the second is tried on any', () => {
  const card = { closeCombat: ['rally', 'attack'] } as const;
  const units = 's03 0,0 SE; g03 0,0 NW; s04 5,0 SE pinned; g04 5,0 NW';
  expect(story(soloMatch(units, { cards: [card, {}], dice: [6, 6] }).say('proceed'))[0]).toBe('s04 rally');
});

test('S4.1.2c the mission’s first executable Counteraction is taken, and only where the card says so', () => {
  const solo = { counteractions: [{ action: 'rally' }, { action: 'digIn' }, MOVE] };
  const units = 's03 0,0 SE; g03 8,0 NW';
  const asked = soloMatch(units, { cards: [{ third: 'counteractions' }, {}], solo }).say('proceed');
  expect(story(asked)[0]).toBe('s03 digIn');
  const unasked = soloMatch(units, { cards: [{ third: 'none' }], solo }).say('proceed');
  expect(story(unasked)).toEqual(['pass S2.3.3']);
});

test('S7.0 Counteractions are orders of the mission like all others', () => {
  const solo = { counteractions: [{ action: 'fire', caps: 2 }] };
  const match = soloMatch('s03 0,0 SE; g03 4,0 NW', { cards: [{ third: 'counteractions' }, {}], dice: [1, 1], solo });
  expect(story(match.say('proceed'))).toEqual(['s03 fire', 'attack 1+1+2', 's03 4 fresh']);
});

test('S4.3 on a Command card a spent AI acts and stays spent, a fresh one stays fresh, and nothing is drawn (GT-42)', () => {
  const card = { isCommand: true, orders: [FIRE] } as const;
  for (const spent of ['', ' spent']) {
    const match = soloMatch(`s03 0,0 SE${spent}; g03 4,0 NW`, { cards: [card], dice: [1, 1] }).say('proceed');
    expect(story(match)).toEqual(['s03 fire', 'attack 1+1+0']);
    expect(match.state.units[pack.counterPlaces.get('s03') ?? -1]?.spent).toBe(spent !== '');
  }
});

test('S4.3.1 an order’s CAPs are added to its attack, with several units in the hex to the first roll alone (GT-37)', () => {
  const card = { orders: [{ action: 'fire', caps: 3 }] } as const;
  const units = 's03 0,0 SE; g03 4,0 NW; g04 4,0 NW';
  const match = soloMatch(units, { cards: [card, {}], dice: [1, 1, 1, 2] }).say('proceed');
  expect(story(match).slice(1, 3)).toEqual(['attack 1+1+3', 'attack 1+2+0']);
});

test('S7.1 Mission Orders are tried where the card names them, from the left, and one is executed', () => {
  const solo = { missionOrders: [FIRE, MOVE] };
  const card = { orders: [{ action: 'rally' }, 'missionOrders', { action: 'digIn' }] } as const;
  expect(story(soloMatch('s03 0,0 SE; g03 8,0 NW', { cards: [card, {}], solo }).say('proceed'))[0]).toBe('s03 move');
  const none = { orders: [{ action: 'digIn' }] } as const;
  expect(story(soloMatch('s03 0,0 SE; g03 8,0 NW', { cards: [none, {}], solo }).say('proceed'))[0]).toBe('s03 digIn');
});

test('S7.1 several AI under one order act one after another and share a single spent check', () => {
  const card = { orders: [{ ...MOVE, many: 2 }] } as const;
  const units = 's03 0,0 SE; s17 0,3 SE; s04 -2,6 SE; g03 9,0 NW';
  const match = soloMatch(units, { cards: [card, { spentNumber: 2 }] }).say('proceed');
  expect(story(match)).toEqual(['s03 move', 's17 move', 's03,s17 2 spent']);
});

test('S4.1.2b a group attack is one check for all who took part', () => {
  const card = { shortRange: ['groupAttack'] } as const;
  const units = 's03 0,0 SE; s04 0,1 SE; g03 1,0 NW';
  const match = soloMatch(units, { cards: [card, { spentNumber: 4 }], dice: [1, 1] }).say('proceed');
  expect(story(match).at(-1)).toMatch(/^s0[34],s0[34] 4 spent$/);
});

test('S4.1.2a an Auto-Rally takes the marker off without a roll and without a check (GT-46)', () => {
  const card = { closeCombat: ['autoRally'] } as const;
  const match = soloMatch('s03 0,0 SE suppressed; g03 0,0 NW', { cards: [card] }).say('proceed');
  expect(story(match)).toEqual(['s03 autoRally']);
  expect(match.state.units[pack.counterPlaces.get('s03') ?? -1]?.hit).toBe(-1);
});

test('S4.1.2a a Rally on a green card is rolled for and checked at 5, on a Command card only rolled for (GT-46)', () => {
  const units = 's03 0,0 SE suppressed; g03 0,0 NW';
  const card = { closeCombat: ['rally'] } as const;
  const green = soloMatch(units, { cards: [card, { spentNumber: 5 }], dice: [3, 4] }).say('proceed');
  expect(story(green)).toEqual(['s03 rally', 'rally 3+4+0', 's03 5 spent']);
  const blue = soloMatch(units, { cards: [{ ...card, isCommand: true }], dice: [3, 3] }).say('proceed');
  expect(story(blue)).toEqual(['s03 rally', 'rally 3+3+0']);
});

test('S5.3 an AI in front of wire tries it and pays the die, whatever it is', () => {
  const units = 's03 0,0 SE; g03 8,0 NW';
  const match = soloMatch(units, { cards: [{ orders: [MOVE] }, { spentNumber: 6 }], markers: 'wire 1,0', dice: [5] });
  expect(story(match.say('proceed'))).toEqual(['s03 move', 'wire 5+0', 's03 6 spent']);
});

test('S2.4b a Counteraction or Mission Order may end the round, whoever is still fresh', () => {
  const solo = { missionOrders: [{ who: ['hit'], action: 'endRound' }] };
  const card = { orders: ['missionOrders'] } as const;
  const match = soloMatch('s03 0,0 SE pinned; s04 0,3 SE; g03 8,0 NW', { cards: [card], order: [0], solo });
  const keys = match.say('proceed').told.map(({ event }) => event.key);
  expect(keys).toContain('roundCutShort');
  expect(keys).toContain('roundEnded');
});

test('S7.1 where the next under an order is a rumor of nobody, those who have acted are checked all the same', () => {
  const card = { orders: [{ ...FIRE, many: 2 }] } as const;
  const opening = {
    cards: [card, { spentNumber: 4 }],
    dice: [1, 1],
    ground: { '-1,3': 'lightWoods' },
    solo: { rumors: [{ at: '-1,3' }], cup: { noEnemy: 1 } },
  };
  const match = soloMatch('s03 0,0 SE; g03 4,0 NW', opening).say('proceed');
  expect(story(match)).toEqual(['s03 fire', 'attack 1+1+0', 'sr1 fire', 's03 4 spent']);
});

test('B18.3.3 an AI that digs in on a mine is attacked by it, as anybody is', () => {
  const units = 's03 0,0 SE; g03 8,0 NW';
  const card = { isCommand: true, orders: [{ action: 'digIn' }] } as const;
  const match = soloMatch(units, { cards: [card], markers: 'mine 0,0', dice: [1, 1] }).say('proceed');
  expect(match.told.map(({ event }) => event.key)).toContain('mineAttacked');
});
