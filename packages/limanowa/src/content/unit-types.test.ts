import { expect, test } from 'vitest';
import type { UnitType } from '../model/forces.ts';
import { UNIT_TYPES } from './unit-types.ts';

function type(id: string): UnitType {
  const found = UNIT_TYPES.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** The distinct rows of these types in the rulebook's table: arm, rank, AV, DV, RP, move, range, traits. */
function rows(...ids: readonly string[]): string[] {
  const lines = ids.map((id) => {
    const { arm, rank, av, dv, rp, move, range, traits } = type(id);
    return [arm, rank, av, dv, rp, move, range, ...traits].join(' ');
  });
  return [...new Set(lines)];
}

test('L3a line infantry of either side, the Landsturm among it', () => {
  expect(rows('honved', 'landsturm', 'rifles')).toEqual(['infantry core 7 3 3 1 1']);
});

test('L3b Hussars and Cossacks ride', () => {
  expect(rows('hussars', 'cossacks')).toEqual(['cavalry core 7 3 2 1 1 riding']);
});

test('L3c Machine-gunners have an extra attack', () => {
  expect(rows('ah-machine-gunners', 'ru-machine-gunners')).toEqual(['infantry elite 7 4 3 1 1 extraAttack']);
});

test('L3d so has the Guard regiment', () => {
  expect(rows('guard')).toEqual(['infantry elite 7 4 3 1 1 extraAttack']);
});

test('L3e Jäger and scouts observe for artillery', () => {
  expect(rows('jager', 'scouts')).toEqual(['infantry elite 8 4 3 1 1 observer']);
});

test('L3f the 9th Hussars are elite and ride', () => {
  expect(rows('ninth-hussars')).toEqual(['cavalry elite 8 4 3 1 1 riding']);
});

test('L3g officers of infantry', () => {
  expect(rows('szurmay', 'orlov', 'belkovych')).toEqual(['infantry officer 9 7 4 1 1']);
});

test('L3h an officer of cavalry rides', () => {
  expect(rows('muhr')).toEqual(['cavalry officer 9 7 4 1 1 riding']);
});

test('L3i field batteries reach 3 hexes', () => {
  expect(rows('ah-battery', 'ru-battery')).toEqual(['artillery core 9 3 2 1 3']);
});

test('L3j the mounted battery reaches 2 hexes', () => {
  expect(rows('mounted-battery')).toEqual(['artillery core 9 3 2 1 2']);
});

test('L1d, L1e, L1f every unit has an arm, a rank and its figures, and DV rises with rank', () => {
  const dv = (rank: UnitType['rank']): number[] =>
    UNIT_TYPES.filter((each) => each.rank === rank && each.arm !== 'artillery').map((each) => each.dv);
  expect(Math.max(...dv('core'))).toBeLessThan(Math.min(...dv('elite')));
  expect(Math.max(...dv('elite'))).toBeLessThan(Math.min(...dv('officer')));
  expect(new Set(UNIT_TYPES.map(({ arm }) => arm))).toEqual(new Set(['infantry', 'cavalry', 'artillery']));
});

test('L3q, L9e batteries rank as core, and their ranges are 3 and 2', () => {
  const batteries = UNIT_TYPES.filter(({ arm }) => arm === 'artillery');
  expect(batteries.map(({ id, rank, range }) => [id, rank, range])).toEqual([
    ['ah-battery', 'core', 3],
    ['mounted-battery', 'core', 2],
    ['ru-battery', 'core', 3],
  ]);
});

test('L4a, L4b, L4d, L4e, L4f, L4g each officer has his abilities, and nobody else has any', () => {
  expect(
    UNIT_TYPES.filter(({ abilities }) => abilities.length > 0).map(({ id, abilities }) => [id, ...abilities]),
  ).toEqual([
    ['szurmay', 'relegating', 'carpathianMarch'],
    ['muhr', 'followMe'],
    ['orlov', 'aggressiveTactics', 'humanWave'],
    ['belkovych', 'massAssault'],
  ]);
});
