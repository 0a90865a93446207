import { expect, test } from 'vitest';
import { judgeCover } from './cover.ts';
import { battleWith, hex, unit } from '../../testing/fire-field.ts';

function coverOf(more: string, scene = {}, from?: string): string[] {
  const battle = battleWith(`g03 0,0 ${more}`, scene);
  const verdict = judgeCover(battle, unit('g03'), from === undefined ? undefined : hex(battle, from));
  return verdict.granted ? verdict.reasons.map(({ key }) => key) : [];
}

test.each([
  ['open', []],
  ['plowedField', []],
  ['water', []],
  ['lightWoods', ['inCoverTerrain']],
  ['stoneBuilding', ['inCoverTerrain']],
  ['smallBalka', ['inCoverTerrain']],
])('B4.3 a unit in %s', (terrain, expected) => {
  expect(coverOf('', { ground: { '0,0': terrain } })).toEqual(expected);
});

test('B4.3 a fortification is cover for those who are in it', () => {
  expect(coverOf('inside', { markers: 'trench 0,0' })).toEqual(['inFortification']);
  expect(coverOf('inside', { markers: 'bunker 0,0 N' })).toEqual(['inFortification']);
  expect(coverOf('hasty')).toEqual(['inFortification']);
  expect(coverOf('', { markers: 'trench 0,0' })).toEqual([]);
});

test('B4.3 heavy smoke is cover, also of two light counters; light smoke is none', () => {
  expect(coverOf('', { markers: 'smoke1 0,0' })).toEqual([]);
  expect(coverOf('', { markers: 'smoke1 0,0; smoke1 0,0' })).toEqual(['inHeavySmoke']);
});

test('B4.3 a wall is cover only against those whose line crosses it', () => {
  const scene = { ground: { '0,0': { terrain: 'open', level: 0, walls: ['NW'] } } };
  expect(coverOf('', scene, '-3,0')).toEqual(['behindWall']);
  expect(coverOf('', scene, '3,0')).toEqual([]);
  expect(coverOf('', scene, '0,0')).toEqual([]);
  expect(coverOf('', scene)).toEqual([]);
});

test('B4.3 neither height nor a vehicle is cover', () => {
  const battle = battleWith('g03 0,0; g49 0,0', { ground: { '0,0': { terrain: 'open', level: 2 } } });
  expect(judgeCover(battle, unit('g03'))).toEqual({
    granted: false,
    reasons: [{ rule: 'B4.3', key: 'inTheOpen', at: hex(battle, '0,0') }],
  });
});
