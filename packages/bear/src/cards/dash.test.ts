import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import { unit } from '../testing/fire-field.ts';
import { type BearMatch, matchWith, pack } from '../testing/match.ts';

const at = (match: BearMatch, word: string): string =>
  fieldsOf(pack)(match.state).map.names[match.state.units[unit(word)]?.at ?? -1] ?? 'nowhere';

const keysOf = (verdict: { readonly reasons: readonly { readonly key: string }[] }): string[] =>
  verdict.reasons.map(({ key }) => key);

test('B8.1 card 05 takes a group up to two hexes far for nothing, whatever they would cost', () => {
  const match = matchWith('g03 0,0 SE spent; g37 0,1 SE; s01 9,0 NW', {
    hands: [['c05'], []],
    ground: { '1,0': 'heavyWoods', '2,0': 'heavyWoods' },
  });
  match.say('c05 g03 1,0 2,0 N +g37 0,2 S');
  expect([at(match, 'g03'), at(match, 'g37')]).toEqual(['2,0', '0,2']);
  expect(match.state.units[unit('g03')]).toMatchObject({ facing: 0, spent: true });
  expect(match.events().filter(({ key }) => key === 'paid' || key === 'checked')).toEqual([]);
});

test('B8.1 card 05 goes only into hexes that the unit may enter, and moves nobody who is held', () => {
  const match = matchWith('g03 0,0 SE; g04 3,3 pinned; g37 -5,0 SE; s01 9,0 NW', {
    hands: [['c05'], []],
    ground: { '-4,0': 'stoneBuilding', '1,0': 'water' },
  });
  expect(keysOf(match.judge('c05 g04'))).toContain('heldByHit');
  expect(denied(match.judge('c05 g37 -4,0'))).toEqual(['B4.2a truckIntoBuilding']);
  expect(match.judge('c05 g03 1,0').granted).toBe(true);
  expect(denied(match.judge('c05 g03 0,1 0,2 0,3'))).toEqual(['sentence unexpected']);
});

test('B8.1 a hidden unit that card 05 moves stays hidden, and nobody is told where', () => {
  const match = matchWith('g03 0,0 hidden; s01 9,0 NW', {
    hands: [['c05'], []],
    ground: { '0,0': 'heavyWoods', '0,1': 'heavyWoods', '0,2': 'heavyWoods' },
  });
  match.say('c05 g03 0,1 0,2 N');
  expect(at(match, 'g03')).toBe('0,2');
  expect(match.state.units[unit('g03')]?.hidden).toBe(true);
  expect(JSON.stringify(match.events('soviet'))).not.toContain('moved');
  const told = match.events('soviet').flatMap((event) => (event.key === 'sneaked' ? [event.at, event.from] : []));
  expect(told).toEqual([-1, -1, -1, -1]);
});

test('B8.1 mines attack those whom card 05 leads into them', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', {
    hands: [['c05'], []],
    markers: 'mine 1,0',
    dice: [1, 1],
  });
  match.say('c05 g03 1,0 2,0 N');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'mineAttacked', unit: unit('g03') }));
});

test('B8.1 B18.2 R-224 at the end of their way they may go into a trench or bunker for nothing', () => {
  const match = matchWith('g03 0,0 SE; g04 0,1 SE; g30 3,3 SE; s01 9,0 NW', {
    hands: [['c05'], []],
    markers: 'trench 2,0; bunker 0,2 S; trench 4,3; trench 1,0',
  });
  expect(match.offers('c05 g03 1,0 2,0 N')).toContain('inside');
  expect(keysOf(match.judge('c05 g03 0,-1 N inside'))).toEqual(['noShelter']);
  expect(keysOf(match.judge('c05 g30 4,3 N inside'))).toEqual(['shelterNotForIt']);
  match.say('c05 g03 1,0 2,0 N inside +g04 0,2 N inside');
  expect(match.state.units[unit('g03')]).toMatchObject({ inside: true, facing: 0 });
  // A bunker keeps its facing.
  expect(match.state.units[unit('g04')]).toMatchObject({ inside: true, facing: 3 });
  expect(match.events().filter(({ key }) => key === 'wentInside')).toHaveLength(2);
});

test('B18.2 R-224 a move that card 02 gives goes in for nothing too', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { hands: [['c02'], []], markers: 'trench 1,0' });
  match.say('c02 g03 move 1,0 SE inside');
  expect(match.state.units[unit('g03')]?.inside).toBe(true);
});
