import { denied, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { canSee } from '../../board/tables.ts';
import { smokeIn, smokeOf } from '../../model/battle/battle.ts';
import { battleWith, hex, odds, unit } from '../../testing/fire-field.ts';
import { game, matchWith } from '../../testing/match.ts';

const keysOf = (verdict: { readonly reasons: readonly { readonly key: string }[] }): string[] =>
  verdict.reasons.map(({ key }) => key);

test('B13.1 an 8 cm mortar lays heavy smoke where it could attack, for its attack cost', () => {
  const match = matchWith('g23 0,0 SE; s01 9,0 NW', { caps: [9, 0], ground: { '4,0': 'water' } });
  expect(match.judge('g23 smoke 5,0').granted).toBe(true);
  expect(keysOf(match.judge('g23 smoke -5,0'))).toEqual(['outOfArc']);
  expect(keysOf(match.judge('g23 smoke 1,0'))).toEqual(['tooNear']);
  expect(keysOf(match.judge('g23 smoke 0,0 command'))).toEqual(['tooNear']);
  expect(keysOf(match.judge('g23 smoke 4,0'))).toEqual(['smokeOnWater']);
  match.say('g23 smoke 5,0 command');
  expect(match.state.markers).toEqual([expect.objectContaining({ kind: 'smoke', dm: 2 })]);
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'smokeLaid' }));
});

test('B13.1 it lays none where it does not see, nor with an enemy in its hex; others lay none at all', () => {
  const match = matchWith('g23 0,0 SE; g03 0,0; s01 9,0 NW', { caps: [9, 0], ground: { '2,0': 'heavyWoods' } });
  expect(keysOf(match.judge('g23 smoke 5,0 command'))).toContain('noSight');
  expect(keysOf(match.judge('g03 smoke 1,0'))).toEqual(['laysNoSmoke']);
  const beset = matchWith('g23 0,0 SE; s01 0,0 NW', { caps: [9, 0] });
  expect(denied(beset.judge('g23 smoke'))).toEqual(['B13.1 noHexForSmoke']);
});

test('B13.1 pioneers lay it in their own or an adjacent hex, all around, for 2', () => {
  const match = matchWith('g16 0,0 SE; s01 9,0 NW', { caps: [9, 0], checks: [2] });
  expect(match.offers('g16 smoke')).toHaveLength(7);
  match.say('g16 smoke -1,0 caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 2, spent: true }));
});

test('B13.0 heavy smoke is light in the next round and gone in the one after (GT-43)', () => {
  const match = matchWith('g16 0,0 SE; s01 9,0 NW', { caps: [2, 0], options: { checkDevice: 'd10' } });
  match.say('g16 smoke 0,0 command');
  expect(match.state.markers.map(({ dm }) => dm)).toEqual([2]);
  match.say('pass').say('pass');
  expect(match.state.round).toBe(2);
  expect(match.state.markers.map(({ dm }) => dm)).toEqual([1]);
  while (match.state.round === 2) match.say(match.offers().includes('caps:0') ? 'caps:0' : 'pass');
  expect(match.state.markers).toEqual([]);
});

test.each([
  ['stone-by-stone', [2, 1]],
  ['below-the-ridge', [2, 2]],
])('B2.0 R-217 smoke of the set-up of %s is as thick as laid in round 1, thinner from round 2 on', (mission, laid) => {
  const match = new Rehearsal(game, { mission });
  const smoke = (): number[] => match.state.markers.flatMap(({ kind, dm }) => (kind === 'smoke' ? [dm] : []));
  expect(smoke()).toEqual(laid);
  if (match.offers().includes('mine')) match.say(`mine ${match.offers('mine')[0] ?? ''}`);
  const next = (): string => ['caps:0', 'none', 'pass'].find((word) => match.offers().includes(word)) ?? 'proceed';
  while (match.state.round === 1) match.say(next());
  // The smoke an event laid since then is heavy.
  expect(smoke().filter((dm) => dm === 1)).toHaveLength(laid.filter((dm) => dm === 2).length);
});

test('B13.0a two light counters in a hex hide what is behind; smoke of both ends adds up (GT-52)', () => {
  const two = battleWith('g03 0,0 SE; s01 4,0 NW', { markers: 'smoke1 2,0; smoke1 2,0' });
  expect(canSee(two.tables, smokeOf(two), hex(two, '0,0'), hex(two, '4,0'))).toBe(false);
  const clear = battleWith('g03 0,0 SE; s01 4,0 NW');
  const ends = battleWith('g03 0,0 SE; s01 4,0 NW', { markers: 'smoke2 4,0; smoke1 0,0' });
  expect(odds(ends, 'g03 s01').defense - odds(clear, 'g03 s01').defense).toBe(3);
});

test('B13.0a with smokeStacking max2 a hex never has more than a heavy counter would give', () => {
  const markers = 'smoke2 4,0; smoke2 4,0';
  const add = battleWith('g03 0,0', { markers });
  const most = battleWith('g03 0,0', { markers, options: { smokeStacking: 'max2' } });
  expect([smokeIn(add, hex(add, '4,0')), smokeIn(most, hex(most, '4,0'))]).toEqual([4, 2]);
  expect(smokeOf(most).get(hex(most, '4,0'))).toBe(2);
});

test('B13.1 a mortar lays smoke indirectly too, spotted from a hex near it, for its indirect cost', () => {
  const match = matchWith('g23 0,0 SE; s01 9,0 NW', { caps: [9, 0], ground: { '2,0': 'heavyWoods' }, checks: [4] });
  expect(denied(match.judge('g23 smoke 5,0 caps:0'))).toEqual(['B6.0 noSight', 'B6.0.5 standing']);
  expect(match.offers('g23 smoke 5,0')).toContain('1,1');
  expect(denied(match.judge('g23 smoke 5,0 3,0'))).toEqual(['B12.0a spotTooFar']);
  match.say('g23 smoke 5,0 1,1 caps:0');
  expect(match.state.markers).toHaveLength(1);
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 4 }));
  const second = matchWith('g23 0,0 SE; s01 9,0 NW', { hands: [['c02'], []], ground: { '2,0': 'heavyWoods' } });
  expect(second.offers('c02 g23 smoke 5,0')).not.toContain('.');
});

test('B18.3.3 a unit that lays smoke in a mine hex sets the mine off, a pioneer does not', () => {
  const mortar = matchWith('g23 0,0 SE; s01 9,0 NW', { caps: [9, 0], markers: 'mine 0,0', dice: [1, 1] });
  mortar.say('g23 smoke 5,0 command');
  expect(mortar.events()).toContainEqual(expect.objectContaining({ key: 'mineAttacked', unit: unit('g23') }));
  mortar.say('caps:0');
  const pioneer = matchWith('g16 0,0 SE; s01 9,0 NW', { caps: [9, 0], markers: 'mine 0,0' });
  pioneer.say('g16 smoke 0,0 command');
  expect(pioneer.events().some(({ key }) => key === 'mineAttacked')).toBe(false);
});
