import { expect, test } from 'vitest';
import { unit } from '../testing/fire-field.ts';
import { generatedMatch, type GeneratedOpening } from '../testing/generated-match.ts';
import type { BearMatch } from '../testing/match.ts';
import { told } from '../testing/told.ts';

// G6: what some cards and tiles change for the whole mission.

const ONE = { advance: { by: 1, when: 'always' } } as const;
const TWO = { advance: { by: 2, when: 'always' } } as const;

function turn(units: string, opening: GeneratedOpening): BearMatch {
  return generatedMatch(units, opening).say('proceed');
}

/** An AI whose only ways nearer lie in the open, before the eyes of the unit; there is cover a hex aside. */
const OPEN = 'g03 0,0 SE; s03 6,0 NW';

test('G6.1 GT-17 a plain move order on a chosen AI is executed as Low Risk, on others as it is', () => {
  const moved = (lowRisk: readonly string[], order: readonly number[]): string[] =>
    told(turn(OPEN, { cards: [{ orders: [{ action: 'move' }] }, {}], order, lowRisk }), 'moved', 'aiPassed');
  expect(moved([], [0, 1])).toEqual([expect.stringMatching(/^moved s03 6,0 5,/)]);
  // All hexes nearer to it are in its fire zone and without cover.
  expect(moved(['s03'], [0])).toEqual(['aiPassed']);
});

test('G6.1 by event and by tile too, wherever the tile lies, and never into close combat', () => {
  const advance = { kind: 'order', order: { action: 'advance' } };
  const by = (lowRisk: readonly string[]): string[] =>
    told(turn(OPEN, { cards: [ONE], tiles: [{ path: [2], events: [advance] }], lowRisk }), 'moved');
  expect(by([])).toHaveLength(2);
  expect(by(['s03'])).toEqual([]);
  const into = (lowRisk: readonly string[], order: readonly number[]): string[] =>
    told(
      turn('g03 0,0 SE; s03 1,0 NW', { cards: [{ shortRange: ['moveIntoCloseCombat'] }, {}], order, lowRisk }),
      'moved',
    );
  expect(into([], [0, 1])).toEqual([expect.stringMatching(/^moved s03 1,0 0,0 /)]);
  expect(into(['s03'], [0])).toEqual([]);
});

/** What an SMG with a Molotov does in close combat: its FP and needed number tell with what. */
function fight(target: string, spent: boolean): string[] {
  const match = turn(`${target} 0,0 SE; s13 0,0 NW${spent ? ' spent' : ''}`, {
    cards: [{ isCommand: true, closeCombat: ['attack'] }],
    dice: [1, 1],
    molotov: 's13',
  });
  return told(match, 'weaponUsed', 'attacked');
}

test('G6.2e GT-20 R-193 the SMG throws its Molotov in close combat: spent at infantry, fresh or spent at tanks', () => {
  const thrown = ['weaponUsed s13', 'attacked s13 0,0'];
  const plain = ['attacked s13 0,0'];
  expect(fight('g03', false)).toEqual(plain);
  expect(fight('g03', true)).toEqual(thrown);
  // A Panzer has a blue DR; a truck is a vehicle without one.
  expect(fight('g48', false)).toEqual(thrown);
  expect(fight('g48', true)).toEqual(thrown);
  expect(fight('g37', false)).toEqual(plain);
  expect(fight('g37', true)).toEqual(thrown);
});

test('G6.2e it is thrown with its own FP, once, and by nobody else', () => {
  const match = turn('g03 0,0 SE; s13 0,0 NW spent; s14 3,0 NW', {
    cards: [
      { isCommand: true, closeCombat: ['attack'] },
      { isCommand: true, closeCombat: ['attack'] },
    ],
    caps: [1, 0],
    dice: [1, 1, 1, 1],
    molotov: 's13',
  });
  // FP 5 of the card against the flank DR of 12.
  const needed = (): unknown => match.events().find(({ key }) => key === 'missed');
  const first = needed();
  match.say('stall').say('proceed');
  expect(told(match, 'weaponUsed')).toEqual([]);
  expect(first).not.toEqual(needed());
  const other = turn('g48 0,0 SE; s14 0,0 NW', {
    cards: [{ isCommand: true, closeCombat: ['attack'], shortRange: [] }],
    molotov: 's13',
  });
  expect(told(other, 'weaponUsed')).toEqual([]);
});

