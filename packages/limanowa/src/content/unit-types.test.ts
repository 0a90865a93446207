import { expect, test } from 'vitest';
import type { UnitType } from '../model/unit-type.ts';
import { UNIT_TYPES } from './unit-types.ts';

function type(id: string): UnitType {
  const found = UNIT_TYPES.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** As the rulebook's table prints it. */
function row(id: string): string {
  const { arm, rank, av, dv, rp, move, range, traits } = type(id);
  return [arm, rank, av, dv, rp, move, range, ...traits].join(' ');
}

test.each([
  ['L3a', ['honved', 'landsturm', 'rifles'], 'infantry core 7 3 3 1 1'],
  ['L3b', ['hussars', 'cossacks'], 'cavalry core 7 3 2 1 1 riding'],
  ['L3c', ['ah-machine-gunners', 'ru-machine-gunners'], 'infantry elite 7 4 3 1 1 extraAttack'],
  ['L3d', ['guard'], 'infantry elite 7 4 3 1 1 extraAttack'],
  ['L3e', ['jager', 'scouts'], 'infantry elite 8 4 3 1 1 observer'],
  ['L3f', ['ninth-hussars'], 'cavalry elite 8 4 3 1 1 riding'],
  ['L3g', ['szurmay', 'orlov', 'belkovych'], 'infantry officer 9 7 4 1 1'],
  ['L3h', ['muhr'], 'cavalry officer 9 7 4 1 1 riding'],
  ['L3i', ['ah-battery', 'ru-battery'], 'artillery core 9 3 2 1 3'],
  ['L3j', ['mounted-battery'], 'artillery core 9 3 2 1 2'],
])('%s the figures of %j', (_rule, ids, figures) => {
  expect(ids.map(row)).toEqual(ids.map(() => figures));
});

test('L1d-L1f every unit has an arm, a rank and its figures; L1e ranks rise in DV', () => {
  const dv = (rank: UnitType['rank']): number[] =>
    UNIT_TYPES.filter((each) => each.rank === rank && each.arm !== 'artillery').map((each) => each.dv);
  expect(Math.max(...dv('core'))).toBeLessThan(Math.min(...dv('elite')));
  expect(Math.max(...dv('elite'))).toBeLessThan(Math.min(...dv('officer')));
  expect(new Set(UNIT_TYPES.map(({ arm }) => arm))).toEqual(new Set(['infantry', 'cavalry', 'artillery']));
});

test('L3q batteries rank as core; L9e their ranges are 3 and 2', () => {
  const batteries = UNIT_TYPES.filter(({ arm }) => arm === 'artillery');
  expect(batteries.map(({ id, rank, range }) => [id, rank, range])).toEqual([
    ['ah-battery', 'core', 3],
    ['mounted-battery', 'core', 2],
    ['ru-battery', 'core', 3],
  ]);
});

test('L4a-L4g each officer has his abilities, and nobody else has any', () => {
  expect(
    UNIT_TYPES.filter(({ abilities }) => abilities.length > 0).map(({ id, abilities }) => [id, ...abilities]),
  ).toEqual([
    ['szurmay', 'relegating', 'carpathianMarch'],
    ['muhr', 'followMe'],
    ['orlov', 'aggressiveTactics', 'humanWave'],
    ['belkovych', 'massAssault'],
  ]);
});
