import { expect, test } from 'vitest';
import type { Control } from '../../model/battle/marker.ts';
import { unit } from '../../testing/fire-field.ts';
import { game, matchWith } from '../../testing/match.ts';
import { NONE, playerId } from '../../model/ids.ts';

/** A row of woods between the two sides. */
const SCREEN = Object.fromEntries([-3, -2, -1, 0, 1, 2, 3].map((r) => [`3,${r}`, 'heavyWoods']));
const APART = 'g03 0,0 SE; s03 6,0 NW';

function keysOf(verdict: { granted: boolean; reasons: readonly { key: string }[] }): string[] {
  return verdict.granted ? [] : verdict.reasons.map(({ key }) => key);
}

test('B10.2 GT-56 hiding costs seven and takes a unit out of sight into its own hex or the next', () => {
  const match = matchWith(APART, { ground: SCREEN, checks: [7] });
  expect(match.judge('g03 hide 0,0')).toMatchObject({ granted: true, value: { figures: { cost: 7 } } });
  match.say('g03 hide 0,1 caps:0');
  const at = match.state.units[unit('g03')]?.at;
  expect(match.state.units[unit('g03')]).toMatchObject({ hidden: true, spent: true });
  expect(match.events('german')).toContainEqual({ rule: 'B10.2', key: 'hid', unit: unit('g03'), at });
  expect(match.events('soviet')).toContainEqual({ rule: 'B10.2', key: 'hid', unit: unit('g03'), at: -1 });
  expect(game.view(match.state, 'soviet').units[unit('g03')]?.at).toBe(-1);
});

test('B10.2 with hideCost 5 it costs five', () => {
  const match = matchWith(APART, { ground: SCREEN, checks: [7], options: { hideCost: '5' } });
  match.say('g03 hide 0,0 caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'paid', ap: 5 }));
});

test('B10.2 nobody hides, and nobody goes, where an enemy sees him', () => {
  const seen = matchWith(APART);
  expect(keysOf(seen.judge('g03 hide'))).toContain('seen');
  const ground = { '1,0': 'heavyWoods' };
  const half = matchWith('g03 0,0 SE; s03 2,0 NW', { ground });
  expect(half.judge('g03 hide 0,0').granted).toBe(true);
  expect(keysOf(half.judge('g03 hide 1,-1'))).toEqual(['seen']);
});

test('B10.2 B6.0.8 in woods nobody is seen from afar by enhancedLOS, unless he has just fired', () => {
  const ground = { '0,0': 'lightWoods' };
  const options = { enhancedLOS: 'adjacentOnly' };
  const match = matchWith('g03 0,0 SE; s03 4,0 NW', { ground, options, dice: [1, 1], checks: [7] });
  expect(match.judge('g03 hide 0,0').granted).toBe(true);
  match.say('g03 fire 4,0 caps:0').say('pass');
  expect(keysOf(match.judge('g03 hide'))).toContain('seen');
});

test('B10.2 only un-hit unburdened foot hides', () => {
  const match = matchWith('g03 0,0 SE pinned; g34 0,1 SE; g43 1,0 SE; s03 6,0 NW', { ground: SCREEN });
  expect(keysOf(match.judge('g03 hide'))).toEqual(['isHit']);
  expect(keysOf(match.judge('g34 hide'))).toEqual(['burdened']);
  expect(keysOf(match.judge('g43 hide'))).toEqual(['burdened']);
});

test('B10.2 B9.1.4 a group hides together, each in its hex', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s03 6,0 NW', { ground: SCREEN, checks: [7] });
  match.say('g03 hide 0,0 +g04 0,0 caps:0');
  expect(match.state.units[unit('g03')]?.hidden).toBe(true);
  expect(match.state.units[unit('g04')]?.hidden).toBe(true);
});

test('B10.0.2 B10.2 who hides beside a friend that stays in the open is found with him; not beside one that cannot hide', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; s03 6,0 NW', { ground: SCREEN, checks: [7] });
  match.say('g03 hide 0,0 caps:0');
  expect(match.events('soviet')).toContainEqual(expect.objectContaining({ key: 'revealed', unit: unit('g03') }));
  match.say('SE');
  const tank = matchWith('g03 0,0 SE; g43 0,0 SE; s03 6,0 NW', { ground: SCREEN });
  expect(keysOf(tank.judge('g03 hide 0,0'))).toEqual(['openFriend']);
  expect(tank.judge('g03 hide 0,1').granted).toBe(true);
});

test('B10.2 a card that gives an action gives this one too', () => {
  const match = matchWith(APART, { ground: SCREEN, hands: [['c02'], []] });
  match.say('c02 g03 hide 0,0');
  expect(match.state.units[unit('g03')]).toMatchObject({ hidden: true, spent: false });
});

test('B19.3 a hidden unit takes no control, and takes it as soon as it is revealed alone in the hex', () => {
  const match = matchWith('g03 0,0 SE hidden; s03 6,0 NW', {
    ground: { ...SCREEN, '0,0': 'lightWoods' },
    caps: [1, 0],
    checks: [7],
  });
  const control: Control = { at: match.state.units[unit('g03')]?.at ?? NONE, side: 'soviet', player: playerId(1) };
  Object.assign(match.state, { controls: [control] });
  match.say('g03 stall').say('pass');
  expect(control.side).toBe('soviet');
  match.say('g03 pivot N command');
  expect(control.side).toBe('german');
});
