import { brokenLaws, fuzz, Rehearsal } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { positionOf } from '../../testing/fire-field.ts';
import { game } from '../../testing/match.ts';

/** Few enough words to try each of them after every beginning. */
test.each([
  ['spentCheck', 'g03 0,0 SE; g16 0,0 SE; s01 0,0 inside', 'trench 0,0; wire 0,0'],
  ['sevenAP', 'g03 0,0 SE; s48 0,0; s01 0,0', ''],
  ['spentCheck', 'g03 0,0 SE pinned; g23 -2,0 SE; s01 1,0 NW hasty', 'wire 1,0'],
  ['spentCheck', 'g03 0,0 SE pinned; g10 0,0 SE pinned; s18 2,0 hidden', ''],
])('B7.0 by %s what is offered of attacks and what is judged are the same: %s; %s', (economy, units, markers) => {
  const position = {
    ...positionOf(units, { markers, options: { economy, airStrike: 'on' } }),
    map: { bare: { radius: 3, hexes: { '2,0': 'lightWoods' } } },
    players: {
      german: { caps: 1, hand: ['c09'], weapons: [{ card: 'grenades', unit: 'g03' }, { card: 'air-strike-german' }] },
    },
  };
  expect(brokenLaws(game, new Rehearsal(game, { position }).view, { most: 80 })).toEqual([]);
});

test.each(['spentCheck', 'sevenAP'])('B7.0 random matches full of attacks are sound by %s', (economy) => {
  const units = 'g03 0,0 SE; g23 -1,0 SE; g49 0,-1 S suppressed; s01 1,0 NW inside; s02 0,0; s48 1,0; s18 3,0 hidden';
  const scene = {
    ground: { '3,0': 'lightWoods', '1,-1': 'stoneBuilding' },
    markers: 'trench 1,0; wire 0,0; mine 2,-1',
    options: { economy, airStrike: 'on', killedMarker: 'delayed' },
  };
  const position = {
    ...positionOf(units, scene),
    map: { bare: { radius: 4, hexes: scene.ground } },
    rounds: 1,
    players: {
      german: {
        caps: 4,
        hand: ['c02', 'c09'],
        weapons: [{ card: 'grenades', unit: 'g03' }, { card: 'air-strike-german' }],
      },
      soviet: { caps: 4, hand: ['c09'], weapons: [{ card: 'molotov', unit: 's02' }] },
    },
  };
  for (const seed of ['sfc32:1', 'sfc32:2']) expect(fuzz(game, { options: { position }, seed }).outcome).toBeDefined();
});
