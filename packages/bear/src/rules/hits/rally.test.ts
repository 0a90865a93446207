import { expect, test } from 'vitest';
import { battleWith, changed, unit } from '../../testing/fire-field.ts';
import { judgeRally, orderedRally } from './rally.ts';
import type { RallyOdds } from '../../model/battle/figures.ts';

function rally(battle: ReturnType<typeof battleWith>, word = 'g03'): RallyOdds | string[] {
  const verdict = judgeRally(battle, unit(word));
  return verdict.granted ? verdict.value : verdict.reasons.map(({ key }) => key);
}

test.each([
  ['g03', 'stunned', 7],
  ['g03', 'unnerved', 7],
  ['g03', 'pinned', 7],
  ['g03', 'suppressed', 7],
  ['g03', 'panicked', 8],
  ['g03', 'cowering', 8],
  ['g03', 'berserk', 8],
  ['g49', 'suppressed', 8],
  ['g49', 'panicked', 9],
  ['g49', 'stunned', 10],
])('B7.6 %s, %s, rallies on %i for 5', (word, marker, needed) => {
  expect(rally(battleWith(`${word} 0,0 ${marker}`), word)).toMatchObject({ number: needed, needed, cost: 5 });
});

test.each(['immobilized', 'redGunDamaged', 'blueGunDamaged', 'lightDamage'])('B7.6 %s stays for good', (marker) => {
  expect(rally(battleWith(`g49 0,0 ${marker}`), 'g49')).toEqual(['neverRallied']);
});

test('B7.6 who is not hit, or not there, has nothing to rally from', () => {
  expect(rally(battleWith('g03 0,0'))).toEqual(['notHit']);
  expect(rally(battleWith('g04 0,0'))).toEqual(['notOnMap']);
  expect(rally(changed(battleWith('g03 0,0'), 'g03', { hit: null }))).toEqual(['unknownMarker']);
});

test('B7.6 R-63 GT-53 not with an enemy in the hex or next to it', () => {
  expect(rally(battleWith('g03 0,0 pinned; s01 0,0'))).toEqual(['enemyInHex']);
  expect(rally(battleWith('g03 0,0 pinned; s01 1,0; s02 0,-1'))).toEqual(['enemyAdjacent', 'enemyAdjacent']);
  expect(rally(battleWith('g03 0,0 pinned; s01 2,0'))).toMatchObject({ needed: 7 });
  expect(rally(battleWith('g03 11,0 pinned'))).toMatchObject({ needed: 7 });
});

test('B7.6 GT-53 rallyPlace sameHex: an enemy next to it does no harm', () => {
  const options = { rallyPlace: 'sameHex' };
  expect(rally(battleWith('g03 0,0 pinned; s01 0,0', { options }))).toEqual(['enemyInHex']);
  expect(rally(battleWith('g03 0,0 pinned; s01 1,0', { options }))).toMatchObject({ needed: 7 });
});

test('B7.6 R-125 an AI that is ordered to rallies next to an enemy, and with one in its hex', () => {
  for (const foe of ['s01 1,0', 's01 0,0'])
    expect(orderedRally(battleWith(`g03 0,0 pinned; ${foe}`), unit('g03'))).toMatchObject({ value: { needed: 7 } });
});

test('B7.5c vehicleStunnedRally: a stunned vehicle rallies on 10, or on 9', () => {
  const options = { vehicleStunnedRally: '9' };
  expect(rally(battleWith('g49 0,0 stunned', { options }), 'g49')).toMatchObject({ needed: 9 });
  expect(rally(battleWith('g03 0,0 stunned', { options }))).toMatchObject({ needed: 7 });
});

test('B7.6.1 suppressed in light woods beside an un-hit friend: needs 5, with two CAPs 3', () => {
  const battle = battleWith('g03 0,0 suppressed; g04 0,0', { ground: { '0,0': 'lightWoods' } });
  expect(rally(battle)).toMatchObject({ number: 7, needed: 5, chances: [30, 33, 35] });
});

test('B7.6.1 cover counts once, whatever there is of it', () => {
  const battle = battleWith('g03 0,0 suppressed hasty', { ground: { '0,0': 'stoneBuilding' }, markers: 'smoke2 0,0' });
  expect(rally(battle)).toMatchObject({ needed: 6 });
});

test('B7.6.1 friends that are hit do not help, nor do friends elsewhere', () => {
  expect(rally(battleWith('g03 0,0 pinned; g04 0,0 pinned; g05 1,0'))).toMatchObject({ needed: 7 });
  const unseen = changed(battleWith('g03 0,0 pinned; g04 0,0'), 'g04', { hit: null });
  expect(rally(unseen)).toMatchObject({ needed: 7 });
});

test.each([
  ['once', 6],
  ['perUnit', 4],
])('B7.6.1 rallyStackBonus %s: with three un-hit friends it needs %i', (rallyStackBonus, needed) => {
  const battle = battleWith('g03 0,0 pinned; g04 0,0; g05 0,0; g49 0,0', { options: { rallyStackBonus } });
  expect(rally(battle)).toMatchObject({ needed });
});
