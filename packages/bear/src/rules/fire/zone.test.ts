import { expect, test } from 'vitest';
import { battleWith, hex, unit } from '../../testing/fire-field.ts';
import { fireZone } from './bans.ts';

const zoneOf = (battle: ReturnType<typeof battleWith>, word: string) =>
  fireZone(battle, unit(word)).map((at) => battle.map.names[at]);

test('B6.2 a fire zone is the arc up to the normal range, where it is seen', () => {
  // 2n + 1 hexes at each distance n up to 5.
  expect(zoneOf(battleWith('s01 0,0 SE'), 's01')).toHaveLength(3 + 5 + 7 + 9 + 11);
  const behindWoods = battleWith('s01 0,0 SE', { ground: { '1,0': 'lightWoods' } });
  expect(zoneOf(behindWoods, 's01')).not.toContain('2,0');
  expect(zoneOf(behindWoods, 's01')).toContain('1,0');
});

test('B6.2 a turret does not widen it', () => {
  const battle = battleWith('s48 0,0 SE');
  expect(fireZone(battle, unit('s48'))).not.toContain(hex(battle, '-1,0'));
});

test('B6.2 it begins where a mortar’s least range does, and a hit marker cuts it short', () => {
  expect(zoneOf(battleWith('g21 0,0 SE'), 'g21')).not.toContain('1,0');
  expect(zoneOf(battleWith('s01 0,0 SE cowering'), 's01')).toEqual(expect.arrayContaining(['1,0', '0,1', '1,-1']));
  expect(zoneOf(battleWith('s01 0,0 SE cowering'), 's01')).toHaveLength(3);
});

test('B6.2 who could not fire with an FP of 0 or more has none', () => {
  expect(zoneOf(battleWith('s01 0,0 SE panicked'), 's01')).toEqual([]);
  expect(zoneOf(battleWith('s01 0,0 SE; g01 0,0'), 's01')).toEqual([]);
  expect(zoneOf(battleWith('g37 0,0 SE'), 'g37')).toEqual([]);
  expect(zoneOf(battleWith('s02 1,0'), 's01')).toEqual([]);
  const suppressed = battleWith('s01 0,0 SE suppressed');
  expect(fireZone(suppressed, unit('s01'), ['red'])).not.toEqual([]);
  expect(fireZone(suppressed, unit('s01'), ['blue'])).toEqual([]);
});
