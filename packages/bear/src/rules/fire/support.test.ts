import { expect, test } from 'vitest';
import { bans, battleWith, changed, fire, odds, terms, unit } from '../../testing/fire-field.ts';
import { judgeSupport } from './support.ts';

const THREE = 's01 0,0 SE; s02 0,0 SE; s03 0,0 SE; g03 4,0 NW';

test('B9.1.2 three Rifles in one hex have FP 5 at a target 4 hexes off, for the price of the leader’s attack', () => {
  const battle = battleWith(THREE);
  expect(odds(battle, 's01 g03 +s02 +s03')).toMatchObject({ firepower: 5, needed: 7, cost: 4 });
  expect(terms(battle, 's01 g03 +s02 +s03', 'firepower')).toEqual(['printed 3', 'supporter 1', 'supporter 1']);
});

test('B9.1.2 supporters stand in the leader’s hex or one of the six around it', () => {
  const beside = (at: string) => bans(battleWith(`s01 0,0 SE; s02 ${at} SE; g03 3,0 NW`), 's01 g03 +s02');
  for (const at of ['0,0', '1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']) expect(beside(at)).toEqual([]);
  expect(beside('2,0')).toEqual(['awayFromLeader']);
});

test.each([
  ['at long range', 's02 -1,0 SE', {}, ['beyondNormalRange'], 5],
  ['suppressed', 's02 0,0 SE suppressed', {}, ['weakenedByMarker'], 4],
  ['out of arc', 's02 0,0 NW', {}, ['outOfArc'], 4],
  ['without sight', 's02 0,1 SE', { ground: { '1,1': 'lightWoods' } }, ['noSight', 'standing'], 4],
  ['stunned', 's02 0,0 SE stunned', {}, ['markerForbids'], 4],
  ['in the water', 's02 0,1 NE', { ground: { '0,1': 'water' } }, ['inWater'], 4],
  ['with an enemy in its hex', 's02 0,1 NE; g04 0,1', {}, ['enemyInHex'], 4],
])('B9.1.2 no support from one %s', (_what, supporter, scene, expected, far) => {
  expect(bans(battleWith(`s01 0,0 SE; ${supporter}; g03 ${far},0 NW`, scene), 's01 g03 +s02')).toEqual(expected);
});

test('B9.1.2 one who is pinned supports, and so does one gone berserk next to the target', () => {
  expect(odds(battleWith('s01 0,0 SE; s02 0,0 SE pinned; g03 4,0 NW'), 's01 g03 +s02').firepower).toBe(4);
  expect(odds(battleWith('s01 0,0 SE; s02 0,0 SE berserk; g03 1,0 NW'), 's01 g03 +s02').firepower).toBe(7);
});

test('B9.1.2 a turret supports only what is in its arc', () => {
  const battle = battleWith('s01 0,0 SE; s48 0,0 NW; g03 4,0 NW');
  expect(bans(battle, 's01 g03 +s48')).toEqual(['outOfArc']);
  expect(bans(battle, 's48 g03 +s01')).toEqual([]);
});

test('B9.1.2 a supporter needs FP above 0 in the color used, after range', () => {
  const battle = (far: number) => battleWith(`s48 0,0 SE; s01 0,0 SE; g49 ${far},0 NW`);
  expect(bans(battle(4), 's48 g49 +s01')).toEqual(['tooWeak']);
  expect(odds(battle(1), 's48 g49 +s01').firepower).toBe(11);
});

test('B9.1.2 a marker that lowers FP of the other color does no harm, one that takes the color used does', () => {
  const battle = (marker: string) => battleWith(`g01 0,0 SE; g51 0,0 SE ${marker}; s01 4,0 NW`);
  expect(bans(battle('blueGunDamaged'), 'g01 s01 +g51')).toEqual([]);
  expect(bans(battle('redGunDamaged'), 'g01 s01 +g51')).toEqual(['firepowerLost']);
});

test('B9.1.2 in close combat all are in that hex', () => {
  const battle = battleWith('s01 0,0 SE; s02 0,0 NW; s03 1,0 NW; g03 0,0 NW');
  expect(odds(battle, 's01 g03 +s02')).toMatchObject({ firepower: 8, needed: 3 });
  expect(bans(battle, 's01 g03 +s03')).toEqual(['awayFromLeader']);
});

test('B9.1.2 every supporter is refused for reasons of its own', () => {
  const battle = battleWith('s01 0,0 SE; s02 0,0 NW suppressed; s03 3,3 SE; g03 4,0 NW; g04 0,1');
  expect(fire(battle, 's01 g03 +s02 +s03 +s04 +g04 +s01').reasons.map(({ key, unit: who }) => [key, who])).toEqual([
    ['outOfArc', unit('s02')],
    ['weakenedByMarker', unit('s02')],
    ['awayFromLeader', unit('s03')],
    ['outOfArc', unit('s03')],
    ['notOnMap', unit('s04')],
    ['otherSide', unit('g04')],
    ['twice', unit('s01')],
  ]);
  expect(bans(battleWith(THREE), 's01 g03 +s02 +s02')).toEqual(['twice']);
});

test('B9.1.2 one supporter can be asked about by himself', () => {
  const battle = battleWith(THREE);
  const support = (supporter: string) => judgeSupport(battle, unit('s01'), unit('g03'), unit(supporter), 'red');
  expect(support('s02').granted).toBe(true);
  expect(support('s04')).toMatchObject({ granted: false, reasons: [{ rule: 'B7.0', key: 'notOnMap' }] });
});

test('a supporter’s face-down marker is named', () => {
  const verdict = fire(changed(battleWith(THREE), 's02', { hit: null }), 's01 g03 +s02');
  expect(verdict.reasons.at(-1)).toMatchObject({ key: 'unknownMarker', unit: unit('s02') });
});
