import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { matchWith } from '../../testing/match.ts';

const keysOf = (verdict: { readonly reasons: readonly { readonly key: string }[] }): string[] =>
  verdict.reasons.map(({ key }) => key);

test('B3.2.1 any number of CAPs go toward the price, one for one; the check is at the rest', () => {
  const match = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { caps: [3, 0], dice: [3, 4], checks: [3] });
  expect(match.offers('g03 rally')).toEqual(['caps:0', 'caps:1', 'caps:2', 'caps:3']);
  match.say('g03 rally caps:3');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 2, spent: false }));
  expect(match.state.players[0]?.caps).toBe(0);
});

test('B3.2.2 a command action is paid wholly in CAPs, by spent units too, and nobody is checked', () => {
  const match = matchWith('g03 0,0 SE pinned spent; s01 9,0 NW', { caps: [5, 0], dice: [3, 4] });
  expect(match.offers('g03 rally')).toEqual(['command']);
  match.say('g03 rally command');
  expect(match.state.units[unit('g03')]).toMatchObject({ spent: true, hit: -1 });
});

test('B3.2.3 at most two CAPs are added to a roll of one’s own, before it (GT-70)', () => {
  const match = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { caps: [9, 9], dice: [3, 2], checks: [7] });
  match.say('g03 rally caps:0');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'german', key: 'capsOnDice' });
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
  match.say('caps:2');
  expect(match.events()).toContainEqual({ rule: 'B7.6', key: 'rallied', unit: unit('g03'), roll: 7, needed: 7 });
  expect(match.state.players[0]?.caps).toBe(7);
});

test('B3.2.3 no more CAPs than there are, and none are asked for where there are none', () => {
  const one = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { caps: [1, 0], dice: [1, 1], checks: [7] });
  one.say('g03 rally caps:0');
  expect(one.offers()).toEqual(['caps:0', 'caps:1']);
  expect(keysOf(one.judge('caps:2'))).toEqual(['mostCapsOnDice']);
  one.say('caps:1');
  const none = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { caps: [0, 5], dice: [1, 1], checks: [7] });
  none.say('g03 rally caps:0');
  expect(none.system.pending(none.state)?.key).toBe('turn');
});

test('B3.2.3 with capsOnDice attackAndInitiative nothing can be added to a rally, but to an attack it can', () => {
  const options = { capsOnDice: 'attackAndInitiative' };
  const rally = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { caps: [5, 0], dice: [3, 2], checks: [7], options });
  rally.say('g03 rally caps:0');
  expect(rally.system.pending(rally.state)?.key).toBe('turn');
  const attack = matchWith('g03 0,0 SE; s01 3,0 NW', { caps: [5, 0], options });
  attack.say('g03 fire 3,0 caps:0');
  expect(attack.system.pending(attack.state)?.key).toBe('capsOnDice');
});

test('B3.2.3 where several are in the hex, each roll is paid for by itself', () => {
  const match = matchWith('g03 0,0 SE; s01 3,0 NW; s02 3,0 NW', { caps: [5, 0], dice: [1, 1, 1, 2], checks: [7] });
  match.say('g03 fire 3,0 caps:0').say('caps:2').say('caps:1');
  expect(match.state.players[0]?.caps).toBe(2);
});

test('B3.2.4 on the initiative who has more CAPs declares first; paid CAPs are gone even if it is lost', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { caps: [3, 5], dice: [1, 1, 6, 6] });
  match.say('pass').say('pass');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'soviet', key: 'initiative' });
  match.say('caps:2');
  expect(match.system.pending(match.state)?.seat).toBe('german');
  match.say('caps:1');
  // 2 + 2 against 12 + 1.
  expect(match.system.pending(match.state)?.seat).toBe('german');
  expect(match.state.players.map(({ caps }) => caps)).toEqual([2, 3]);
});

test('B3.2.5 a handicap gives a side more CAPs to begin with', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { caps: [3, 3], options: { sovietHandicap: '2' } });
  expect(match.state.players.map(({ caps }) => caps)).toEqual([3, 5]);
});
