import { expect, test } from 'vitest';
import { battleWith, unit } from '../../testing/fire-field.ts';
import { isEffective } from './fighters.ts';
import { fireZone } from '../fire/bans.ts';

test.each([
  ['g09 0,0 SE', 'g09', true],
  ['g03 0,0 SE', 'g03', true],
  ['g03 0,0 SE suppressed', 'g03', false],
  ['g09 0,0 SE suppressed', 'g09', true],
  ['g37 0,0 SE', 'g37', false],
  ['g34 0,0 SE', 'g34', false],
  ['g09 0,0 SE', 'g10', false],
])('B19.4 of %s, %s is combat-effective: %s', (units, word, effective) => {
  expect(isEffective(battleWith(units), unit(word))).toBe(effective);
});

test('B19.4 a Rifle that is Suppressed, with an FP of 0, has a fire zone still but is not effective', () => {
  const battle = battleWith('g03 0,0 SE suppressed');
  expect(isEffective(battle, unit('g03'))).toBe(false);
  expect(fireZone(battle, unit('g03')).length).toBeGreaterThan(0);
});
