import { after, brokenLaws, fuzz } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { positionOf } from '../../testing/fire-field.ts';
import { type BearMatch, game, matchWith } from '../../testing/match.ts';
import { unitIn } from '../../testing/story.ts';
import { told, why } from '../../testing/told.ts';

const options = { cautiousMovement: 'on' };

/** Is g03 exposed after this move? */
function exposedBy(match: BearMatch, said: string): boolean {
  match.say(said);
  return unitIn(match, 'g03').exposed;
}

/** What s01, five hexes off at 6,0, needs against g03. */
function needed(match: BearMatch): unknown {
  const verdict = match.judge('s01 fire 1,0');
  return verdict.granted ? verdict.value.figures.targets?.[0]?.needed : undefined;
}

test('B5.0.3 foot that has moved in the open has -1 DM, in the enemy’s very next turn only', () => {
  const match = matchWith('g03 0,0 SE; g04 -3,0 SE; s01 6,0 NW; s02 9,0 NW', { options, checks: [7, 7] });
  match.say('g03 move 1,0 SE caps:0');
  expect(told(match, 'exposed')).toEqual(['exposed g03']);
  expect(needed(match)).toBe(8);
  expect(match.judge('s01 fire 1,0').reasons).toContainEqual(
    expect.objectContaining({ rule: 'B5.0.3', key: 'exposed', amount: -1 }),
  );
  match.say('s02 stall');
  expect(unitIn(match, 'g03').exposed).toBe(false);
  match.say('pass');
  expect(needed(match)).toBe(9);
});

test('B5.0.3 where the switch is off, nobody is exposed and nobody is careful', () => {
  const match = matchWith('g03 0,0 SE; s01 6,0 NW');
  expect(why(match, 'g03 move 1,0 SE cautious')).toBe('noCautiousMoves');
  expect(exposedBy(match, 'g03 move 1,0 SE caps:0')).toBe(false);
});

test('B5.0.3 a cautious move costs 1 more, for each who goes on foot, and exposes nobody', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; g49 0,1 SE; s01 9,0 NW', { options, checks: [7] });
  expect(match.judge('g03 move 1,0 SE')).toMatchObject({ value: { figures: { cost: 1, price: 1 } } });
  expect(match.judge('g03 move 1,0 SE cautious')).toMatchObject({ value: { figures: { cost: 2, price: 2 } } });
  expect(match.judge('g03 move 1,0 SE +g04 1,-1 N cautious')).toMatchObject({ value: { figures: { price: 2 } } });
  expect(why(match, 'g49 move 1,1 SE cautious')).toBe('nobodyExposed');
  expect(exposedBy(match, 'g03 move 1,0 SE cautious caps:0')).toBe(false);
  expect(told(match, 'paid')).toEqual(['paid g03 ap 2 0']);
});

test('B5.0.3 a spent unit without CAPs for it cannot be careful', () => {
  const match = matchWith('g03 0,0 SE spent; s01 9,0 NW', { options, caps: [1, 0] });
  expect(why(match, 'g03 move 1,0 SE cautious')).toContain('tooFewCaps');
});

test.each([
  ['moving backward', 'g03 0,0 SE', 'g03 move -1,0 SE caps:0', {}],
  ['into light woods', 'g03 0,0 SE', 'g03 move 1,0 SE caps:0', { ground: { '1,0': 'lightWoods' } }],
  ['into smoke', 'g03 0,0 SE', 'g03 move 1,0 SE caps:0', { markers: 'smoke1 1,0' }],
  ['behind a road block', 'g03 0,0 SE', 'g03 move 1,0 SE caps:0', { markers: 'roadBlock 1,0' }],
  ['into a trench', 'g03 0,0 SE', 'g03 move 1,0 SE inside caps:0', { markers: 'trench 1,0' }],
  ['beside a vehicle', 'g03 0,0 SE; g49 1,0 SE', 'g03 move 1,0 SE caps:0', {}],
  ['together with a vehicle', 'g03 0,0 SE; g49 0,0 SE', 'g03 move 1,0 SE +g49 1,0 SE caps:0', {}],
  ['being carried', 'g37 0,0 SE; g03 0,0 SE on:g37', 'g37 move 1,0 SE caps:0', {}],
])('B5.0.3 no penalty: %s', (_what, units, said, scene) => {
  expect(exposedBy(matchWith(`${units}; s01 9,0 NW`, { options, ...scene }), said)).toBe(false);
});

test.each([
  ['beside a trench, but not in it', 'g03 0,0 SE', 'g03 move 1,0 SE caps:0', { markers: 'trench 1,0' }],
  ['into water', 'g03 0,0 SE', 'g03 move 1,0 SE caps:0', { ground: { '1,0': 'water' } }],
  ['with a vehicle that parts from it', 'g03 0,0 SE; g49 0,0 SE', 'g03 move 1,0 SE +g49 0,1 SE caps:0', {}],
])('B5.0.3 the penalty stands: %s', (_what, units, said, scene) => {
  expect(exposedBy(matchWith(`${units}; s01 9,0 NW`, { options, ...scene }), said)).toBe(true);
});

test('B5.0.3 what may be said of careful moves is offered, and only that', () => {
  const match = matchWith('g03 0,0 SE; g49 0,0 SE; s01 2,0 NW', { options, radius: 2, caps: [1, 0] });
  expect(brokenLaws(after(game, 'g03 move 1,0 SE'), match.view, { most: 60 })).toEqual([]);
});

test.each(['spentCheck', 'sevenAP'])('B5.0.3 random matches with careful moves by %s are sound', (economy) => {
  const units = 'g03 0,0 SE; g04 0,1 SE; g49 0,1 SE; s01 3,0 NW; s02 3,-1 NW';
  const position = { ...positionOf(units, { radius: 4, options: { ...options, economy } }), rounds: 2 };
  const spoken = new Map<string, number>();
  expect(fuzz(game, { options: { position }, seed: 'sfc32:3', spoken }).outcome.reason.key).toBe('lastRound');
  expect(spoken.get('cautious')).toBeGreaterThan(0);
});
