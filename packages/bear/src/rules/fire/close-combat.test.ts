import { expect, test } from 'vitest';
import { bans, battleWith, odds, terms } from '../../testing/fire-field.ts';

const together = (attacker: string, target: string, scene = {}) =>
  battleWith(`${attacker} 0,0 SE; ${target} 0,0 SE`, scene);

test('B7.7.3 a Rifle against a Rifle in its hex: +4, needs 4 and kills on 8', () => {
  expect(odds(together('s01', 'g03'), 's01 g03')).toMatchObject({ closeCombat: true, needed: 4, kill: 8, cost: 4 });
});

test('B7.7.3 a weapon in a white box is clumsy: an LMG against a Rifle needs 9 and never kills', () => {
  expect(odds(together('g09', 's01'), 'g09 s01')).toMatchObject({
    firepower: 2,
    needed: 9,
    kill: 13,
    killChances: [0, 1, 3],
  });
});

test('B7.7.3 the box that counts is the one of the color used', () => {
  expect(odds(together('s28', 'g03'), 's28 g03')).toMatchObject({ colour: 'red', firepower: 1 });
  expect(odds(together('s28', 'g49'), 's28 g49')).toMatchObject({ colour: 'blue', firepower: 10 });
});

test.each([
  ['g01', 's01', 6, 6],
  ['g09', 's01', 2, 2],
  ['g25', 's01', -1, 5],
  ['g28', 's48', 9, 3],
  ['g49', 's01', 7, 7],
  ['g37', 's01', -4, -4],
  ['g43', 's48', 6, 6],
])('B7.7.3 ccModifier: %s against %s has FP %i by the box and %i by its class', (attacker, target, box, byClass) => {
  const firepower = (ccModifier: string) =>
    odds(together(attacker, target, { options: { ccModifier } }), `${attacker} ${target}`).firepower;
  expect([firepower('box'), firepower('class')]).toEqual([box, byClass]);
});

test('B7.7.3 ccModifier class: a wagon fights too, with no FP but the -2 of trucks, for what they pay', () => {
  const options = { ccModifier: 'class' };
  expect(odds(together('g34', 's01', { options }), 'g34 s01')).toMatchObject({ firepower: -2, needed: 13, cost: 3 });
  expect(odds(together('g34', 's48', { options }), 'g34 s48')).toMatchObject({ colour: 'blue', firepower: -2 });
  expect(terms(together('g34', 's01', { options }), 'g34 s01', 'cost')).toEqual(['wagonCost 3']);
  expect(bans(battleWith('g34 0,0 SE; s01 1,0 NW', { options }), 'g34 s01')).toContain('onlyCloseCombat');
  const pair = battleWith('g03 0,0; g34 0,0; s01 0,0', { options });
  expect(bans(pair, 'g03 s01 +g34')).toEqual(['noFirepower']);
  expect(bans(together('g34', 's01'), 'g34 s01')).toEqual(['neverAttacks', 'noFirepower']);
});

test('B7.7.3 neither arc nor least range matters in the own hex', () => {
  expect(bans(battleWith('g23 0,0 N; s01 0,0 S'), 'g23 s01')).toEqual([]);
});

test('B7.7.3a the target has its flank DR and keeps the DM of the terrain', () => {
  expect(terms(together('s01', 'g03', { ground: { '0,0': 'stoneBuilding' } }), 's01 g03', 'defense')).toEqual([
    'flankInCloseCombat 11',
    'terrain 2',
  ]);
});

test('B7.7.3a a fortification helps only the unit inside', () => {
  const battle = battleWith('s01 0,0 SE; g03 0,0 inside; g04 0,0', { markers: 'trench 0,0' });
  expect(odds(battle, 's01 g03').needed).toBe(6);
  expect(odds(battle, 's01 g04').needed).toBe(4);
  expect(odds(battle, 'g03 s01').needed).toBe(5);
});

test('B7.7.3a a mortar’s crew fights like any other: the trees of heavy woods help against it', () => {
  const battle = together('g23', 's01', { ground: { '0,0': 'heavyWoods' } });
  expect(odds(battle, 'g23 s01')).toMatchObject({ firepower: 1, defense: 13 });
});
