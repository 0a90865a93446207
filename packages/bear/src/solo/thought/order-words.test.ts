import { expect, test } from 'vitest';
import { decide, whyNot } from '../../testing/decide.ts';

// Every word is tried on two AI that could both execute the order; it is true of one of them.

const WOODS = { '0,0': 'lightWoods' };

test('S5.0a In Cover means a hex with any DM, In 0 DM Hex one without', () => {
  const field = 's03 0,0 SE; s04 0,3 SE; g03 8,0 NW';
  const inCover = decide(field, { who: ['inCover'], action: 'move' }, { ground: WOODS });
  expect(inCover.deed).toMatch(/^s03/);
  expect(whyNot(inCover, 's04')).toBe('inCover');
  const inOpen = decide(field, { who: ['inOpen'], action: 'move' }, { ground: WOODS });
  expect(inOpen.deed).toMatch(/^s04/);
  expect(whyNot(inOpen, 's03')).toBe('inOpen');
});

test('S5.0a trench, hasty defense, road block and smoke are cover, walls and height are not', () => {
  const field = 's03 0,0 SE hasty; s04 0,2 SE; s05 0,4 SE inside; s06 0,6 SE; s07 0,-4 SE; g03 9,0 NW';
  const scene = {
    markers: 'trench 0,4; smoke1 0,6',
    ground: { '0,2': { terrain: 'open', level: 1 }, '0,-4': { terrain: 'open', walls: ['SE'] } },
  };
  const decision = decide(field, { who: ['inCover'], action: 'rally' }, scene);
  const failed = decision.trace.candidates.map((candidate) => candidate.failed);
  expect(failed).toEqual([null, 'inCover', null, null, 'inCover']);
});

test('S5.0a Lowest DV is DR with marker and DMs; the next lowest is taken where the lowest cannot execute', () => {
  // s18 has a front DR of 12 like the rifles; in woods it has 13.
  const field = 's03 0,0 SE; s20 0,2 SE; s18 -1,4 SE; g03 4,0 NW';
  expect(decide(field, { who: ['lowestDV'], action: 'fire' }, { ground: WOODS }).deed).toBe('s18 fire at g03');
  // In the open s03 has 12 too, and is closer.
  expect(decide(field, { who: ['lowestDV'], action: 'fire' }).deed).toBe('s03 fire at g03');
  // With s18 looking away the next lowest are s03 in its woods and s20: both have 13, and s03 is closer.
  const away = field.replace('s18 -1,4 SE', 's18 -1,4 NW');
  expect(decide(away, { who: ['lowestDV'], action: 'fire' }, { ground: WOODS }).deed).toBe('s03 fire at g03');
});

test('S5.0a Highest AR counts the color of the target: against a tank the gun, against men the squad', () => {
  const field = 's13 0,0 SE; s28 0,1 SE';
  const order = { who: ['highestAR'], action: 'fire' } as const;
  expect(decide(`${field}; g03 3,0 NW`, order).deed).toBe('s13 fire at g03');
  expect(decide(`${field}; g49 3,0 SE`, order).deed).toBe('s28 fire at g49');
});

test('S5.0a In Fire Zone means sight, arc and normal range of a unit, spent or fresh', () => {
  const order = { who: ['inFireZone'], action: 'move' } as const;
  const zoned = decide('s03 0,0 SE; s04 -1,0 SE; g03 5,0 NW spent', order);
  expect(zoned.deed).toMatch(/^s03/);
  expect(whyNot(zoned, 's04')).toBe('inFireZone');
  expect(decide('s03 0,0 SE; g03 5,0 SE', order).deed).toBe('nobody');
  expect(decide('s03 0,0 SE; g03 5,0 NW', { ...order, who: ['outOfFireZones'] }).deed).toBe('nobody');
});

test('S5.0a Fresh, Spent, Hit and Unhit', () => {
  const field = 's03 0,0 SE; s04 0,2 SE pinned; s05 0,4 SE spent; g03 8,0 NW';
  const failed = (word: 'fresh' | 'spent' | 'hit' | 'unhit'): unknown[] =>
    decide(field, { who: [word], action: 'digIn' }, { command: true }).trace.candidates.map(
      (candidate) => candidate.failed,
    );
  expect(failed('fresh')).toEqual([null, null, 'fresh']);
  expect(failed('spent')).toEqual(['spent', 'spent', null]);
  expect(failed('hit')).toEqual(['hit', null, 'hit']);
  expect(failed('unhit')).toEqual([null, 'unhit', null]);
});

test('S5.0a Just Acted means the units of the player’s last turn', () => {
  const field = 's03 0,0 SE; g03 3,0 NW; g04 5,0 NW';
  const order = { target: ['justActed'], action: 'fire' } as const;
  expect(decide(field, order, { solo: { justActed: ['g04'] } }).deed).toBe('s03 fire at g04');
  expect(decide(field, order).deed).toBe('nobody');
});

test('S5.0a Largest Group counts AI that hang together, be it only one', () => {
  const order = { who: ['largestGroup'], action: 'move' } as const;
  const { trace } = decide('s03 0,0 SE; s04 0,5 SE; s05 0,6 SE; s06 0,7 SE spent; g03 9,-2 NW', order);
  const [kept] = trace.superlatives;
  expect(kept).toMatchObject({ word: 'largestGroup', of: 'ai' });
  expect(kept?.left).toHaveLength(2);
  expect(decide('s03 0,0 SE; g03 9,0 NW', order).deed).toBe('s03 move 1,0 SE');
});

test('S5.0a In LOS asks for an enemy counter in sight, whichever way it faces', () => {
  const wall = { '2,0': 'heavyWoods', '2,-1': 'heavyWoods', '2,1': 'heavyWoods' };
  const order = { who: ['inLOS'], action: 'move' } as const;
  const seen = decide('s03 0,0 NW; s04 4,4 NW; g03 4,0 NW', order, { ground: wall });
  expect(whyNot(seen, 's03')).toBe('inLOS');
  expect(seen.deed).toMatch(/^s04/);
});

test('S5.0a Mobile means foot and vehicles with a printed move cost of at most 1', () => {
  const field = 's03 0,0 SE; s18 0,2 SE; s48 0,4 SE; s28 0,6 SE; g03 9,0 NW';
  const { trace } = decide(field, { who: ['mobile'], action: 'digIn' });
  expect(trace.candidates.map((candidate) => candidate.failed)).toEqual([null, 'mobile', 'mobile', null]);
});

test('S5.0a Mortar or Inf Gun, RE, foot and vehicle are asked of the counter itself', () => {
  const field = 's03 0,0 SE; s23 0,2 SE; s27 0,4 SE; s48 0,6 SE; g03 9,0 NW';
  const left = (word: 'mortarOrInfGun' | 'foot' | 'vehicle' | 'rumored'): number =>
    decide(
      field,
      { who: [word], action: 'digIn' },
      { ground: { '-3,0': 'lightWoods' }, solo: { rumors: [{ at: '-3,0' }] } },
    ).trace.candidates.filter(({ failed }) => failed === null).length;
  expect(left('mortarOrInfGun')).toBe(2);
  expect(left('vehicle')).toBe(1);
  expect(left('rumored')).toBe(1);
  expect(left('foot')).toBe(4);
});