/** A road from the right rim to the left one. */
const ROAD = ['5,0', '4,0', '3,0', '2,0', '1,0', '0,0', '-1,0', '-2,0', '-3,0', '-4,0', '-5,0'];
const ROADS: GeneratedOpening = {
  radius: 5,
  waiting: [{ unit: 's35', hexes: ['5,0'] }],
  truck: { unit: 's35', road: ROAD },
  exitVp: 3,
};

function roads(): Record<string, unknown> {
  return Object.fromEntries(ROAD.map((hex) => [hex, { terrain: 'open', roads: ['NW', 'SE'] }]));
}

const AWAY = 'g03 0,5 SE; s03 0,-5 NW';

test('G6.2f GT-21 R-192 the truck drives its full movement for each space: in on its road, a +2 advance two times', () => {
  const at = (card: object): string[] =>
    told(turn(AWAY, { ...ROADS, ground: roads(), cards: [card] }), 'entered', 'moved', 'checked').map((line) =>
      line.replace(/ [NS]\w?$/, ''),
    );
  expect(at(ONE)).toEqual(['entered s35 5,0', 'moved s35 5,0 4,0', 'moved s35 4,0 3,0']);
  expect(at(TWO)).toEqual([
    'entered s35 5,0',
    'moved s35 5,0 4,0',
    'moved s35 4,0 3,0',
    'moved s35 3,0 2,0',
    'moved s35 2,0 1,0',
    'moved s35 1,0 0,0',
  ]);
});

test('G6.2f it is in no cup, and no Order Card moves it', () => {
  const match = turn('g03 0,5 SE; s03 0,-5 NW spent', {
    ...ROADS,
    ground: roads(),
    cards: [{ orders: [{ action: 'move' }, { action: 'move', who: ['vehicle'] }] }],
  });
  expect(told(match, 'cupDrawn', 'entered', 'aiPassed')).toEqual(['aiPassed']);
  const onMap = generatedMatch('g03 0,5 SE; s03 0,-5 NW spent; s35 0,0 NW', {
    ...ROADS,
    waiting: [],
    ground: roads(),
    cards: [{ orders: [{ action: 'move' }] }],
  });
  expect(told(onMap.say('proceed'), 'moved', 'aiPassed')).toEqual(['aiPassed']);
});

test('G6.2f R-149 where the road is blocked it waits; what is free before the block it drives', () => {
  const drives = (units: string): string[] =>
    told(
      generatedMatch(units, { ...ROADS, waiting: [], ground: roads(), cards: [ONE] }).say('proceed'),
      'moved',
      'truckWaits',
    ).map((line) => line.replace(/ [NS]\w?$/, ''));
  expect(drives('g03 0,0 SE; s03 0,-5 NW; s35 1,0 NW')).toEqual(['truckWaits s35']);
  expect(drives('g03 -1,0 SE; s03 0,-5 NW; s35 1,0 NW')).toEqual(['moved s35 1,0 0,0']);
});

test('G6.2f at the end of its road it leaves over its exit and scores; the AI is no weaker in the track test for it', () => {
  const match = generatedMatch('g03 0,5 SE; s03 0,-5 NW; s35 -3,0 NW', {
    ...ROADS,
    waiting: [],
    ground: roads(),
    cards: [{ advance: { by: 2, when: 'asMany' } }],
  });
  match.say('proceed');
  expect(told(match, 'left', 'scored')).toEqual(['left s35 -5,0', 'scored soviet 3']);
  expect(match.state.units[unit('s35')]).toMatchObject({ fate: 'left' });
});
