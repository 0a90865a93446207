import { denied } from '@sandtable/kernel/testing';
import { deny } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { matchWith, pack } from '../../testing/match.ts';

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
