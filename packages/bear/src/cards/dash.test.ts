import { expect, test } from 'vitest';
import { fieldsOf } from '../model/field.ts';
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
  expect(match.judge('c05 g37 -4,0').granted).toBe(false);
  expect(match.judge('c05 g03 1,0').granted).toBe(true);
  expect(match.judge('c05 g03 0,1 0,2 0,3').granted).toBe(false);
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
  match.finish();
});
