import { deny } from '@sandtable/kernel';
import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { RallyOdds } from '../../model/battle/figures.ts';
import { battleWith, changed, unit } from '../../testing/fire-field.ts';
import { matchWith, pack } from '../../testing/match.ts';
import { judgeRally, orderedRally } from './rally.ts';

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

function hitOf(match: ReturnType<typeof matchWith>, word: string): string | null {
  const { hit } = match.state.units[pack.counterPlaces.get(word) ?? -1] ?? { hit: -1 };
  return pack.hitMarkers[hit]?.kind ?? null;
}

test('B7.6 a rally that comes to the marker’s number removes it, and the marker goes back into its pile', () => {
  const match = matchWith('g01 0,0 SE suppressed; s03 6,0 NW', { checks: [7], dice: [3, 4] });
  expect(match.state.infantryHits.inside).toHaveLength(19);
  match.say('g01 rally caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rallied', roll: 7, needed: 7 }));
  expect(hitOf(match, 'g01')).toBeNull();
  expect(match.state.infantryHits.inside).toHaveLength(20);
});

test('B7.6 a rally that fails changes nothing, and the price is paid', () => {
  const match = matchWith('g01 0,0 SE suppressed; s03 6,0 NW', { checks: [5], dice: [3, 3] }).say('g01 rally caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rallyFailed', roll: 6, needed: 7 }));
  expect(hitOf(match, 'g01')).toBe('suppressed');
  expect(match.state.units[0]?.spent).toBe(true);
});

test('B7.6 for 5 CAPs a spent unit rallies as well', () => {
  const match = matchWith('g01 0,0 SE suppressed spent; s03 6,0 NW', { caps: [5, 0], dice: [6, 6] });
  match.say('g01 rally command');
  expect(hitOf(match, 'g01')).toBeNull();
  expect(match.state.units[0]?.spent).toBe(true);
});

test('B7.6 nobody rallies who is not hit, or has an enemy in his hex or next to it', () => {
  const match = matchWith('g01 0,0 SE suppressed; s03 0,0 NW; g02 3,0 SE; g04 0,1 SE pinned', {});
  expect(denied(match.judge('g04 rally'))).toEqual(['B7.6 enemyAdjacent']);
  expect(denied(match.judge('g02 rally'))).toEqual(['B7.6 notHit']);
  expect(match.judge('g01 rally')).toEqual({
    granted: false,
    reasons: [expect.objectContaining({ rule: 'B7.6', key: 'enemyInHex' })],
  });
});

test('B9.1.3 GT-75 a group rallies for one price with one check, each on its own number', () => {
  const match = matchWith('g01 0,0 SE suppressed; g02 1,0 SE suppressed; g09 0,0 SE; s03 6,0 NW', {
    checks: [5],
    dice: [3, 3, 3, 3],
  });
  match.say('g01 rally +g02 caps:0');
  // The un-hit LMG helps only the unit beside it.
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rallied', needed: 6 }));
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rallyFailed', needed: 7 }));
  expect(match.state.units.slice(0, 2).map(({ spent }) => spent)).toEqual([true, true]);
});

test('B9.1.3 GT-75 in one hex members never help each other, not even the one who has just rallied', () => {
  const match = matchWith('g01 0,0 SE suppressed; g02 0,0 SE suppressed; s03 6,0 NW', {
    checks: [7],
    dice: [6, 6, 3, 3],
  });
  match.say('g01 rally +g02 caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rallyFailed', needed: 7 }));
});

test('B9.1.3 one that is not hit cannot be in the group', () => {
  const match = matchWith('g01 0,0 SE suppressed; g02 0,0 SE; s03 6,0 NW', {});
  expect(match.judge('g01 rally +g02')).toEqual(deny('B7.6', 'notHit', { unit: 1 }));
});

test('B7.6 an enemy whom nobody sees keeps nobody from rallying', () => {
  const ground = { '1,0': 'lightWoods' };
  const match = matchWith('g03 0,0 SE pinned; s03 1,0 hidden', { ground, dice: [6, 6], checks: [7] });
  match.say('g03 rally caps:0');
  expect(match.events().map(({ key }) => key)).toContain('rallied');
});

test('B7.6 B10.0.2 who gives an enemy away in his own hex by acting does not rally any more', () => {
  const ground = { '0,0': 'lightWoods' };
  const match = matchWith('g03 0,0 hidden pinned; s03 0,0 hidden', { ground, checks: [7] });
  match.say('g03 rally caps:0');
  for (const facing of ['N', 'S']) {
    expect(match.events().map(({ key }) => key)).not.toContain('rolled');
    match.say(facing);
  }
  expect(match.events().map(({ key }) => key)).not.toContain('rolled');
});
